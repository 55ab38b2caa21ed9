import type { Message } from 'shared-api/contract';

/** What tabs tell each other about an account's outbox. */
export type OutboxNews =
  /** What is kept has changed. */
  | { kind: 'changed' }
  /** The server has taken a message. */
  | { kind: 'delivered'; userId: number; message: Message };

export interface OutboxChannel {
  tell: (news: OutboxNews) => void;
  close: () => void;
}

/** The other tabs of this browser. A browser without such channels has every tab for itself. */
export function openOutboxChannel(account: number, onNews: (news: OutboxNews) => void): OutboxChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel(`vstrecha.outbox.${account}`);
  channel.onmessage = ({ data }: MessageEvent<OutboxNews>) => onNews(data);
  return { tell: (news) => channel.postMessage(news), close: () => channel.close() };
}
