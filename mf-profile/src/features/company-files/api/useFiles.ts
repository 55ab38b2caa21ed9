import useSWR from 'swr';
import { request } from 'shared-api/client';
import type { CompanyFile } from 'shared-api/contract';
import { filesKeys } from './filesKeys';

/** The company files of a participant, newest first; without an id one's own. */
export function useFiles(userId?: number): {
  files: CompanyFile[] | undefined;
  error: unknown;
  isLoading: boolean;
  reload: () => void;
} {
  const { data, error, isLoading, mutate } = useSWR(userId === undefined ? filesKeys.own : filesKeys.of(userId), () =>
    request('get', '/api/files', { query: userId === undefined ? {} : { user_id: userId } }),
  );
  return { files: data?.files, error, isLoading, reload: () => void mutate() };
}
