import { useConfig } from 'shared-api/config';
import { Delayed } from 'shared-ui/Delayed';
import { ErrorState } from 'shared-ui/ErrorState';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { managerContacts } from './contacts';
import { ManagerList } from './ManagerList';
import { texts } from './texts';

/** The managers' contacts of this deployment, or why there are none. */
export function Managers() {
  const { data: config, error, reload } = useConfig();
  if (config) {
    const managers = managerContacts(config.managers);
    return managers.length > 0 ? <ManagerList managers={managers} /> : <p>{texts.noContacts}</p>;
  }
  if (error !== undefined) return <ErrorState onRetry={reload}>{texts.failed}</ErrorState>;
  return (
    <div role="status" aria-busy aria-label={texts.loading}>
      <Delayed>
        <Stack>
          <Skeleton width="80%" height={22} />
          <Skeleton width="60%" height={66} />
        </Stack>
      </Delayed>
    </div>
  );
}
