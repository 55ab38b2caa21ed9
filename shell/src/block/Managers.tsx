import { useConfig } from 'shared-api/config';
import { Delayed } from 'shared-ui/Delayed';
import { Loaded } from 'shared-ui/Loaded';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { managerContacts } from './contacts';
import { ManagerList } from './ManagerList';
import { texts } from './texts';

/** The managers' contacts of this deployment, or why there are none. */
export function Managers() {
  const config = useConfig();
  // Without a reason of its own: the sentence already says what to do.
  const managers = { ...config, data: config.data && managerContacts(config.data.managers), reason: undefined };
  return (
    <Loaded query={managers} skeleton={<ManagersSkeleton />} failed={texts.failed} empty={<p>{texts.noContacts}</p>}>
      {(list) => <ManagerList managers={list} />}
    </Loaded>
  );
}

function ManagersSkeleton() {
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
