import JSONParser from '@streamparser/json/jsonparser.js';
import { unexpectedAnswer } from '../client/ApiError';
import { exchange, readWhole, type Answer, type Method, type PathsWith, type RequestOptions } from '../client/request';

/** Bytes to parse between two looks at the clock. */
const PIECE = 8_192;
/** Milliseconds of parsing before yielding to the browser. */
const TURN_MS = 8;

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

/**
 * Makes a call whose response is so long that parsing it in one task would freeze the page: the list is passed on item
 * by item as it arrives, yielding to the browser in between. Items are not stored; `onItem` keeps what it needs.
 * @param list the response's field that holds the list
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
    // `keepStack: false` frees each item once it is passed on.
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
        // A hidden tab has no user to block, and its timers may take a second.
        if (performance.now() < turnEnds || document.hidden) continue;
        await nextTurn();
        turnEnds = performance.now() + TURN_MS;
      }
    }
    if (!parser.isEnded) throw unexpectedAnswer();
    return undefined;
  });
}

/** Yields, so that the browser can paint and handle input. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
