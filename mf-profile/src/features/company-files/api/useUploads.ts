import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CompanyFile } from 'shared-api/contract';
import { useQueryCache } from 'shared-api/query';
import { uploadFile } from 'shared-api/upload';
import { toast } from 'shared-ui/toast';
import { texts } from '../texts';
import { createUploadQueue, isInFlight, type Upload } from '../uploadQueue';
import { filesKeys } from './useFiles';

/**
 * The uploads of this page. They end when the page is left; closing the window meanwhile is asked about by the browser.
 * @param freeBytes what the stored files leave of the storage
 */
export function useUploads(freeBytes: number) {
  const cache = useQueryCache();
  const [queue] = useState(() =>
    createUploadQueue({
      send: (file, options) => uploadFile('/api/files', 'file', file, options),
      // Told by the queue and not by a mutation: the row of the upload goes in the same drawing in which the file comes.
      onStored: (stored) =>
        cache.patch<CompanyFile[]>(filesKeys.own, (files) => [stored, ...files.filter(({ id }) => id !== stored.id)]),
      // With one that failed nothing was «successfully completed»; its row says so.
      onIdle: ({ failed }) => failed === 0 && toast.success(texts.uploaded),
    }),
  );
  const uploads: readonly Upload[] = useSyncExternalStore(queue.subscribe, queue.getUploads);
  const isUploading = uploads.some(isInFlight);

  useEffect(() => () => queue.removeAll(), [queue]);

  useEffect(() => {
    if (!isUploading) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUploading]);

  return {
    uploads,
    isUploading,
    add: (files: File[]) => queue.add(files, freeBytes),
    retry: (id: string) => queue.retry(id, freeBytes),
    remove: queue.remove,
  };
}
