import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

export type NextPagePhase = { kind: 'idle' } | { kind: 'loading' } | { kind: 'failed'; error: unknown };

export interface NextPage {
  phase: NextPagePhase;
  /** There is a further page. */
  isThere: boolean;
  /** Reads it, unless that is under way. */
  load: () => void;
}

interface Options<Item> {
  /** Where the next page begins; `undefined`: there is none. */
  cursor: number | undefined;
  /** What the pages belong to: a failure is forgotten when it changes. */
  scope: unknown;
  read: (cursor: number) => Promise<readonly Item[]>;
  /** Takes a page that was read from `cursor` on. */
  keep: (cursor: number, page: readonly Item[]) => void;
  onError?: (error: unknown) => void;
}

const IDLE: NextPagePhase = { kind: 'idle' };

/** Reads a list's pages one at a time, as a person scrolls. The same object until something about the next page changes. */
export function useNextPage<Item>(options: Options<Item>): NextPage {
  const { cursor, scope } = options;
  const [phase, setPhase] = useState<NextPagePhase>(IDLE);
  const current = useRef<object>(undefined);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  // A page of another scope under way is not waited for.
  useEffect(
    () => () => {
      current.current = undefined;
      setPhase(IDLE);
    },
    [scope],
  );

  const load = useCallback(async () => {
    const { cursor: from, read, keep, onError } = latest.current;
    if (from === undefined || current.current !== undefined) return;
    const attempt = {};
    current.current = attempt;
    const finish = (result: NextPagePhase) => {
      if (current.current !== attempt) return;
      current.current = undefined;
      setPhase(result);
    };
    setPhase({ kind: 'loading' });
    try {
      const page = await read(from);
      keep(from, page);
      finish(IDLE);
    } catch (error) {
      if (current.current === attempt) onError?.(error);
      finish({ kind: 'failed', error });
    }
  }, []);

  const isThere = cursor !== undefined;
  return useMemo(() => ({ phase, isThere, load: () => void load() }), [phase, isThere, load]);
}
