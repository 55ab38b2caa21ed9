import { useCurrentUser } from 'shared-api/session';
import { ErrorState } from 'shared-ui/ErrorState';
import type { CompanyInfoPurpose } from '../companyInfo.schema';
import { texts } from '../texts';
import { CompanyInfoEdit } from './CompanyInfoEdit';
import { CompanyInfoSkeleton } from './CompanyInfoSkeleton';

interface CompanyInfoProps {
  purpose: CompanyInfoPurpose;
  /** Called once the server has it and the user is read again. */
  onSaved?: () => void;
}

/** The current user's company form, once the user is known. */
export function CompanyInfo({ purpose, onSaved }: CompanyInfoProps) {
  const { data: user, error, isLoading, reload } = useCurrentUser();
  if (user) return <CompanyInfoEdit key={user.id} user={user} purpose={purpose} onSaved={onSaved} />;
  if (error === undefined) return <CompanyInfoSkeleton />;
  return (
    <ErrorState onRetry={() => void reload()} isRetrying={isLoading}>
      {texts.loadFailed}
    </ErrorState>
  );
}
