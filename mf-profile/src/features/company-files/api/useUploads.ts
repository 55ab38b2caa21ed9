import type { CompanyFile } from 'shared-api/contract';
import { useQueryCache } from 'shared-api/query';
import { uploadFile } from 'shared-api/upload';
import { toast } from 'shared-ui/toast';
import { createUploadQueue } from '#uploads/uploadQueue';
import { useUploadQueue } from '#uploads/useUploadQueue';
import { checkFile, toFileProblem } from '../fileProblem';
import { texts } from '../texts';
import { filesKeys } from './useFiles';

/**
 * The uploads of company files.
 * @param freeBytes what the stored files leave of the storage
 */
export function useUploads(freeBytes: number) {
  const cache = useQueryCache();
  const { queue, uploads, isUploading } = useUploadQueue(() =>
    createUploadQueue({
      send: (file, options) => uploadFile('/api/files', 'file', file, options),
      toProblem: toFileProblem,
      // Told by the queue and not by a mutation: the row of the upload goes in the same drawing in which the file comes.
      onStored: (stored) =>
        cache.patch<CompanyFile[]>(filesKeys.own, (files) => [stored, ...files.filter(({ id }) => id !== stored.id)]),
      // With one that failed nothing was «successfully completed»; its row says so.
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
