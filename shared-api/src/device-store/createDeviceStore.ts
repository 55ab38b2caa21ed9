/** Something that each account keeps in this browser, apart from all other accounts. */
export interface DeviceStore<Value> {
  /** What the account keeps; the same object until it changes. */
  read: (userId: number) => Value;
  /** Changes it. False when the browser keeps nothing, or nothing more: then all is as before. */
  change: (userId: number, change: (value: Value) => Value) => boolean;
  /** Calls back when it may have changed, here or in another tab; returns the unsubscribe. */
  subscribe: (listener: () => void) => () => void;
}

interface Shape<Value> {
  /** Makes sense of what was kept; `undefined` when nothing was. It may come from an earlier version, or from nobody at all. */
  parse: (kept: unknown) => Value;
  /** What is written, as JSON can say it. */
  serialize: (value: Value) => unknown;
}

/**
 * Keeps something of each account in the browser's storage. It stays at logout, since it is the person's own; the account's id in its key
 * hides it from whoever logs in next.
 * @param name part of the storage's key: `marks`
 */
export function createDeviceStore<Value>(name: string, { parse, serialize }: Shape<Value>): DeviceStore<Value> {
  const keyOf = (userId: number) => `vstrecha.${name}.${userId}`;
  const listeners = new Set<() => void>();
  const known = new Map<string, { text: string | null; value: Value }>();

  /** Keys of what is known to be as the storage has it, for as long as somebody listens. */
  const current = new Set<string>();

  const readAnew = (userId: number): Value => {
    const key = keyOf(userId);
    const text = readText(key);
    const last = known.get(key);
    if (listeners.size > 0) current.add(key);
    if (last?.text === text) return last.value;
    const value = parse(parseJson(text));
    known.set(key, { text, value });
    return value;
  };

  const onOtherTab = ({ key }: StorageEvent) => {
    // Without a key everything was cleared.
    if (key !== null && !key.startsWith(`vstrecha.${name}.`)) return;
    current.clear();
    listeners.forEach((listener) => listener());
  };

  return {
    read(userId) {
      // Whoever listens is told of changes, and a list of cards asks hundreds of times: the storage itself would be slow.
      const key = keyOf(userId);
      const last = current.has(key) ? known.get(key) : undefined;
      return last ? last.value : readAnew(userId);
    },
    change(userId, change) {
      // Another tab may have written without its event being here yet.
      const before = readAnew(userId);
      const after = change(before);
      if (after === before) return true;
      try {
        localStorage.setItem(keyOf(userId), JSON.stringify(serialize(after)));
      } catch {
        return false;
      }
      readAnew(userId);
      listeners.forEach((listener) => listener());
      return true;
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onOtherTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', onOtherTab);
        current.clear();
      };
    },
  };
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // A forbidden storage is an empty one.
    return null;
  }
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
