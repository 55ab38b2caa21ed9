import { styled } from 'styled-components';
import type { PropsOf } from 'shared-api/federation';
import { Delayed } from 'shared-ui/Delayed';
import { EmptyState } from 'shared-ui/EmptyState';
import { RowBoundary } from 'shared-ui/ErrorBoundary';
import { Loaded } from 'shared-ui/Loaded';
import { Skeleton } from 'shared-ui/Skeleton';
import { theme } from 'shared-ui/theme';
import { useIncomingMessages } from '#api/useIncomingMessages';
import { LatestMessage } from './LatestMessage';
import { texts } from './texts';

/**
 * Widget with the last incoming messages of the current user, newest first (OWN-02). The page around it adds the
 * heading and further links.
 */
export function LatestMessages({ limit }: PropsOf<'mf_messenger/LatestMessages'>) {
  return (
    <Loaded
      query={useIncomingMessages(limit)}
      skeleton={<LatestMessagesSkeleton rows={limit} />}
      failed={texts.incomingFailed}
      empty={<EmptyState>{texts.noIncoming}</EmptyState>}
    >
      {(messages) => (
        <List aria-label={texts.incoming}>
          {messages.map((message) => (
            <li key={message.id}>
              <RowBoundary item={message}>
                <LatestMessage message={message} />
              </RowBoundary>
            </li>
          ))}
        </List>
      )}
    </Loaded>
  );
}

function LatestMessagesSkeleton({ rows }: { rows: number }) {
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

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.div`
  padding: ${theme.space(2)};
`;
