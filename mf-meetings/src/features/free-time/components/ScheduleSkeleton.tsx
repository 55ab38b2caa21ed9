import { styled } from 'styled-components';
import { Delayed } from 'shared-ui/Delayed';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import { SLOTS_PER_DAY } from '../limits';
import { texts } from '../texts';

const slots = Array.from({ length: SLOTS_PER_DAY }, (_, slot) => slot);

/** Holds the place of the schedule. */
export function ScheduleSkeleton() {
  return (
    <div role="status" aria-busy aria-label={texts.loading}>
      <Delayed>
        <Stack>
          <Skeleton width="60%" height={20} />
          <Skeleton width="80%" height={theme.control.height} />
          <Grid>
            {slots.map((slot) => (
              <Skeleton key={slot} height={theme.control.height} />
            ))}
          </Grid>
        </Stack>
      </Delayed>
    </div>
  );
}

// The layout of SlotGrid.
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
  gap: ${theme.space(2)};
`;
