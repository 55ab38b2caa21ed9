import { ApiError } from 'shared-api/client';

/** How often a failed load is tried again by itself before the person is asked to. */
export const RETRIES = 2;
/** Milliseconds. */
export const RETRY_PAUSE = 2_000;

/** A refusal stays a refusal; only what time can mend is tried again. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { problem } = error;
  return problem.kind === 'form' || (problem.kind === 'http' && problem.status >= 400 && problem.status < 500);
}
