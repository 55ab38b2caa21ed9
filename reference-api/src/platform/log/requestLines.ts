import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

/** The request that causes the present work; without an id once it is answered. */
interface Cause {
  id: string | undefined;
}

const causes = new AsyncLocalStorage<Cause>();

/** Fields of each line: the id of the request that causes it. */
export function requestFields(): { requestId?: string } {
  const id = causes.getStore()?.id;
  return id === undefined ? {} : { requestId: id };
}

/**
 * Runs `work`; its lines, and those of work that it begins, carry the request's id until the request is answered. Connections and timers
 * live longer, and their later lines belong to no request.
 */
export function enterRequest(id: string, response: ServerResponse, work: () => void): void {
  const cause: Cause = { id };
  response.once('close', () => (cause.id = undefined));
  causes.run(cause, work);
}

/** Runs `work`, whose lines carry the request's id as long as it runs. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  const cause: Cause = { id };
  try {
    return causes.run(cause, work);
  } finally {
    cause.id = undefined;
  }
}
