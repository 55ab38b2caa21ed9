import MessagesSquare from '@lucide/icons/icons/messages-square';
import { styled } from 'styled-components';
import { EmptyState } from 'shared-ui/EmptyState';
import { Icon } from 'shared-ui/Icon';
import { texts } from '../texts';

/** Right column of the page while no chat is open (CHAT-04). */
export function ChatPlaceholder() {
  return (
    <Pane>
      <EmptyState icon={<Icon icon={MessagesSquare} size={20} />}>{texts.chooseChat}</EmptyState>
    </Pane>
  );
}

const Pane = styled.div`
  display: grid;
  flex: 1;
  place-content: center;
`;
