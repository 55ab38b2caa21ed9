import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isNotificationOn, MOST_UNSEEN_COUNTED, useUnseenChatsCount } from 'shared-api/chats';
import { inOneTab } from 'shared-api/delivery';
import { leaveBy } from 'shared-api/leaving';
import { paths } from 'shared-api/paths';
import { onRealtime, type MessageNews } from 'shared-api/realtime';
import { keepTitlePrefix } from 'shared-ui/keepTitlePrefix';
import { markAsTold, TELLING } from './told';
import { LOOKED_AT, useLookedAt } from './useLookedAt';
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
 * Shows a desktop notification when this tab is hidden, no other tab is visible and the user has enabled notifications.
 * Only one of several tabs shows it. A later message of the same chat replaces the notification.
 * @param onOpen called on a click with the chat's other participant
 */
async function notifyOfMessage({ message, chat }: MessageNews, onOpen: (userId: number) => void): Promise<void> {
  if (document.visibilityState === 'visible' || !isNotificationOn()) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  if (await isAnotherLookedAt()) return;
  if (!(await inOneTab(TELLING, () => markAsTold(String(message.id))))) return;
  try {
    const notification = new Notification(chat?.company ?? texts.newMessage, {
      body: bodyOf(message.text, message.attachments.length),
      tag: `vstrecha.chat.${message.chat_id}`,
      ...(chat && { icon: chat.avatar }),
    });
    notification.onclick = () => {
      window.focus();
      onOpen(message.user_id);
      notification.close();
    };
  } catch {
    // Chrome on Android has the class, but its constructor throws.
  }
}

function bodyOf(text: string, attachments: number): string {
  if (text === '') return texts.attachments(attachments);
  const characters = Array.from(text);
  return characters.length > TEXT_LENGTH ? `${characters.slice(0, TEXT_LENGTH).join('')}…` : text;
}

async function isAnotherLookedAt(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === LOOKED_AT);
}
