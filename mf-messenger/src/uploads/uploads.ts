import type { createStore } from 'jotai';
import type { Attachment } from 'shared-api/contract';
import { createCallQueue } from 'shared-api/queue';
import { uploadFile } from 'shared-api/upload';
import { FIRST_RESUMPTION, LAST_RESUMPTION, UPLOADS_AT_ONCE } from '#domain/limits';
import { onConnection } from './onConnection';
import { phaseAfter } from './phaseAfter';
import { uploadsAtom, type UploadPhase } from './uploadsState';

type Store = ReturnType<typeof createStore>;

/** What is under way for a store besides its state. */
interface Work {
  queue: ReturnType<typeof createCallQueue>;
  running: Map<string, { controller: AbortController; attachment: Promise<Attachment> }>;
  /** Lost connections in a row, and what ends the waiting for the next attempt. */
  lost: Map<string, { times: number; stopWaiting: () => void }>;
}

const works = new WeakMap<Store, Work>();

function workOf(store: Store): Work {
  const work = works.get(store) ?? { queue: createCallQueue(UPLOADS_AT_ONCE), running: new Map(), lost: new Map() };
  works.set(store, work);
  return work;
}

/**
 * Sends files to the server and keeps where each of them stands in the store, so that composer and outbox see the same. Any number
 * of these may work on one store.
 */
export function createUploads(store: Store) {
  const { queue, running, lost } = workOf(store);

  function setPhase(id: string, phase: UploadPhase): void {
    const upload = store.get(uploadsAtom).get(id);
    if (upload) store.set(uploadsAtom, new Map(store.get(uploadsAtom)).set(id, { ...upload, phase }));
  }

  async function send(id: string, file: File, { signal }: AbortController): Promise<Attachment> {
    try {
      const attachment = await queue.run(() => {
        signal.throwIfAborted();
        setPhase(id, { kind: 'uploading', percent: 0 });
        return uploadFile('/api/attachments', 'file', file, {
          signal,
          onProgress: (percent) => setPhase(id, { kind: 'uploading', percent }),
        });
      });
      lost.delete(id);
      setPhase(id, { kind: 'done', attachment });
      return attachment;
    } catch (error) {
      const phase = phaseAfter(error);
      setPhase(id, phase);
      if (phase.kind === 'interrupted' && !signal.aborted) resumeLater(id, file);
      throw error;
    } finally {
      if (running.get(id)?.controller.signal === signal) running.delete(id);
    }
  }

  function resumeLater(id: string, file: File): void {
    const times = (lost.get(id)?.times ?? 0) + 1;
    const delay = Math.min(FIRST_RESUMPTION * 2 ** (times - 1), LAST_RESUMPTION);
    // Whoever waits for the file hears of the next failure by its phase.
    const stopWaiting = onConnection(delay, () => void upload(id, file).catch(() => {}));
    lost.set(id, { times, stopWaiting });
  }

  /** Uploads a file, joins its upload under way, or answers what it was uploaded as. Rejects when the attempt fails. */
  function upload(id: string, file: File): Promise<Attachment> {
    const known = store.get(uploadsAtom).get(id);
    if (known?.phase.kind === 'done') return Promise.resolve(known.phase.attachment);
    const current = running.get(id);
    if (current) return current.attachment;

    lost.get(id)?.stopWaiting();
    store.set(uploadsAtom, new Map(store.get(uploadsAtom)).set(id, { id, file, phase: { kind: 'waiting' } }));
    const controller = new AbortController();
    const attachment = send(id, file, controller);
    running.set(id, { controller, attachment });
    return attachment;
  }

  return {
    upload,
    /** Ends the uploads and forgets the files: they were taken off, or their message has arrived. */
    forget(ids: readonly string[]): void {
      const rest = new Map(store.get(uploadsAtom));
      for (const id of ids) {
        rest.delete(id);
        running.get(id)?.controller.abort();
        running.delete(id);
        lost.get(id)?.stopWaiting();
        lost.delete(id);
      }
      store.set(uploadsAtom, rest);
    },
  };
}
