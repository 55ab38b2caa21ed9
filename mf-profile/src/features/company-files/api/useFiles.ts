import { request } from 'shared-api/client';
import type { CompanyFile } from 'shared-api/contract';
import { useQuery, type Query } from 'shared-api/query';

export const filesKeys = {
  own: ['files', undefined] as const,
  of: (userId: number | undefined) => ['files', userId] as const,
};

/** A participant's company files, newest first; without an id, the current user's. */
export function useFiles(userId?: number): Query<CompanyFile[]> {
  return useQuery(filesKeys.of(userId), async ([, id]) => {
    const query = id === undefined ? undefined : { user_id: id };
    return (await request('get', '/api/files', { query })).files;
  });
}
