/** A chat that somebody has read to its end. */
export interface SeenChat {
  chatId: number;
  /** The other side. */
  userId: number;
}

const NAME = 'vstrecha.seen';
/** Tells this tab from others: a channel also reaches the other channels of the tab that speaks. */
const TAB = `${performance.timeOrigin}-${Math.random()}`;

interface Told extends SeenChat {
  tab: string;
}

/** Tells the other tabs that a chat was seen: the server pushes new messages, but not this. */
export function tellSeen(seen: SeenChat): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage({ ...seen, tab: TAB } satisfies Told);
  channel.close();
}

/**
 * Hears from other tabs that a chat was seen there.
 * @returns ends the listening
 */
export function onSeenElsewhere(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.tab !== TAB) listener();
  };
  return () => channel.close();
}
