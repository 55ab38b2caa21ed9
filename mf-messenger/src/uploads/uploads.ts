import type { createStore } from 'jotai';
import { describeError } from 'shared-api/client';
import type { Attachment } from 'shared-api/contract';
import { uploadFile } from 'shared-api/upload';
import { uploadsAtom, type UploadPhase } from './uploadsState';

/** Sends files to the server and keeps where each of them stands in the store, so that composer and outbox see the same. */
export function createUploads(store: ReturnType<typeof createStore>) {
  function setPhase(id: string, phase: UploadPhase): void {
    const upload = store.get(uploadsAtom).get(id);
    if (upload) store.set(uploadsAtom, new Map(store.get(uploadsAtom)).set(id, { ...upload, phase }));
  }

  return {
    /** Uploads a file, or answers what it was uploaded as. Rejects with the reason when it fails. */
    async upload(id: string, file: File): Promise<Attachment> {
      const known = store.get(uploadsAtom).get(id);
      if (known?.phase.kind === 'done') return known.phase.attachment;
      store.set(
        uploadsAtom,
        new Map(store.get(uploadsAtom)).set(id, { id, file, phase: { kind: 'uploading', percent: 0 } }),
      );
      try {
        const attachment = await uploadFile('/api/attachments', 'file', file, {
          onProgress: (percent) => setPhase(id, { kind: 'uploading', percent }),
        });
        setPhase(id, { kind: 'done', attachment });
        return attachment;
      } catch (error) {
        setPhase(id, { kind: 'failed', reason: describeError(error), isFinal: false });
        throw error;
      }
    },
  };
}
