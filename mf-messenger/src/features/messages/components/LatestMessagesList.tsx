import { styled } from 'styled-components';
import { EmptyState } from 'shared-ui/EmptyState';
import { ErrorState } from 'shared-ui/ErrorState';
import { useIncomingMessages } from '../api/useIncomingMessages';
import { texts } from '../texts';
import { LatestMessage } from './LatestMessage';
import { LatestMessagesSkeleton } from './LatestMessagesSkeleton';

/** The last `limit` incoming messages, newest first (OWN-02). Heading and further links are the host page's. */
export function LatestMessagesList({ limit }: { limit: number }) {
  const { messages, error, isLoading, reload } = useIncomingMessages(limit);

  if (!messages) {
    if (error === undefined) return <LatestMessagesSkeleton rows={limit} />;
    return (
      <ErrorState onRetry={reload} isRetrying={isLoading}>
        {texts.incomingFailed}
      </ErrorState>
    );
  }
  if (messages.length === 0) return <EmptyState>{texts.noIncoming}</EmptyState>;
  return (
    <List aria-label={texts.incoming}>
      {messages.map((message) => (
        <li key={message.id}>
          <LatestMessage message={message} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
