import { Delayed } from 'shared-ui/Delayed';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { PageColumns } from '#components/PageColumns';
import { texts } from '../texts';
import { ProfileCardSkeleton } from './ProfileCardSkeleton';

/** Holds the place of a participant's page. */
export function ParticipantSkeleton() {
  return (
    <>
      <h1 className="visually-hidden">{texts.anyParticipantTitle}</h1>
      <PageColumns
        head={() => <ProfileCardSkeleton />}
        lead={
          <Delayed>
            <Stack gap={3} aria-hidden>
              <Skeleton height={40} />
              <Skeleton height={40} />
            </Stack>
          </Delayed>
        }
        main={null}
        side={null}
      />
    </>
  );
}
