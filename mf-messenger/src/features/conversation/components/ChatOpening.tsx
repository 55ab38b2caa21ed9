import { useOpening } from '../useOpening';
import { ChatMessages, type ChatMessagesProps } from './ChatMessages';
import { ChatSkeleton } from './ChatSkeleton';

/** Renders the messages of a chat once enough of them are loaded to start at the first unseen one. */
export function ChatOpening(props: ChatMessagesProps) {
  return useOpening(props) ? <ChatMessages {...props} /> : <ChatSkeleton />;
}
