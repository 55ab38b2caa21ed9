import Paperclip from '@lucide/icons/icons/paperclip';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { IncomingMessage } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { Avatar } from 'shared-ui/Avatar';
import { Icon } from 'shared-ui/Icon';
import { cutText } from 'shared-ui/texts';
import { media, theme } from 'shared-ui/theme';
import { LAST_MESSAGE_LENGTH } from '#domain/limits';
import { MessageHead } from '#parts/MessageHead';
import { texts } from './texts';

/** One incoming message, as a link to the chat with its author. */
export function LatestMessage({ message }: { message: IncomingMessage }) {
  return (
    <Root to={paths.chatWith(message.user_id)}>
      <Avatar src={message.avatar} />
      <MessageHead company={message.company} time={message.created_at} />
      <Text>
        {message.text === '' && message.attachments.length > 0 ? (
          <>
            <Icon icon={Paperclip} size={16} /> {texts.attachments(message.attachments.length)}
          </>
        ) : (
          cutText(message.text, LAST_MESSAGE_LENGTH)
        )}
      </Text>
    </Root>
  );
}

const Root = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  column-gap: ${theme.space(3)};
  padding: ${theme.space(2)};
  border-radius: ${theme.radius.control};
  color: ${theme.color.text};
  text-decoration: none;

  > :first-child {
    grid-row: span 2;
  }

  ${media.hover} {
    &:hover {
      background: ${theme.color.sunken};
    }
  }
`;

const Text = styled.span`
  grid-column: 2 / -1;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  overflow-wrap: anywhere;
`;
