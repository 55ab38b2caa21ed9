import { useEffect, useRef, useState } from 'react';

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

/** Reads a list's pages one at a time, as a person scrolls. */
export function useNextPage<Item>({ cursor, scope, read, keep, onError }: Options<Item>): NextPage {
  const [phase, setPhase] = useState<NextPagePhase>(IDLE);
  const current = useRef<object>(undefined);

  // A page of another scope under way is not waited for.
  useEffect(
    () => () => {
      current.current = undefined;
      setPhase(IDLE);
    },
    [scope],
  );

  const load = async (from: number) => {
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
  };

  return {
    phase,
    isThere: cursor !== undefined,
    load: () => {
      if (cursor !== undefined && current.current === undefined) void load(cursor);
    },
  };
}
