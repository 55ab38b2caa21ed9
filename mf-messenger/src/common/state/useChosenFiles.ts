import { useAtomValue, useStore } from 'jotai';
import { useMemo, useSyncExternalStore } from 'react';
import { createClientId } from 'shared-api/client';
import { isSupportedFile } from 'shared-api/delivery/uploads';
import { MAX_FILE_BYTES, MAX_FILES } from '#domain/limits';
import { chosenFilesAtom, problems, uploadsOf, type Chosen, type Upload } from './uploads';

const NOTHING: Chosen = { ids: [], isOverfull: false };

/** Further files that count for names and the maximum, e.g. those uploaded on an earlier visit. */
type Others = readonly { filename: string }[];

export interface ChosenFiles {
  uploads: readonly Upload[];
  isOverfull: boolean;
  /** Validates files and uploads the valid ones; ignores duplicates by name (CHAT-10), but numbers pasted pictures. */
  add: (files: readonly File[], isPasted?: boolean) => void;
  retry: (id: string) => void;
  /** Removes a file and aborts its upload. */
  remove: (id: string) => void;
  /** Hands files over to a message: their uploads continue. */
  release: (ids: readonly string[]) => void;
}

/**
 * Manages the files chosen in one composer. They outlive the component, since another chat may be opened meanwhile.
 * @param name name of the composer
 */
export function useChosenFiles(name: string, others: Others = []): ChosenFiles {
  const store = useStore();
  const { ids, isOverfull } = useAtomValue(chosenFilesAtom).get(name) ?? NOTHING;
  const queue = uploadsOf(store);
  const all = useSyncExternalStore(queue.subscribe, queue.getUploads);
  const uploads = useMemo(() => ids.flatMap((id) => all.find((upload) => upload.id === id) ?? []), [ids, all]);

  const change = (part: (chosen: Chosen) => Chosen) => {
    const places = store.get(chosenFilesAtom);
    store.set(chosenFilesAtom, new Map(places).set(name, part(places.get(name) ?? NOTHING)));
  };
  const release = (released: readonly string[]) =>
    change((chosen) => ({ ids: chosen.ids.filter((id) => !released.includes(id)), isOverfull: false }));
  const start = (id: string, file: File) => {
    const problem = problemOf(file);
    if (problem) queue.refuse(id, file, problem);
    // The file's phase records a failure.
    else queue.upload(id, file).catch(() => {});
  };

  return {
    uploads,
    isOverfull,
    add: (files, isPasted = false) => {
      const names = new Set([...uploads.map(({ file }) => file.name), ...others.map(({ filename }) => filename)]);
      const added = files
        .map((file) => (isPasted ? numbered(file, names) : file))
        .filter(({ name: filename }) => !names.has(filename) && names.add(filename));
      const fitting = added
        .slice(0, Math.max(0, MAX_FILES - uploads.length - others.length))
        .map((file) => ({ id: createClientId(), file }));
      fitting.forEach(({ id, file }) => start(id, file));
      change((chosen) => ({
        ids: [...chosen.ids, ...fitting.map(({ id }) => id)],
        isOverfull: fitting.length < added.length,
      }));
    },
    retry: (id) => {
      const upload = uploads.find((one) => one.id === id);
      if (upload) start(id, upload.file);
    },
    remove: (id) => {
      queue.remove([id]);
      release([id]);
    },
    release,
  };
}

/** Browsers give every pasted picture the same name. */
const PASTED_PICTURE = /^image(?=\.\w+$)/;

/** A pasted picture under a name that is still free. */
function numbered(file: File, names: ReadonlySet<string>): File {
  let { name } = file;
  for (let number = 2; names.has(name) && PASTED_PICTURE.test(file.name); number += 1)
    name = file.name.replace(PASTED_PICTURE, `image ${number}`);
  return name === file.name ? file : new File([file], name, { type: file.type, lastModified: file.lastModified });
}

/** Whether a file is uploaded or still may be, so that it can be sent with a message. */
export function isValid({ phase }: Upload): boolean {
  return phase.kind !== 'failed';
}

function problemOf(file: File) {
  if (file.size > MAX_FILE_BYTES) return problems.tooLarge;
  return isSupportedFile(file) ? undefined : problems.wrongFormat;
}

/** Returns the uploaded share of some files in integer percent of their bytes; `undefined` when all are uploaded. */
export function useUploadPercent(files: readonly { id: string; file: File }[]): number | undefined {
  const queue = uploadsOf(useStore());
  const uploads = useSyncExternalStore(queue.subscribe, queue.getUploads);
  const phases = files.map(({ id }) => uploads.find((upload) => upload.id === id)?.phase);
  if (phases.every((phase) => phase?.kind === 'done')) return undefined;
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  const left = files.reduce((sum, { file }, index) => sum + file.size * shareOf(phases[index]), 0);
  // Empty files alone have a total of 0 bytes.
  return Math.min(99, Math.floor((left / Math.max(total, 1)) * 100));
}

function shareOf(phase: Upload['phase'] | undefined): number {
  if (phase?.kind === 'done') return 1;
  return phase?.kind === 'uploading' ? phase.percent / 100 : 0;
}

/** Key of the unsent text and files of a chat: the browser stores the text, the page keeps the files. */
export const chatDraftName = (ownUserId: number, userId: number) => `chat.${ownUserId}.${userId}`;
