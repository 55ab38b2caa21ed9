import MessagesSquare from 'lucide-react/icons/messages-square';
import { styled } from 'styled-components';
import { EmptyState } from 'shared-ui/EmptyState';
import { texts } from '../texts';

/** The right side while no chat is chosen (CHAT-04). */
export function ChatPlaceholder() {
  return (
    <Pane>
      <EmptyState icon={<MessagesSquare size={20} aria-hidden />}>{texts.chooseChat}</EmptyState>
    </Pane>
  );
}

const Pane = styled.div`
  display: grid;
  flex: 1;
  place-content: center;
`;
