import { toError } from '../client/toError';

/** Lets only so many calls be under way at once. */
export interface CallQueue {
  /**
   * Makes a call when its turn comes, in the order of asking; settles as the call does.
   * @param topic what the call is about, for `prefer`
   */
  run: <Answer>(call: () => Promise<Answer>, topic?: string) => Promise<Answer>;
  /** From now on the waiting calls of this topic come first: the day that is being looked at. */
  prefer: (topic: string) => void;
}

/** @param atOnce how many calls are under way at the most */
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
