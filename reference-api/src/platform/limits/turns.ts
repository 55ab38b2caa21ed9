import PQueue from 'p-queue';
import { unavailable } from '../errors/httpError.ts';

/**
 * Limits running and waiting tasks, which start in the order of arrival.
 * @throws HttpError 503 for a task when the queue is full
 */
export function createTurns(
  atOnce: number,
  atMostWaiting: number,
): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const queue = new PQueue({ concurrency: atOnce });
  return async (task) => {
    if (queue.pending === atOnce && queue.size >= atMostWaiting)
      throw unavailable('Сервер сейчас занят. Повторите попытку через минуту.');
    return queue.add(task);
  };
}
