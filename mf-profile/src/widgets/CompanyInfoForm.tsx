import type { PropsOf } from 'shared-api/federation';
import { CompanyInfo } from '../features/company-info/components/CompanyInfo';

/** The form of the current user's company; it loads and saves by itself. The heading is the host page's. */
export function CompanyInfoForm(props: PropsOf<'mf_profile/CompanyInfoForm'>) {
  return <CompanyInfo {...props} />;
}
