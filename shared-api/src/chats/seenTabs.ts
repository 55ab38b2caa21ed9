/** A chat that somebody has read to its end. */
export interface SeenChat {
  chatId: number;
  /** The other side. */
  userId: number;
}

const NAME = 'vstrecha.seen';

/** Tells the other tabs that a chat was seen: the server pushes new messages, but not this. */
export function tellSeen(seen: SeenChat): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(seen);
  channel.close();
}

/**
 * Hears from other tabs that a chat was seen there.
 * @returns ends the listening
 */
export function onSeenElsewhere(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = () => listener();
  return () => channel.close();
}
