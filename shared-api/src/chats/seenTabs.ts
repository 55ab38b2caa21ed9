export interface SeenChat {
  chatId: number;
  userId: number;
}

const NAME = 'vstrecha.seen';
/** Id of this tab: a BroadcastChannel also delivers to other channels of the sending tab. */
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
 * Calls back when another tab has seen a chat.
 * @returns unsubscribes
 */
export function onSeenElsewhere(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    if (data.tab !== TAB) listener();
  };
  return () => channel.close();
}
