import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { MOST_UNSEEN_COUNTED, useUnseenChatsCount } from 'shared-api/chats';
import { leaveBy } from 'shared-api/leaving';
import { paths } from 'shared-api/paths';
import { onRealtime } from 'shared-api/realtime';
import { keepTitlePrefix } from 'shared-ui/keepTitlePrefix';
import { notifyOfMessage } from './notifyOfMessage';
import { useLookedAt } from './useLookedAt';

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

function useVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
