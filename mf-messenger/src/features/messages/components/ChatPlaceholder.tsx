import MessagesSquare from 'lucide-react/icons/messages-square';
import { EmptyState } from 'shared-ui/EmptyState';
import { texts } from '../texts';

/** The right side while no chat is chosen (CHAT-04). */
export function ChatPlaceholder() {
  return <EmptyState icon={<MessagesSquare size={20} aria-hidden />}>{texts.chooseChat}</EmptyState>;
}
