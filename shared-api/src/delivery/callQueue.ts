import { toError } from '../client/toError';

/** A queue that limits the number of parallel calls. */
export interface CallQueue {
  /**
   * Queues a call, first in first out; settles as the call does.
   * @param topic subject of the call, for `prefer`
   */
  run: <Answer>(call: () => Promise<Answer>, topic?: string) => Promise<Answer>;
  /** From now on, calls of this topic go first, e.g. those of the day on the screen. */
  prefer: (topic: string) => void;
}

/**
 * Runs a few calls at once, and the others in their order.
 * @param atOnce maximum number of parallel calls
 */
export function createCallQueue(atOnce: number): CallQueue {
  const waiting: { topic: string | undefined; start: () => Promise<void> }[] = [];
  let underWay = 0;
  let preferred: string | undefined;

  function startNext(): void {
    if (underWay >= atOnce) return;
    const at = preferred === undefined ? 0 : waiting.findIndex(({ topic }) => topic === preferred);
    const [next] = waiting.splice(Math.max(at, 0), 1);
    if (!next) return;
    underWay += 1;
    void next.start().finally(() => {
      underWay -= 1;
      startNext();
    });
  }

  return {
    run: (call, topic) =>
      new Promise((resolve, reject) => {
        const start = async () => {
          try {
            resolve(await call());
          } catch (error) {
            reject(toError(error));
          }
        };
        waiting.push({ topic, start });
        startNext();
      }),
    prefer: (topic) => {
      preferred = topic;
    },
  };
}
