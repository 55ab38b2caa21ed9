/**
 * A door for so many at once: what comes later waits its turn.
 * @param most how many may be inside
 */
export function createLimit(most: number): <Result>(run: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = most;

  return async (run) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      // The place is handed on, never free in between.
      if (next) next();
      else free += 1;
    }
  };
}
