import type { ReactNode } from 'react';
import { ErrorState } from '../ErrorState/ErrorState';

/** State of a fetched resource; the fetching hooks of shared-api return it. */
export interface LoadedQuery<Data> {
  /** Last data loaded; kept when a reload fails. */
  data: Data | undefined;
  /** Error of the last attempt. */
  error: unknown;
  /** `error` as a sentence for the user. */
  reason?: string;
  /** Code of a failure of the server, for the organizers. */
  code?: string | undefined;
  /** Fetching, with no data yet. */
  isLoading: boolean;
  reload: () => unknown;
}

export interface LoadedProps<Data> {
  query: LoadedQuery<Data>;
  /** Placeholder of the content’s final size, shown while loading. */
  skeleton: ReactNode;
  /** What failed: «Не удалось загрузить новости.» The reason is added to it. A function renders its own failure. */
  failed: string | ((error: unknown) => ReactNode);
  /** Replaces an empty list: a sentence and the next step. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Renders a fetched resource in its current state: skeleton, failure with «Повторить», empty state or data. */
export function Loaded<Data>({ query, skeleton, failed, empty, children }: LoadedProps<Data>) {
  const { data, error, reason, code, isLoading, reload } = query;
  if (data !== undefined) {
    const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0;
    return isEmpty ? empty : children(data);
  }
  if (error === undefined) return skeleton;
  if (typeof failed === 'function') return failed(error);
  return (
    <ErrorState reason={reason} onRetry={() => void reload()} isRetrying={isLoading} code={code}>
      {failed}
    </ErrorState>
  );
}
