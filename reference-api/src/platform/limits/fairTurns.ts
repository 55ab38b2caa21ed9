/** Work that waits for its turn. */
export interface Waiter {
  cost: number;
  start: () => void;
}

/** Waits at the end of a queue. @throws the reason of `patience` when that ends first */
export function waitIn(queue: Waiter[], cost: number, patience?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      const place = queue.indexOf(waiter);
      if (place >= 0) queue.splice(place, 1);
      reject(patience?.reason as Error);
    };
    const waiter = {
      cost,
      start() {
        patience?.removeEventListener('abort', giveUp);
        resolve();
      },
    };
    if (patience?.aborted) return giveUp();
    queue.push(waiter);
    patience?.addEventListener('abort', giveUp, { once: true });
  });
}

/** Runs the tasks of a user. @throws the reason of `patience` when that ends before the task begins */
export type FairTurns = <Result>(
  userId: number,
  task: () => Promise<Result>,
  patience?: AbortSignal,
) => Promise<Result>;

/**
 * Runs a few tasks at once. Users take turns, so that many tasks of one user delay another user's by one task only.
 * @param used the server's recent work for a user; the least served user goes first
 */
export function createFairTurns(atOnce: number, used: (userId: number) => number): FairTurns {
  const queues = new Map<number, Waiter[]>();
  let free = atOnce;

  function startNext(): void {
    free += 1;
    const waiting = [...queues].map(([userId, queue]) => ({ userId, queue, used: used(userId) }));
    for (const { userId, queue } of waiting.sort((one, other) => one.used - other.used)) {
      queues.delete(userId);
      const next = queue.shift();
      if (!next) continue;
      // Behind all equally served users.
      if (queue.length > 0) queues.set(userId, queue);
      free -= 1;
      return next.start();
    }
  }

  return async (userId, task, patience) => {
    if (free > 0) free -= 1;
    else {
      const queue = queues.get(userId) ?? [];
      queues.set(userId, queue);
      await waitIn(queue, 1, patience);
    }
    try {
      return await task();
    } finally {
      startNext();
    }
  };
}
