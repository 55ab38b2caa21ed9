/** Lets only so many tasks run at once. */
export interface Pool {
  /** Runs a task when its turn comes; settles as the task does. */
  run: <Result>(topic: string, task: () => Promise<Result>) => Promise<Result>;
  /** From now on the waiting tasks of this topic come first. */
  prefer: (topic: string) => void;
}

/** @param size how many tasks may run at once */
export function createPool(size: number): Pool {
  const waiting: { topic: string; start: () => Promise<void> }[] = [];
  let running = 0;
  let preferred: string | undefined;

  function startNext(): void {
    if (running >= size) return;
    const at = Math.max(
      waiting.findIndex(({ topic }) => topic === preferred),
      0,
    );
    const [next] = waiting.splice(at, 1);
    if (!next) return;
    running += 1;
    void next.start().finally(() => {
      running -= 1;
      startNext();
    });
  }

  return {
    run: (topic, task) =>
      new Promise((resolve, reject) => {
        waiting.push({ topic, start: () => task().then(resolve, reject) });
        startNext();
      }),
    prefer: (topic) => {
      preferred = topic;
    },
  };
}
