import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

export type NextPagePhase = { kind: 'idle' } | { kind: 'loading' } | { kind: 'failed'; error: unknown };

export interface NextPage {
  phase: NextPagePhase;
  isThere: boolean;
  /** Ignored while a page is loading. */
  load: () => void;
}

interface Options<Item> {
  /** Where the next page begins; `undefined` after the last one. */
  cursor: number | undefined;
  /** The list that the pages belong to: a change resets the phase. */
  scope: unknown;
  read: (cursor: number) => Promise<readonly Item[]>;
  keep: (cursor: number, page: readonly Item[]) => void;
  onError?: (error: unknown) => void;
}

const IDLE: NextPagePhase = { kind: 'idle' };

/**
 * Loads a list's pages one at a time on scrolling. The result keeps its identity until the next page's state changes.
 */
export function useNextPage<Item>(options: Options<Item>): NextPage {
  const { cursor, scope } = options;
  const [phase, setPhase] = useState<NextPagePhase>(IDLE);
  const current = useRef<object>(undefined);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  // Abandons a page of the former scope.
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
