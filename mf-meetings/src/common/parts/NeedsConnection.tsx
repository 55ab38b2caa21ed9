import { useUnreached } from 'shared-api/connection';
import { Alert } from 'shared-ui/Alert';
import { useCompany } from '#api/useCompany';
import { texts } from '#domain/meetingTexts';
import { CallLink } from '#parts/CallLink';

interface NeedsConnectionProps {
  /** The other company, if there is one. */
  userId?: number;
}

/** Beside actions that no queue takes, while the server cannot be reached: why, and how to tell the company (DAY-04). */
export function NeedsConnection({ userId }: NeedsConnectionProps) {
  const isUnreached = useUnreached();
  const { data: company } = useCompany(userId ?? 0, isUnreached && userId !== undefined);
  if (!isUnreached) return null;
  return (
    <Alert kind="warning" action={company?.phone && <CallLink size="small" phone={company.phone} />}>
      {texts.needsConnection}
    </Alert>
  );
}
