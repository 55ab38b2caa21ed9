import type { PropsOf } from 'shared-api/federation';
import { OwnFiles } from '../features/company-files/components/OwnFiles';

/** The current user's company files: upload, rename, delete, download, space used. */
export function CompanyFiles(props: PropsOf<'mf_profile/CompanyFiles'>) {
  return <OwnFiles {...props} />;
}
