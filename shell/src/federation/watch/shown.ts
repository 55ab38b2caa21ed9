/** A page or widget of a remote that has appeared on the screen. */
export interface ShownModule {
  /** Its name in the federation contract. */
  name: string;
  build: string;
}

type Listener = (shown: ShownModule) => void;

const listeners = new Set<Listener>();

export function noteShown(remote: string, expose: string, build: string): void {
  for (const listener of listeners) listener({ name: `${remote}/${expose}`, build });
}

/**
 * Subscribes to modules shown from now on.
 * @returns unsubscribes
 */
export function followShown(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
