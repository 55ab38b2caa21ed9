import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { MOST_UNSEEN_COUNTED, useUnseenChatsCount } from 'shared-api/chats';
import { leaveBy } from 'shared-api/leaving';
import { paths } from 'shared-api/paths';
import { onRealtime, type MessageNews } from 'shared-api/realtime';
import { keepTitlePrefix } from 'shared-ui/keepTitlePrefix';
import { notifyOnDesktop } from './desktopNotification';
import { useLookedAt } from './useLookedAt';
import { useVisible } from './useVisible';

/** Announces new messages on every page: unseen chats in a hidden tab's title, and desktop notifications. */
export function MessageNotices({ userId }: { userId: number }) {
  const { data: count = 0 } = useUnseenChatsCount(true);
  const isVisible = useVisible();
  useEffect(() => {
    // In a visible tab the sidebar shows the count, and the title is the page's.
    if (count === 0 || isVisible) return undefined;
    return keepTitlePrefix(count > MOST_UNSEEN_COUNTED ? `(${MOST_UNSEEN_COUNTED}+) ` : `(${count}) `);
  }, [count, isVisible]);

  useLookedAt();
  const navigate = useNavigate();
  const openChat = useEffectEvent((senderId: number) => leaveBy(() => void navigate(paths.chatWith(senderId))));
  useEffect(
    () =>
      onRealtime(['message'], (news) => {
        if (news.message.user_id !== userId) void notifyOfMessage(news, (senderId) => openChat(senderId));
      }),
    [userId],
  );
  return null;
}

const TEXT_LENGTH = 100;

const texts = {
  newMessage: 'Новое сообщение',
  attachments: (count: number) => `Вложения: ${count}`,
} as const;

/**
 * Notifies of a message; a later one of the same chat replaces the notification.
 * @param onOpen called on a click with the chat's other participant
 */
function notifyOfMessage({ message, chat }: MessageNews, onOpen: (userId: number) => void): Promise<void> {
  return notifyOnDesktop({
    event: String(message.id),
    title: chat?.company ?? texts.newMessage,
    body: bodyOf(message.text, message.attachments.length),
    tag: `vstrecha.chat.${message.chat_id}`,
    ...(chat && { icon: chat.avatar }),
    onOpen: () => onOpen(message.user_id),
  });
}

function bodyOf(text: string, attachments: number): string {
  if (text === '') return texts.attachments(attachments);
  const characters = Array.from(text);
  return characters.length > TEXT_LENGTH ? `${characters.slice(0, TEXT_LENGTH).join('')}…` : text;
}
