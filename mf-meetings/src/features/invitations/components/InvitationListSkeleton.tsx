import { styled } from 'styled-components';
import { Delayed } from 'shared-ui/Delayed';
import { Skeleton } from 'shared-ui/Skeleton';
import { theme } from 'shared-ui/theme';
import { texts } from '../texts';

const ROWS = ['first', 'second', 'third'];

/** Placeholder for a short list. */
export function InvitationListSkeleton() {
  return (
    <div role="status" aria-busy aria-label={texts.loading}>
      <Delayed>
        {ROWS.map((row) => (
          <Row key={row}>
            <Skeleton width={180} height={22} />
            <Skeleton width={220} height={22} />
          </Row>
        ))}
      </Delayed>
    </div>
  );
}

const Row = styled.div`
  padding: ${theme.space(3)} 0;
  border-top: 1px solid ${theme.color.border};
`;
