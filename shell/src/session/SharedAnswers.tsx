import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { isRefusal, RETRIES, RETRY_PAUSE } from './retries';

/** Options of the SWR cache that the shell and all remotes share. Its keys are defined in shared-api. */
const options: SWRConfiguration = {
  errorRetryCount: RETRIES,
  errorRetryInterval: RETRY_PAUSE,
  shouldRetryOnError: (error: unknown) => !isRefusal(error),
  focusThrottleInterval: 30_000,
};

/** Configures SWR for all queries inside. Every use shares one cache, wherever it is mounted. */
export function SharedAnswers({ children }: { children: ReactNode }) {
  return <SWRConfig value={options}>{children}</SWRConfig>;
}
