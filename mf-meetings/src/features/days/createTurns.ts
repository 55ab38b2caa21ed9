/** Lets a few jobs run at once. The others wait in their order, but for one that was preferred. */
export interface Turns {
  /** Runs a job when its turn comes. */
  take: <Result>(name: string, job: () => Promise<Result>) => Promise<Result>;
  /** The job of this name is next. */
  prefer: (name: string) => void;
}

/** @param limit how many jobs run at once */
export function createTurns(limit: number): Turns {
  const waiting: { name: string; start: () => Promise<void> }[] = [];
  let running = 0;
  let preferred: string | undefined;

  const startNext = () => {
    if (running >= limit || waiting.length === 0) return;
    const at = waiting.findIndex(({ name }) => name === preferred);
    const [next] = waiting.splice(Math.max(at, 0), 1);
    running += 1;
    void next?.start().finally(() => {
      running -= 1;
      startNext();
    });
  };

  return {
    take: (name, job) =>
      new Promise((resolve, reject) => {
        waiting.push({ name, start: () => job().then(resolve, reject) });
        startNext();
      }),
    prefer: (name) => {
      preferred = name;
    },
  };
}
