import { request } from 'shared-api/client';
import type { CompanyFile } from 'shared-api/contract';
import { useQuery, type Query } from 'shared-api/query';

/** Keys of company files. */
export const filesKeys = { own: ['files'] as const };

/** One's own company files, newest first. */
export function useFiles(): Query<CompanyFile[]> {
  return useQuery(filesKeys.own, async () => (await request('get', '/api/files')).files);
}
