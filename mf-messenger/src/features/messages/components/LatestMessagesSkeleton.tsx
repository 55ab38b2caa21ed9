import { styled } from 'styled-components';
import { Delayed } from 'shared-ui/Delayed';
import { Skeleton } from 'shared-ui/Skeleton';
import { theme } from 'shared-ui/theme';

/** The latest messages while they load. */
export function LatestMessagesSkeleton({ rows }: { rows: number }) {
  return (
    <Delayed>
      <div aria-busy="true" aria-label="Загрузка…" role="status">
        {Array.from({ length: rows }, (_, row) => (
          <Row key={row}>
            <Skeleton height={44} />
          </Row>
        ))}
      </div>
    </Delayed>
  );
}

const Row = styled.div`
  padding: ${theme.space(2)};
`;
