import { ApiError } from 'shared-api/client';

/** The server says that there is no such thing, so that trying again cannot help. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.problem.kind === 'http' && error.problem.status === 404;
}
