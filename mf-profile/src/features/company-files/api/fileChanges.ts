import { request } from 'shared-api/client';
import type { CompanyFile } from 'shared-api/contract';
import { createMutation } from 'shared-api/query';
import { filesKeys } from './useFiles';

/** Deletes a file of the current user. */
export const useDeleteFile = createMutation((id: number) => request('delete', '/api/files/{id}', { path: { id } }), {
  onSuccess: (cache, _answer, id) =>
    cache.patch<CompanyFile[]>(filesKeys.own, (files) => files.filter((file) => file.id !== id)),
  // After a timeout the outcome on the server is unknown.
  refreshesAfterFailure: [filesKeys.own],
});

/** Renames a file of the current user: an optimistic update, rolled back when the server refuses it. */
export const useRenameFile = createMutation(
  ({ id }: CompanyFile, name: string) => request('put', '/api/files/{id}', { path: { id }, body: { name } }),
  {
    optimistic: (cache, { id, name: previousName }, name) => {
      cache.patch(filesKeys.own, replace({ id }, { name }));
      // Roll back this name only: the file may have been renamed again meanwhile.
      return () => cache.patch(filesKeys.own, replace({ id, name }, { name: previousName }));
    },
    onSuccess: (cache, renamed, { id }, name) => cache.patch(filesKeys.own, replace({ id, name }, renamed)),
    // After a timeout the outcome on the server is unknown.
    refreshesAfterFailure: [filesKeys.own],
  },
);

/** Patches the file with this id and, if given, this name. */
function replace(which: { id: number; name?: string }, part: Partial<CompanyFile>) {
  return (files: CompanyFile[]) =>
    files.map((file) =>
      file.id === which.id && (which.name === undefined || file.name === which.name) ? { ...file, ...part } : file,
    );
}
