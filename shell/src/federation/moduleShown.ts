/** A page or widget of a remote that has come to stand on the screen. */
export interface ShownModule {
  /** Its name in the federation contract. */
  name: string;
  /** The build that it is out of. */
  build: string;
}

type Listener = (shown: ShownModule) => void;

const listeners = new Set<Listener>();

export function noteShown(remote: string, expose: string, build: string): void {
  for (const listener of listeners) listener({ name: `${remote}/${expose}`, build });
}

/** Tells of what is shown from now on. @returns ends that */
export function followShown(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
