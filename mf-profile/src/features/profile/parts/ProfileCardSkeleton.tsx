import { styled } from 'styled-components';
import { Card } from 'shared-ui/Card';
import { Delayed } from 'shared-ui/Delayed';
import { Skeleton, SkeletonText } from 'shared-ui/Skeleton';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';

/** Placeholder for a profile card of typical size while it loads. */
export function ProfileCardSkeleton() {
  return (
    <Card aria-busy aria-label={texts.loading}>
      <Delayed>
        <Stack gap={5}>
          <Head>
            <Skeleton width={72} height={72} />
            <Stack gap={2}>
              <Skeleton width={220} height={25} />
              <Skeleton width={160} height={22} />
              <Skeleton width={90} height={20} />
            </Stack>
          </Head>
          <SkeletonText lines={3} />
          <SkeletonText lines={2} />
          <SkeletonText lines={2} />
        </Stack>
      </Delayed>
    </Card>
  );
}

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space(4)};
`;
