import { atom, type createStore } from 'jotai';
import type { Attachment } from 'shared-api/contract';

/** How far a file has come on its way to the server. */
export type UploadPhase =
  /** Its turn comes when those before it are over. */
  | { kind: 'waiting' }
  /** `percent` is whole, 0 to 99: the hundredth is the server's answer (CHAT-10). */
  | { kind: 'uploading'; percent: number }
  | { kind: 'done'; attachment: Attachment }
  /** The connection was lost; it begins again by itself. */
  | { kind: 'interrupted'; reason: string }
  /** `reason` is a sentence; `isFinal`: the file itself is wrong, so that another attempt would end alike. */
  | { kind: 'failed'; reason: string; isFinal: boolean };

/** A file chosen for a message. */
export interface Upload {
  /** Made here; the same over a reload. */
  readonly id: string;
  readonly file: File;
  readonly phase: UploadPhase;
}

/** The files chosen for messages by id. They go on uploading when the chat or the page is left. */
export const uploadsAtom = atom<ReadonlyMap<string, Upload>>(new Map());

/** What was chosen in one place to write and is not sent yet. */
export interface Chosen {
  /** Names uploads, in the order of choosing. */
  readonly ids: readonly string[];
  /** More was chosen last than one message takes; the rest was left out. */
  readonly isOverfull: boolean;
}

/** Chosen files by the name of the place where one writes (that of its draft). */
export const chosenFilesAtom = atom<ReadonlyMap<string, Chosen>>(new Map());

/** Whether files were chosen somewhere that can still go with a message: only this page has them. */
export function hasChosenFiles(store: ReturnType<typeof createStore>): boolean {
  const uploads = store.get(uploadsAtom);
  return [...store.get(chosenFilesAtom).values()].some(({ ids }) =>
    ids.some((id) => {
      const phase = uploads.get(id)?.phase;
      return phase !== undefined && !(phase.kind === 'failed' && phase.isFinal);
    }),
  );
}
