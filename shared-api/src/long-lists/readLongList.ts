import { unexpectedAnswer } from '../client/ApiError';
import { exchange, readWhole, type Answer, type Method, type PathsWith, type RequestOptions } from '../client/request';
import { createItemScanner } from './createItemScanner';

/** Letters that are looked through before the clock is asked. */
const PIECE = 32_768;
/** Milliseconds after which the browser gets its turn. */
const TURN_MS = 8;

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

/**
 * A call whose answer is so long that reading it at once would freeze the page: its list is handed over item by item as it arrives, with turns
 * for the browser in between. Only what `onItem` keeps is kept.
 * @param list the field of the answer that holds the list
 */
export async function readLongList<
  M extends Method,
  P extends PathsWith<M>,
  List extends keyof Answer<P, M> & string,
>(
  method: M,
  path: P,
  options: RequestOptions<P, M>,
  list: List,
  onItem: (item: ItemOf<Answer<P, M>[List]>) => void,
): Promise<void> {
  await exchange(method, path, options, async (response) => {
    if (!response.ok || !response.body) return readWhole(response);
    const scanner = createItemScanner(list, (json) => onItem(JSON.parse(json) as ItemOf<Answer<P, M>[List]>));
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let turnEnds = performance.now() + TURN_MS;
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      for (let at = 0; at < value.length; at += PIECE) {
        scanner.feed(value.slice(at, at + PIECE));
        if (performance.now() < turnEnds) continue;
        await nextTurn();
        turnEnds = performance.now() + TURN_MS;
      }
    }
    if (!scanner.isComplete()) throw unexpectedAnswer();
    return undefined;
  });
}

/** Not a timer: those are held up to 4 ms each, and a second in a tab that is not looked at. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
