import { styled } from 'styled-components';
import { Delayed } from 'shared-ui/Delayed';
import { Skeleton } from 'shared-ui/Skeleton';
import { theme } from 'shared-ui/theme';

const ROWS = [
  { id: 1, width: '55%', side: 'start' },
  { id: 2, width: '40%', side: 'end' },
  { id: 3, width: '60%', side: 'start' },
  { id: 4, width: '45%', side: 'end' },
] as const;

/** The messages of a chat while they load. */
export function ChatSkeleton() {
  return (
    <Delayed>
      <Root aria-busy="true" aria-label="Загрузка…" role="status">
        {ROWS.map(({ id, width, side }) => (
          <div key={id} style={{ justifySelf: side, width }}>
            <Skeleton height={56} shape="card" />
          </div>
        ))}
      </Root>
    </Delayed>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space(3)};
  padding: ${theme.space(4)};
`;
