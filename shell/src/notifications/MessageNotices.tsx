import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { MOST_UNSEEN_COUNTED, useUnseenChatsCount } from 'shared-api/chats';
import { paths } from 'shared-api/paths';
import { onRealtime } from 'shared-api/realtime';
import { keepTitlePrefix } from 'shared-ui/keepTitlePrefix';
import { notifyOfMessage } from './notifyOfMessage';
import { useLookedAt } from './useLookedAt';

/** Tells of new messages on every page: the number of unseen chats in the tab's title, and what comes to a hidden tab on the desktop. */
export function MessageNotices({ userId }: { userId: number }) {
  const { data: count = 0 } = useUnseenChatsCount(true);
  useEffect(() => {
    if (count === 0) return undefined;
    return keepTitlePrefix(count > MOST_UNSEEN_COUNTED ? `(${MOST_UNSEEN_COUNTED}+) ` : `(${count}) `);
  }, [count]);

  useLookedAt();
  const navigate = useNavigate();
  const openChat = useEffectEvent((otherUserId: number) => void navigate(paths.chatWith(otherUserId)));
  useEffect(
    () =>
      onRealtime(['message'], (news) => {
        if (news.message.user_id !== userId) void notifyOfMessage(news, (otherUserId) => openChat(otherUserId));
      }),
    [userId],
  );
  return null;
}
