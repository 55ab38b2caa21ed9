import { unavailable } from '../errors/httpError.ts';

/**
 * Lets so many tasks run at once and so many wait for their turn, in the order in which they came.
 * @throws HttpError 503 for a task that finds no place to wait
 */
export function createTurns(
  atOnce: number,
  atMostWaiting: number,
): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running < atOnce) running += 1;
    else if (waiting.length < atMostWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw unavailable('Сервер сейчас занят. Повторите попытку через минуту.');
    try {
      return await task();
    } finally {
      // The next one takes over this place, so that nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
