/** Makes a call when its turn comes, and answers as it does. */
export type CallQueue = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

/** Lets so many calls be under way at once; the others wait in their order. */
export function createCallQueue(atOnce: number): CallQueue {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return async (call) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await call();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
