import JSONParser from '@streamparser/json/jsonparser.js';
import { unexpectedAnswer } from '../client/ApiError';
import { exchange, readWhole, type Answer, type Method, type PathsWith, type RequestOptions } from '../client/request';

/** Bytes that are parsed before the clock is asked. */
const PIECE = 8_192;
/** Milliseconds after which the browser gets its turn. */
const TURN_MS = 8;

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

/**
 * A call whose answer is so long that reading it at once would freeze the page: its list is handed over item by item as it arrives, with turns
 * for the browser in between. Only what `onItem` keeps is kept.
 * @param list the field of the answer that holds the list
 */
export async function readLongList<M extends Method, P extends PathsWith<M>, List extends keyof Answer<P, M> & string>(
  method: M,
  path: P,
  options: RequestOptions<P, M>,
  list: List,
  onItem: (item: ItemOf<Answer<P, M>[List]>) => void,
): Promise<void> {
  await exchange(method, path, options, async (response) => {
    if (!response.ok || !response.body) return readWhole(response);
    // Items are let go as soon as they are handed over.
    const parser = new JSONParser({ paths: [`$.${list}.*`], keepStack: false });
    parser.onValue = ({ value }) => onItem(value as ItemOf<Answer<P, M>[List]>);
    parser.onError = () => {
      throw unexpectedAnswer();
    };
    const reader = response.body.getReader();
    let turnEnds = performance.now() + TURN_MS;
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      for (let at = 0; at < value.length; at += PIECE) {
        parser.write(value.subarray(at, at + PIECE));
        // In a tab that nobody looks at nothing can freeze, and a timer would take a second.
        if (performance.now() < turnEnds || document.hidden) continue;
        await nextTurn();
        turnEnds = performance.now() + TURN_MS;
      }
    }
    if (!parser.isEnded) throw unexpectedAnswer();
    return undefined;
  });
}

/** Lets the browser draw and answer presses. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
