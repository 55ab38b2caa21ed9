import type { SWRConfiguration } from 'swr';
import { ApiError } from 'shared-api/client';

/** How often a failed load is tried again by itself before the person is asked to. */
const RETRIES = 2;

/** The one SWR cache of the page, for the shell and all remotes. Its keys come from shared-api. */
export const swrOptions: SWRConfiguration = {
  errorRetryCount: RETRIES,
  errorRetryInterval: 2_000,
  // A refusal stays a refusal; only what time can mend is tried again.
  shouldRetryOnError: (error: unknown) => !isRefusal(error),
  focusThrottleInterval: 30_000,
};

function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { problem } = error;
  return problem.kind === 'form' || (problem.kind === 'http' && problem.status >= 400 && problem.status < 500);
}
