import { styled } from 'styled-components';
import { Delayed } from 'shared-ui/Delayed';
import { Skeleton } from 'shared-ui/Skeleton';
import { theme } from 'shared-ui/theme';

const ROWS = [1, 2, 3, 4, 5, 6];

/** Placeholder of the loading chat list, with rows of the final height. */
export function ChatListSkeleton() {
  return (
    <Delayed>
      <div aria-busy="true" aria-label="Загрузка…" role="status">
        {ROWS.map((row) => (
          <Row key={row}>
            <Skeleton width={44} height={44} />
            <Lines>
              <Skeleton width="60%" />
              <Skeleton width="90%" height={14} />
            </Lines>
          </Row>
        ))}
      </div>
    </Delayed>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${theme.space(3)};
  align-items: center;
  height: 68px;
  padding: ${theme.space(3)};
`;

const Lines = styled.div`
  display: grid;
  flex: 1;
  gap: ${theme.space(2)};
`;
