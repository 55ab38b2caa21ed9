import type { CompanyFile } from 'shared-api/contract';
import { uploadFile } from 'shared-api/delivery/uploads';
import { useQueryCache } from 'shared-api/query';
import { toast } from 'shared-ui/toast';
import { createPageUploads, usePageUploads } from '#state/usePageUploads';
import { checkFile, toFileProblem } from '../state/fileProblem';
import { texts } from '../texts';
import { filesKeys } from './useFiles';

/**
 * Uploads company files.
 * @param freeBytes storage left by the stored files
 */
export function useUploads(freeBytes: number) {
  const cache = useQueryCache();
  const { queue, uploads, isUploading } = usePageUploads(() =>
    createPageUploads({
      send: (file, options) => uploadFile('/api/files', 'file', file, options),
      toProblem: toFileProblem,
      // Called by the queue rather than by a mutation, so that the upload's row and the stored file swap in one render.
      onStored: (stored) =>
        cache.patch<CompanyFile[]>(filesKeys.own, (files) => [stored, ...files.filter(({ id }) => id !== stored.id)]),
      // After a failed upload, «successfully completed» would be wrong; its row shows the error.
      onIdle: ({ failed }) => failed === 0 && toast.success(texts.uploaded),
    }),
  );
  const check = (file: File, bytesInFlight: number) => checkFile(file, freeBytes - bytesInFlight);

  return {
    uploads,
    isUploading,
    add: (files: File[]) => queue.add(files, check),
    retry: (id: string) => queue.retry(id, check),
    remove: queue.remove,
  };
}
