import Paperclip from '@lucide/icons/icons/paperclip';
import { memo } from 'react';
import { styled } from 'styled-components';
import type { Chat } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { readDraft } from 'shared-api/storage';
import { Avatar } from 'shared-ui/Avatar';
import { DotBadge } from 'shared-ui/Badge';
import { Icon } from 'shared-ui/Icon';
import { cutText } from 'shared-ui/texts';
import { media, theme } from 'shared-ui/theme';
import { LAST_MESSAGE_LENGTH } from '#domain/limits';
import { MessageHead } from '#parts/MessageHead';
import { chatDraftName } from '#state/useChosenFiles';
import { texts } from '../texts';

interface ChatListItemProps {
  chat: Chat;
  isOnline: boolean;
  isOpen?: boolean;
  /** For the draft and «Вы:». */
  ownUserId?: number;
  /** Number of files chosen for this chat and not sent yet. */
  chosenCount?: number;
}

/** One chat of the list, as a link: company, time, the last message or the draft, and a dot when unseen (CHAT-02). */
export const ChatListItem = memo(function ChatListItem({
  chat,
  isOnline,
  isOpen = false,
  ownUserId,
  chosenCount = 0,
}: ChatListItemProps) {
  // The open chat shows its draft itself; other drafts change only when their chat is closed.
  const draft = isOpen || ownUserId === undefined ? '' : readDraft(chatDraftName(ownUserId, chat.user_id)).trim();
  const isOwn = chat.last_user_id !== undefined && chat.last_user_id === ownUserId;
  const isBegun = draft !== '' || (chosenCount > 0 && !isOpen);
  return (
    // Arrows reach it: the list is one tab stop.
    <Root href={paths.chatWith(chat.user_id)} tabIndex={-1} aria-current={isOpen ? 'page' : undefined}>
      <Avatar src={chat.avatar} isOnline={isOnline} size={44} />
      <MessageHead company={chat.company} time={chat.updated_at} isUnseen={!chat.seen} />
      <LastMessage $isWide={chat.seen}>
        {isBegun ? (
          <span>
            <Draft>{texts.draft}</Draft>{' '}
            {draft === '' ? texts.attachments(chosenCount) : cutText(draft, LAST_MESSAGE_LENGTH)}
          </span>
        ) : chat.last_message === '' && chat.attachments > 0 ? (
          <>
            {isOwn && <Own>{texts.own}</Own>}
            <Icon icon={Paperclip} size={16} />
            <span>{texts.attachments(chat.attachments)}</span>
          </>
        ) : (
          <span>
            {isOwn && <Own>{texts.own} </Own>}
            <span>{cutText(chat.last_message, LAST_MESSAGE_LENGTH)}</span>
          </span>
        )}
      </LastMessage>
      {!chat.seen && <UnseenDot label={texts.unseen} />}
    </Root>
  );
});

const Draft = styled.b`
  color: ${theme.color.danger};
  font-weight: ${theme.weight.regular};
`;

const Own = styled.span`
  color: ${theme.color.text};
`;

const Root = styled.a`
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
