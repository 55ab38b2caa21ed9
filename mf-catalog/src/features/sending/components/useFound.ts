import { useEffect, useState } from 'react';

/** Milliseconds after which the browser gets its turn, and how many names are looked at before the clock is asked. */
const TURN_MS = 8;
const PIECE = 500;

interface Found {
  among: readonly number[];
  ids: readonly number[];
}

/**
 * Those whose name holds a text. Up to 99,999 names are gone through in turns, so that one can type on meanwhile; until all have been, what was
 * shown before stays.
 * @param wanted in small letters; with an empty text it is all of them
 */
export function useFound(ids: readonly number[], nameOf: (id: number) => string, wanted: string): readonly number[] {
  const [found, setFound] = useState<Found>();
  if (wanted === '' && found) setFound(undefined);

  useEffect(() => {
    if (wanted === '') return undefined;
    const hits: number[] = [];
    let at = 0;
    const look = () => {
      const turnEnds = performance.now() + TURN_MS;
      while (at < ids.length && performance.now() < turnEnds) {
        for (const id of ids.slice(at, at + PIECE)) if (nameOf(id).toLowerCase().includes(wanted)) hits.push(id);
        at += PIECE;
      }
      if (at < ids.length) timer = setTimeout(look);
      else setFound({ among: ids, ids: hits });
    };
    let timer = setTimeout(look);
    return () => clearTimeout(timer);
  }, [ids, nameOf, wanted]);

  return wanted !== '' && found?.among === ids ? found.ids : ids;
}
