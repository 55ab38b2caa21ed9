import { request } from 'shared-api/client';
import type { CompanyFile } from 'shared-api/contract';
import { createMutation } from 'shared-api/query';
import { filesKeys } from './useFiles';

/** Renames an own file: the new name shows at once, and goes again when the server refuses it. */
export const useRenameFile = createMutation(
  ({ id }: CompanyFile, name: string) => request('put', '/api/files/{id}', { path: { id }, body: { name } }),
  {
    optimistic: (cache, { id, name: formerName }, name) => {
      cache.patch(filesKeys.own, replace({ id }, { name }));
      // Only this name is taken back: the file may have got another one meanwhile.
      return () => cache.patch(filesKeys.own, replace({ id, name }, { name: formerName }));
    },
    onSuccess: (cache, renamed, { id }, name) => cache.patch(filesKeys.own, replace({ id, name }, renamed)),
    // A time-out says nothing about what the server did.
    refreshesAfterFailure: [filesKeys.own],
  },
);

/** Changes the file that has this id, and this name where one is given. */
function replace(which: { id: number; name?: string }, part: Partial<CompanyFile>) {
  return (files: CompanyFile[]) =>
    files.map((file) =>
      file.id === which.id && (which.name === undefined || file.name === which.name) ? { ...file, ...part } : file,
    );
}
