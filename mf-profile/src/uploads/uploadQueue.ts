import { toError } from 'shared-api/client';

/** Uploads under way at once; the others wait their turn. */
const MAX_AT_ONCE = 3;

/** A file on its way: waiting its turn, going, or stuck. */
export type Upload<Problem> = { id: string; file: File } & (
  { phase: 'waiting' } | { phase: 'uploading'; percent: number } | { phase: 'failed'; problem: Problem }
);

/** What keeps a file from being sent at all. @param bytesInFlight of the others that wait or go */
export type Check<Problem> = (file: File, bytesInFlight: number) => Problem | undefined;

interface UploadQueueOptions<Stored, Problem> {
  /** Sends one file. */
  send: (file: File, options: { onProgress: (percent: number) => void; signal: AbortSignal }) => Promise<Stored>;
  /** What a failed sending came to. */
  toProblem: (error: unknown) => Problem;
  /** The server has it. */
  onStored: (stored: Stored) => void;
  /** Nothing waits or goes any more; how the uploads since the last time ended. */
  onIdle: (ended: { stored: number; failed: number }) => void;
}

/** Uploads of one page: a few at once, each with its progress and its problem. */
export interface UploadQueue<Problem> {
  subscribe: (listener: () => void) => () => void;
  getUploads: () => readonly Upload<Problem>[];
  /** Checks each file and sends those that pass. */
  add: (files: readonly File[], check: Check<Problem>) => void;
  /** Checks a failed one again and sends it. */
  retry: (id: string, check: Check<Problem>) => void;
  /** Takes one off the list, ending it if it goes. */
  remove: (id: string) => void;
  /** Ends everything: the page is left. */
  removeAll: () => void;
}

/** Makes an empty queue. */
export function createUploadQueue<Stored, Problem>({
  send,
  toProblem,
  onStored,
  onIdle,
}: UploadQueueOptions<Stored, Problem>): UploadQueue<Problem> {
  let uploads: readonly Upload<Problem>[] = [];
  let lastId = 0;
  let ended = { stored: 0, failed: 0 };
  const controllers = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  const change = (next: readonly Upload<Problem>[]) => {
    uploads = next;
    listeners.forEach((listener) => listener());
  };
  const replace = (upload: Upload<Problem>) =>
    change(uploads.map((other) => (other.id === upload.id ? upload : other)));
  const drop = (id: string) => change(uploads.filter((upload) => upload.id !== id));

  const checked = (id: string, file: File, check: Check<Problem>): Upload<Problem> => {
    const problem = check(file, sizeInFlight(uploads));
    return problem !== undefined ? { id, file, phase: 'failed', problem } : { id, file, phase: 'waiting' };
  };

  const startNext = () => {
    const isIdle = !uploads.some(isInFlight);
    if (isIdle && ended.stored + ended.failed > 0) {
      onIdle(ended);
      ended = { stored: 0, failed: 0 };
    }
    const waiting = uploads.filter(({ phase }) => phase === 'waiting');
    waiting.slice(0, Math.max(0, MAX_AT_ONCE - controllers.size)).forEach((upload) => void start(upload));
  };

  const start = async ({ id, file }: Upload<Problem>) => {
    const controller = new AbortController();
    const { signal } = controller;
    controllers.set(id, controller);
    replace({ id, file, phase: 'uploading', percent: 0 });
    try {
      const stored = await send(file, {
        signal,
        onProgress: (percent) => !signal.aborted && replace({ id, file, phase: 'uploading', percent }),
      });
      ended.stored += 1;
      // Also of one that was aborted a moment too late: the server has it.
      onStored(stored);
      drop(id);
    } catch (error) {
      if (!signal.aborted) {
        ended.failed += 1;
        replace({ id, file, phase: 'failed', problem: toProblem(toError(error)) });
      }
    }
    controllers.delete(id);
    startNext();
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getUploads: () => uploads,
    add: (files, check) => {
      for (const file of files) {
        lastId += 1;
        change([...uploads, checked(`upload-${lastId}`, file, check)]);
      }
      startNext();
    },
    retry: (id, check) => {
      const failed = uploads.find((upload) => upload.id === id && upload.phase === 'failed');
      if (!failed) return;
      replace(checked(id, failed.file, check));
      startNext();
    },
    remove: (id) => {
      drop(id);
      controllers.get(id)?.abort();
      startNext();
    },
    removeAll: () => {
      change([]);
      controllers.forEach((controller) => controller.abort());
    },
  };
}

/** Whether an upload waits or goes. */
export function isInFlight({ phase }: Upload<unknown>): boolean {
  return phase !== 'failed';
}

function sizeInFlight(uploads: readonly Upload<unknown>[]): number {
  return uploads.filter(isInFlight).reduce((sum, { file }) => sum + file.size, 0);
}
