import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

const separate = { provider: () => new Map() };

/** A query cache per story. */
export function StoryCache({ children }: { children: ReactNode }) {
  return <SWRConfig value={separate}>{children}</SWRConfig>;
}
