import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { MOST_UNSEEN_COUNTED, useUnseenChatsCount } from 'shared-api/chats';
import { leaveBy } from 'shared-api/leaving';
import { paths } from 'shared-api/paths';
import { onRealtime } from 'shared-api/realtime';
import { keepTitlePrefix } from 'shared-ui/keepTitlePrefix';
import { notifyOfMessage } from './notifyOfMessage';
import { useLookedAt } from './useLookedAt';

/** Tells of new messages on every page: the number of unseen chats in a hidden tab's title, and what comes to a hidden tab on the desktop. */
export function MessageNotices({ userId }: { userId: number }) {
  const { data: count = 0 } = useUnseenChatsCount(true);
  const isVisible = useVisible();
  useEffect(() => {
    // In sight the sidebar says it, and the title is the page's own.
    if (count === 0 || isVisible) return undefined;
    return keepTitlePrefix(count > MOST_UNSEEN_COUNTED ? `(${MOST_UNSEEN_COUNTED}+) ` : `(${count}) `);
  }, [count, isVisible]);

  useLookedAt();
  const navigate = useNavigate();
  const openChat = useEffectEvent((otherUserId: number) => leaveBy(() => void navigate(paths.chatWith(otherUserId))));
  useEffect(
    () =>
      onRealtime(['message'], (news) => {
        if (news.message.user_id !== userId) void notifyOfMessage(news, (otherUserId) => openChat(otherUserId));
      }),
    [userId],
  );
  return null;
}

/** Whether the tab is in sight. */
function useVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
