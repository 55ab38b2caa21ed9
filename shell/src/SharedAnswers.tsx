import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { isRefusal, RETRIES, RETRY_PAUSE } from './retries';

/** The one SWR cache of the page, for the shell and all remotes. Its keys come from shared-api. */
const options: SWRConfiguration = {
  errorRetryCount: RETRIES,
  errorRetryInterval: RETRY_PAUSE,
  shouldRetryOnError: (error: unknown) => !isRefusal(error),
  focusThrottleInterval: 30_000,
};

/** Around everything that reads from the server by queries. All share one cache, wherever this stands. */
export function SharedAnswers({ children }: { children: ReactNode }) {
  return <SWRConfig value={options}>{children}</SWRConfig>;
}
