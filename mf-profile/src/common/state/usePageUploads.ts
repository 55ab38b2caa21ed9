import { useEffect, useState, useSyncExternalStore } from 'react';
import { createClientId } from 'shared-api/client';
import { askBeforeClosing } from 'shared-api/delivery';
import {
  createUploadQueue,
  isInFlight,
  type Upload as QueuedUpload,
  type UploadOptions,
} from 'shared-api/delivery/uploads';

/** A file that waits, is being uploaded or has failed; stored files leave the list. */
export type Upload<Problem> = QueuedUpload<unknown, Problem>;

/**
 * Checks a file before it is sent.
 * @param bytesInFlight total size of the other waiting or running uploads
 */
export type Check<Problem> = (file: File, bytesInFlight: number) => Problem | undefined;

interface PageUploadsOptions<Stored, Problem> {
  /** Uploads one file. */
  send: (file: File, options: Required<UploadOptions>) => Promise<Stored>;
  /** Maps the error of a failed upload. */
  toProblem: (error: unknown) => Problem;
  /** Called when the server has stored a file. */
  onStored: (stored: Stored) => void;
  /** Called when no upload is waiting or running, with the results since the last call. */
  onIdle: (ended: { stored: number; failed: number }) => void;
}

/** The uploads of one page. */
export function createPageUploads<Stored, Problem>({
  send,
  toProblem,
  onStored,
  onIdle,
}: PageUploadsOptions<Stored, Problem>) {
  let ended = { stored: 0, failed: 0 };
  const queue = createUploadQueue<Stored, Problem>({
    send,
    // Counted at once, not when the promise settles: several uploads may end together.
    toProblem(error) {
      ended.failed += 1;
      return toProblem(error);
    },
    onStored(stored) {
      ended.stored += 1;
      onStored(stored);
    },
  });

  function tellIfIdle(): void {
    if (queue.getUploads().some(isInFlight) || ended.stored + ended.failed === 0) return;
    onIdle(ended);
    ended = { stored: 0, failed: 0 };
  }

  async function start(id: string, file: File, check: Check<Problem>): Promise<void> {
    const others = queue.getUploads().filter((upload) => upload.id !== id && isInFlight(upload));
    const problem = check(
      file,
      others.reduce((sum, other) => sum + other.file.size, 0),
    );
    if (problem !== undefined) return queue.refuse(id, file, problem);
    // The list shows a failure.
    await queue.upload(id, file).catch(() => {});
    tellIfIdle();
  }

  return {
    subscribe: queue.subscribe,
    getUploads: queue.getUploads,
    /** Checks each file and uploads those that pass. */
    add: (files: readonly File[], check: Check<Problem>) =>
      files.forEach((file) => void start(createClientId(), file, check)),
    /** Checks a failed file again and uploads it. */
    retry(id: string, check: Check<Problem>): void {
      const failed = queue.getUploads().find((upload) => upload.id === id && upload.phase.kind === 'failed');
      if (failed) void start(id, failed.file, check);
    },
    /** Removes an upload from the list, aborting it if it is running. */
    remove: (id: string) => queue.remove([id]),
    /** Aborts all uploads; called when the page is left. */
    removeAll: () => queue.remove(queue.getUploads().map(({ id }) => id)),
  };
}

/**
 * Uploads of a page: aborted when the page is left; closing the window meanwhile asks for confirmation.
 * @param create creates the uploads; called once
 */
export function usePageUploads<Stored, Problem>(create: () => ReturnType<typeof createPageUploads<Stored, Problem>>) {
  const [queue] = useState(create);
  const uploads = useSyncExternalStore(queue.subscribe, queue.getUploads);
  const isUploading = uploads.some(isInFlight);

  useEffect(() => () => queue.removeAll(), [queue]);
  useEffect(() => (isUploading ? askBeforeClosing(() => true) : undefined), [isUploading]);

  return { queue, uploads, isUploading };
}
