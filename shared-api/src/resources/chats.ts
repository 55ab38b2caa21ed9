import { useEffect } from 'react';
import { request } from '../client/request';
import { keysUnder } from '../query/keysUnder';
import type { Query } from '../query/query';
import { useQueryCache } from '../query/queryCache';
import { useQuery } from '../query/useQuery';
import { useRefreshOn } from '../query/useRefreshOn';
import { readDeviceText } from '../storage/deviceText';
import { useDeviceText } from '../storage/useDeviceText';

/** Timeout of the chat list, in milliseconds (specification, section 9). */
export const CHATS_TIMEOUT = 3_000;
/** Messages per page of a chat. */
export const MESSAGES_PAGE_SIZE = 20;
/** Chats per page of the list. */
export const CHATS_PAGE_SIZE = 20;
/** The badge shows «20+» above this number of unseen chats (SIDE-04). */
export const MOST_UNSEEN_COUNTED = 20;

/** Cache keys of chats and their messages. */
export const chatsKeys = {
  unseenCount: ['chats', 'unseen-count'] as const,
  list: (prompt: string, offset: number) => ['chats', 'list', prompt, offset] as const,
  withUser: (userId: number) => ['chats', 'with-user', userId] as const,
  /** A page of messages older than the message `before`; 0 for the newest page. */
  messages: (chatId: number, before: number) => ['chats', 'messages', chatId, before] as const,
  latestIncoming: (limit: number) => ['chats', 'latest-incoming', limit] as const,

  isList: keysUnder('chats', 'list'),
  isWithUser: keysUnder('chats', 'with-user'),
  isMessages: keysUnder('chats', 'messages'),
  isLatestIncoming: keysUnder('chats', 'latest-incoming'),
};

const NOTIFICATIONS = 'notifications';

/** Whether the user wants desktop notifications in this browser. The browser's own permission is needed as well. */
export const isNotificationOn = () => readDeviceText(NOTIFICATIONS) === 'on';

/** The switch of desktop notifications, shared by all tabs of the browser. */
export function useNotificationSwitch(): [isOn: boolean, setOn: (isOn: boolean) => void] {
  const [text, keep] = useDeviceText(NOTIFICATIONS);
  return [text === 'on', (isOn) => keep(isOn ? 'on' : '')];
}

interface SeenChat {
  chatId: number;
  userId: number;
}

const SEEN_CHANNEL = 'vstrecha.seen';
/** Id of this tab: a BroadcastChannel also delivers to other channels of the sending tab. */
const TAB = `${performance.timeOrigin}-${Math.random()}`;

interface Told extends SeenChat {
  tab: string;
}

/** Announces a seen chat to the other tabs; the server does not push this. */
export function tellSeen(seen: SeenChat): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(SEEN_CHANNEL);
  channel.postMessage({ ...seen, tab: TAB } satisfies Told);
  channel.close();
}

/**
 * Calls back when another tab has seen a chat.
 * @returns unsubscribes
 */
function onSeenElsewhere(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(SEEN_CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.tab !== TAB) listener();
  };
  return () => channel.close();
}

/** Number of chats with unseen messages: the sidebar's badge (SIDE-04). Fetches only while `isEnabled`. */
export function useUnseenChatsCount(isEnabled: boolean): Query<number> {
  return useQuery(isEnabled ? chatsKeys.unseenCount : null, async () => {
    const answer = await request('get', '/api/chats', { query: { offset: 0, limit: 1 }, timeout: CHATS_TIMEOUT });
    return answer.unseen_count;
  });
}

const EVENTS = ['message', 'message-updated', 'message-deleted'] as const;
const OUTDATED = [chatsKeys.unseenCount, chatsKeys.isLatestIncoming];

/**
 * Keeps the unseen badge and the latest incoming messages fresh while the push service delivers (CHAT-09). When another
 * tab has seen a chat, the badge and the chats on the screen are fetched again: newer messages may have arrived
 * meanwhile, so only the server has the right count.
 */
export function useUnseenChatsEvents(): void {
  useRefreshOn(EVENTS, OUTDATED);
  const cache = useQueryCache();
  useEffect(
    () => onSeenElsewhere(() => cache.refresh(chatsKeys.unseenCount, chatsKeys.isList, chatsKeys.isWithUser)),
    [cache],
  );
}
