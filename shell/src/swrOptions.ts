import { ApiError } from 'shared-api/client';
import type { SWRConfiguration } from 'swr';

/** How often a failed load is tried again by itself before the person is asked to. */
const RETRIES = 2;

/** The one SWR cache of the page, for the shell and all remotes. Its keys come from shared-api. */
export const swrOptions: SWRConfiguration = {
  errorRetryCount: RETRIES,
  errorRetryInterval: 2_000,
  // A refusal stays a refusal; only what time can mend is tried again.
  shouldRetryOnError: (error: unknown) => !(error instanceof ApiError) || (error.problem.kind !== 'form' && !(error.problem.kind === 'http' && error.problem.status < 500)),
  focusThrottleInterval: 30_000,
};
