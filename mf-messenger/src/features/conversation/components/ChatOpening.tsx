import { useOpening } from '../useOpening';
import { ChatMessages, type ChatMessagesProps } from './ChatMessages';
import { ChatSkeleton } from './ChatSkeleton';

/** The messages of a chat, as soon as enough of them are there to begin at the first unseen one. */
export function ChatOpening(props: ChatMessagesProps) {
  return useOpening(props) ? <ChatMessages {...props} /> : <ChatSkeleton />;
}
