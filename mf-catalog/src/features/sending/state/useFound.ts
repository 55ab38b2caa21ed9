import { useEffect, useState } from 'react';
import { textKey } from 'shared-api/text';

/** Time slice in ms before yielding to the browser, and names checked between two looks at the clock. */
const TURN_MS = 8;
const PIECE = 500;

interface Found {
  among: readonly number[];
  ids: readonly number[];
}

/**
 * Finds the ids whose name contains a text. Up to 99,999 names are searched in slices so that typing stays responsive;
 * the previous result stays until the search is complete.
 * @param wanted the key of a text; an empty text matches all
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
        for (const id of ids.slice(at, at + PIECE)) if (textKey(nameOf(id)).includes(wanted)) hits.push(id);
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
