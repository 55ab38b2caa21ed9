import { useEffect, useState, useSyncExternalStore } from 'react';
import { toast } from 'shared-ui/toast';
import { sendFile } from './api/sendFile';
import { useOwnFilesCache } from './api/useOwnFilesCache';
import { texts } from './texts';
import { createUploadQueue, isInFlight, type Upload } from './uploadQueue';

/** The uploads of this page. They end when the page is left; closing the window meanwhile is asked about by the browser. */
export function useUploads(freeBytes: number) {
  const { change } = useOwnFilesCache();
  const [queue] = useState(() =>
    createUploadQueue({
      send: sendFile,
      onStored: (stored) => change((files) => [stored, ...files.filter(({ id }) => id !== stored.id)]),
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
