import { outcome } from '../client/outcome';
import { createCallQueue } from './callQueue';
import { retryLater } from './connection';

/** Parallel uploads; further ones wait. */
const UPLOADS_AT_ONCE = 3;
/** Milliseconds until an interrupted upload is retried; doubled with each failure up to the maximum. */
const FIRST_RESUMPTION = 5_000;
const LAST_RESUMPTION = 60_000;

/** The state of one upload. */
export type UploadPhase<Stored, Problem> =
  /** Queued behind other uploads. */
  | { kind: 'waiting' }
  /** `percent` is an integer from 0 to 99; 100 is reached with the server's response (CHAT-10). */
  | { kind: 'uploading'; percent: number }
  | { kind: 'done'; stored: Stored }
  /** The connection was lost; the upload resumes by itself. */
  | { kind: 'interrupted'; problem: Problem }
  | { kind: 'failed'; problem: Problem };

/** A file in the queue. */
export interface Upload<Stored, Problem> {
  /** Created by the client. */
  readonly id: string;
  readonly file: File;
  readonly phase: UploadPhase<Stored, Problem>;
}

interface UploadQueueOptions<Stored, Problem> {
  /** Uploads one file. */
  send: (file: File, options: { onProgress: (percent: number) => void; signal: AbortSignal }) => Promise<Stored>;
  /** Maps the error of a failed upload; not called for aborted ones. */
  toProblem: (error: unknown) => Problem;
  /** Retries by itself after a lost connection. */
  isResumed?: boolean;
  /** Takes over what the server has stored, also when the abort was too late; the upload leaves the list. */
  onStored?: (stored: Stored) => void;
}

/** The queue that `createUploadQueue` makes. */
export type UploadQueue<Stored, Problem> = ReturnType<typeof createUploadQueue<Stored, Problem>>;

/** Uploads files, a few in parallel, each with progress and error. It belongs to no component. */
export function createUploadQueue<Stored, Problem>(options: UploadQueueOptions<Stored, Problem>) {
  type Phase = UploadPhase<Stored, Problem>;
  const { send, toProblem, isResumed = false, onStored } = options;
  const queue = createCallQueue(UPLOADS_AT_ONCE);
  const listeners = new Set<() => void>();
  const running = new Map<string, { controller: AbortController; stored: Promise<Stored> }>();
  /** Consecutive connection losses per file, and the cancelling of its next attempt. */
  const lost = new Map<string, { times: number; stopWaiting: () => void }>();
  let uploads: readonly Upload<Stored, Problem>[] = [];

  function show(next: readonly Upload<Stored, Problem>[]): void {
    uploads = next;
    listeners.forEach((listener) => listener());
  }
  const find = (id: string) => uploads.find((upload) => upload.id === id);
  const drop = (ids: readonly string[]) => show(uploads.filter(({ id }) => !ids.includes(id)));

  /** Lists a file, or changes its phase in its place. */
  function put(id: string, file: File, phase: Phase): void {
    const upload = { id, file, phase };
    show(find(id) ? uploads.map((other) => (other.id === id ? upload : other)) : [...uploads, upload]);
  }

  async function start(id: string, file: File, { signal }: AbortController): Promise<Stored> {
    let isOver = false;
    const setPhase = (phase: Phase) => {
      if (!signal.aborted && !isOver) put(id, file, phase);
    };
    try {
      const stored = await queue.run(() => {
        signal.throwIfAborted();
        setPhase({ kind: 'uploading', percent: 0 });
        return send(file, { signal, onProgress: (percent) => setPhase({ kind: 'uploading', percent }) });
      });
      lost.delete(id);
      onStored?.(stored);
      if (onStored) drop([id]);
      else setPhase({ kind: 'done', stored });
      isOver = true;
      return stored;
    } catch (error) {
      if (!signal.aborted) {
        const isLost = isResumed && outcome(error) === 'offline';
        setPhase({ kind: isLost ? 'interrupted' : 'failed', problem: toProblem(error) });
        if (isLost) resumeLater(id, file);
      }
      throw error;
    } finally {
      if (running.get(id)?.controller.signal === signal) running.delete(id);
    }
  }

  function resumeLater(id: string, file: File): void {
    const times = (lost.get(id)?.times ?? 0) + 1;
    const delay = Math.min(FIRST_RESUMPTION * 2 ** (times - 1), LAST_RESUMPTION);
    // Callers learn of the next failure from the file's phase.
    const stopWaiting = retryLater(delay, () => void upload(id, file).catch(() => {}));
    lost.set(id, { times, stopWaiting });
  }

  /** Uploads a file, joins its running upload, or returns the finished one. Rejects when the attempt fails. */
  function upload(id: string, file: File): Promise<Stored> {
    const phase = find(id)?.phase;
    if (phase?.kind === 'done') return Promise.resolve(phase.stored);
    const current = running.get(id);
    if (current) return current.stored;

    lost.get(id)?.stopWaiting();
    put(id, file, { kind: 'waiting' });
    const controller = new AbortController();
    const stored = start(id, file, controller);
    running.set(id, { controller, stored });
    return stored;
  }

  return {
    /** In the order of choosing. */
    getUploads: () => uploads,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    upload,
    /** Lists a file that cannot be uploaded. */
    refuse: (id: string, file: File, problem: Problem) => put(id, file, { kind: 'failed', problem }),
    /** Aborts uploads and forgets their files. */
    remove(ids: readonly string[]): void {
      for (const id of ids) {
        running.get(id)?.controller.abort();
        running.delete(id);
        lost.get(id)?.stopWaiting();
        lost.delete(id);
      }
      drop(ids);
    },
  };
}

/** Whether an upload is waiting or running. */
export function isInFlight({ phase }: Upload<unknown, unknown>): boolean {
  return phase.kind === 'waiting' || phase.kind === 'uploading';
}
