import { atom, type createStore } from 'jotai';
import { describeError, problemOf } from 'shared-api/client';
import type { Attachment } from 'shared-api/contract';
import {
  createUploadQueue,
  uploadFile,
  type UploadPhase as QueuedPhase,
  type Upload as QueuedUpload,
  type UploadQueue,
} from 'shared-api/delivery/uploads';

type Store = ReturnType<typeof createStore>;

/** `reason` is a sentence. `isFinal`: the file itself is invalid, so a retry would fail again. */
interface UploadProblem {
  reason: string;
  isFinal: boolean;
}

/** A file chosen for a message. */
export type Upload = QueuedUpload<Attachment, UploadProblem>;
export type UploadPhase = QueuedPhase<Attachment, UploadProblem>;

/** Errors of an upload (specification, sections 4 and 5). */
export const problems = {
  tooLarge: { reason: 'Файл превышает размер 10 Мб', isFinal: true },
  wrongFormat: { reason: 'Недопустимый формат файла', isFinal: true },
  failed: { reason: 'Ошибка загрузки', isFinal: false },
} as const;

function toProblem(error: unknown): UploadProblem {
  const problem = problemOf(error);
  if (problem.kind === 'file') return { reason: describeError(error), isFinal: true };
  const status = problem.kind === 'http' ? problem.status : undefined;
  if (status === 413) return problems.tooLarge;
  if (status !== 415) return problems.failed;
  // A proxy's 415 has no such sentence.
  const reason = describeError(error);
  return reason.startsWith(problems.wrongFormat.reason) ? { reason, isFinal: true } : problems.wrongFormat;
}

const queues = new WeakMap<Store, UploadQueue<Attachment, UploadProblem>>();

/** The uploads of an account's messages: composer and outbox show the same. */
export function uploadsOf(store: Store): UploadQueue<Attachment, UploadProblem> {
  const queue =
    queues.get(store) ??
    createUploadQueue<Attachment, UploadProblem>({
      send: (file, options) => uploadFile('/api/attachments', 'file', file, options),
      toProblem,
      isResumed: true,
    });
  queues.set(store, queue);
  return queue;
}

/** The unsent files of one composer. */
export interface Chosen {
  /** Upload ids in the order of choosing. */
  readonly ids: readonly string[];
  /** The last choice exceeded the maximum; the surplus was dropped. */
  readonly isOverfull: boolean;
}

/** Chosen files by the name of their composer, which is also its draft's name. */
export const chosenFilesAtom = atom<ReadonlyMap<string, Chosen>>(new Map());

/** Whether unsent files exist that could still be sent: only this page holds them. */
export function hasChosenFiles(store: Store): boolean {
  const sendable = uploadsOf(store)
    .getUploads()
    .filter(({ phase }) => phase.kind !== 'failed' || !phase.problem.isFinal);
  return [...store.get(chosenFilesAtom).values()].some(({ ids }) => sendable.some(({ id }) => ids.includes(id)));
}
