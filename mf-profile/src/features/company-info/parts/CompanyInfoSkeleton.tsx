import { Delayed } from 'shared-ui/Delayed';
import { Skeleton } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';

/** Height in lines of the empty description field. */
export const DESCRIPTION_ROWS = 5;
const LABEL = 18;
const LINE = theme.control.height;
const TEXTAREA = `calc(${DESCRIPTION_ROWS}lh + ${theme.space(4)})`;
const FIELDS = [
  { name: 'company', height: LINE },
  { name: 'activity', height: LINE },
  { name: 'description', height: TEXTAREA },
  { name: 'site', height: LINE },
  { name: 'terms', height: LINE },
  { name: 'branding', height: LINE },
];

/** Placeholder for the company form while it loads. */
export function CompanyInfoSkeleton() {
  return (
    <div role="status" aria-busy aria-label={texts.loading}>
      <Delayed>
        <Stack>
          {FIELDS.map(({ name, height }) => (
            <Stack key={name} gap={1}>
              <Skeleton width={140} height={LABEL} />
              <Skeleton height={height} />
            </Stack>
          ))}
          <Skeleton height={LINE} />
        </Stack>
      </Delayed>
    </div>
  );
}
