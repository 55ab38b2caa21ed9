import Paperclip from 'lucide-react/icons/paperclip';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Chat } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { Avatar } from 'shared-ui/Avatar';
import { DotBadge } from 'shared-ui/Badge';
import { cutText } from 'shared-ui/cutText';
import { media, theme } from 'shared-ui/theme';
import { MessageHead } from '#components/messages/MessageHead';
import { LAST_MESSAGE_LENGTH } from '#domain/limits';
import { texts } from '../texts';

interface ChatListItemProps {
  chat: Chat;
  /** The other side is in the application now. */
  isOnline: boolean;
}

/** One chat of the list: who, when, the last message, whether it was seen (CHAT-02). */
export function ChatListItem({ chat, isOnline }: ChatListItemProps) {
  return (
    <Root to={paths.chatWith(chat.user_id)}>
      <Avatar src={chat.avatar} isOnline={isOnline} size={44} />
      <MessageHead company={chat.company} time={chat.updated_at} isUnseen={!chat.seen} />
      <LastMessage $isWide={chat.seen}>
        {chat.last_message === '' && chat.attachments > 0 ? (
          <>
            <Paperclip size={16} aria-hidden />
            <span>{texts.attachments(chat.attachments)}</span>
          </>
        ) : (
          <span>{cutText(chat.last_message, LAST_MESSAGE_LENGTH)}</span>
        )}
      </LastMessage>
      {!chat.seen && <UnseenDot label={texts.unseen} />}
    </Root>
  );
}

const Root = styled(NavLink)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  column-gap: ${theme.space(3)};
  align-items: center;
  min-height: 68px;
  padding: ${theme.space(3)};
  border-radius: ${theme.radius.control};
  color: ${theme.color.text};
  text-decoration: none;

  > :first-child {
    grid-row: span 2;
  }

  &[aria-current='page'] {
    background: ${theme.color.accentSoft};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.hover} {
    &:hover:not([aria-current='page']) {
      background: ${theme.color.sunken};
    }
  }
`;

const LastMessage = styled.span<{ $isWide: boolean }>`
  display: flex;
  gap: ${theme.space(1)};
  align-items: center;
  grid-column: ${({ $isWide }) => ($isWide ? '2 / -1' : '2')};
  min-width: 0;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};

  > svg {
    flex: none;
  }

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const UnseenDot = styled(DotBadge)`
  justify-self: end;
`;
