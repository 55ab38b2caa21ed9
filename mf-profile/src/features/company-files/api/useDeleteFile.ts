import { request } from 'shared-api/client';
import type { CompanyFile } from 'shared-api/contract';
import { createMutation } from 'shared-api/query';
import { filesKeys } from './useFiles';

/** Removes an own file. */
export const useDeleteFile = createMutation((id: number) => request('delete', '/api/files/{id}', { path: { id } }), {
  onSuccess: (cache, _answer, id) =>
    cache.patch<CompanyFile[]>(filesKeys.own, (files) => files.filter((file) => file.id !== id)),
  // A time-out says nothing about what the server did.
  refreshesAfterFailure: [filesKeys.own],
});
