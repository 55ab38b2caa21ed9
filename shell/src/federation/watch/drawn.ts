/** By remote: the exposes rendered in this page, with their builds. */
const drawn = new Map<string, Map<string, string>>();

/** Records that an expose is rendered from a build. */
export function noteDrawn(remote: string, expose: string, build: string): void {
  drawn.set(remote, (drawn.get(remote) ?? new Map<string, string>()).set(expose, build));
}

/** Everything of a remote that this page has rendered. */
export function drawnOf(remote: string): { expose: string; build: string }[] {
  return [...(drawn.get(remote) ?? [])].map(([expose, build]) => ({ expose, build }));
}

/** The first expose rendered from a build. */
export function findDrawn(remote: string, build: string): string | undefined {
  return drawnOf(remote).find((each) => each.build === build)?.expose;
}

/** Everything that this page has rendered. */
export function allDrawn(): { remote: string; expose: string; build: string }[] {
  return [...drawn.keys()].flatMap((remote) => drawnOf(remote).map((each) => ({ remote, ...each })));
}

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
