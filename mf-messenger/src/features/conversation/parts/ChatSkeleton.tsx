import { styled } from 'styled-components';
import { useDelayed } from 'shared-ui/Delayed';
import { Skeleton } from 'shared-ui/Skeleton';
import { theme } from 'shared-ui/theme';

const ROWS = [
  { id: 1, width: '55%', side: 'start' },
  { id: 2, width: '40%', side: 'end' },
  { id: 3, width: '60%', side: 'start' },
  { id: 4, width: '45%', side: 'end' },
] as const;

/**
 * Placeholder of the loading messages. Rendered after a delay: its animation takes time of each frame even while
 * hidden.
 */
export function ChatSkeleton() {
  const isVisible = useDelayed(true);
  return (
    <Root aria-busy="true">
      {isVisible && (
        <Rows aria-label="Загрузка…" role="status">
          {ROWS.map(({ id, width, side }) => (
            <div key={id} style={{ justifySelf: side, width }}>
              <Skeleton height={56} shape="card" />
            </div>
          ))}
        </Rows>
      )}
    </Root>
  );
}

const Root = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
`;

const Rows = styled.div`
  display: grid;
  gap: ${theme.space(3)};
  padding: ${theme.space(4)};
`;
