import { useEffect, useState, useSyncExternalStore } from 'react';
import { isInFlight, type UploadQueue } from './uploadQueue';

/**
 * The uploads of a page. They end when the page is left; closing the window meanwhile is asked about by the browser.
 * @param create makes the queue, once
 */
export function useUploadQueue<Problem>(create: () => UploadQueue<Problem>) {
  const [queue] = useState(create);
  const uploads = useSyncExternalStore(queue.subscribe, queue.getUploads);
  const isUploading = uploads.some(isInFlight);

  useEffect(() => () => queue.removeAll(), [queue]);

  useEffect(() => {
    if (!isUploading) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUploading]);

  return { queue, uploads, isUploading };
}
