import type { ReactNode } from 'react';
import { ErrorState } from '../ErrorState/ErrorState';

/** What is known of something that is read from elsewhere; each hook of shared-api that reads gives it. */
export interface LoadedQuery<Data> {
  /** What was read last; it stays when reading it again fails. */
  data: Data | undefined;
  /** Why the last reading failed. */
  error: unknown;
  /** `error` as a sentence for people. */
  reason?: string;
  /** There are no data yet, and they are on their way. */
  isLoading: boolean;
  /** Reads again. */
  reload: () => unknown;
}

export interface LoadedProps<Data> {
  query: LoadedQuery<Data>;
  /** Holds the content's place until it is there, in its final size. */
  skeleton: ReactNode;
  /** What failed: «Не удалось загрузить новости.» The reason follows by itself. A function draws its own failure. */
  failed: string | ((error: unknown) => ReactNode);
  /** Stands in place of an empty list: a sentence and the next step. */
  empty?: ReactNode;
  /** Draws what was read. */
  children: (data: Data) => ReactNode;
}

/** Something read from elsewhere in one of its states: on its way, failed with «Повторить», empty, or there. */
export function Loaded<Data>({ query, skeleton, failed, empty, children }: LoadedProps<Data>) {
  const { data, error, reason, isLoading, reload } = query;
  if (data !== undefined) {
    const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0;
    return isEmpty ? empty : children(data);
  }
  if (error === undefined) return skeleton;
  if (typeof failed === 'function') return failed(error);
  return (
    <ErrorState onRetry={() => void reload()} isRetrying={isLoading}>
      {failed} {reason}
    </ErrorState>
  );
}
