import { ApiError } from 'shared-api/client';

/** Whether a call failed because there is no such thing, so that trying again cannot help. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.problem.kind === 'http' && error.problem.status === 404;
}
