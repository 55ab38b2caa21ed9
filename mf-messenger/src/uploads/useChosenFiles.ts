import { useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import { createClientId } from 'shared-api/messages';
import { isSupportedFile } from 'shared-api/upload';
import { MAX_FILE_BYTES, MAX_FILES } from '#domain/limits';
import { texts } from './texts';
import { createUploads } from './uploads';
import { chosenFilesAtom, uploadsAtom, type Chosen, type Upload, type UploadPhase } from './uploadsState';

const NOTHING: Chosen = { ids: [], isOverfull: false };

/** Files that are there besides the chosen ones, e.g. uploaded on an earlier visit: they count too. */
type Others = readonly { filename: string }[];

export interface ChosenFiles {
  uploads: readonly Upload[];
  /** More was chosen last than there is room for. */
  isOverfull: boolean;
  /** Checks files and uploads those that fit; one of a name that is there is ignored (CHAT-10). */
  add: (files: readonly File[]) => void;
  retry: (id: string) => void;
  /** Takes a file off, and ends its upload. */
  remove: (id: string) => void;
  /** Takes files out to go with a message: their uploads go on. */
  release: (ids: readonly string[]) => void;
}

/** The files chosen in one place to write. They outlive the component: another chat may be opened meanwhile. @param name of the place */
export function useChosenFiles(name: string, others: Others = []): ChosenFiles {
  const store = useStore();
  const { ids, isOverfull } = useAtomValue(chosenFilesAtom).get(name) ?? NOTHING;
  const all = useAtomValue(uploadsAtom);
  const uploads = useMemo(() => ids.flatMap((id) => all.get(id) ?? []), [ids, all]);
  const engine = useMemo(() => createUploads(store), [store]);

  const change = (part: (chosen: Chosen) => Chosen) => {
    const places = store.get(chosenFilesAtom);
    store.set(chosenFilesAtom, new Map(places).set(name, part(places.get(name) ?? NOTHING)));
  };
  const release = (released: readonly string[]) =>
    change((chosen) => ({ ids: chosen.ids.filter((id) => !released.includes(id)), isOverfull: false }));
  const start = (id: string, file: File) => {
    const problem = problemOf(file);
    if (problem) store.set(uploadsAtom, new Map(store.get(uploadsAtom)).set(id, { id, file, phase: problem }));
    // A failure stands in the file's phase.
    else engine.upload(id, file).catch(() => {});
  };

  return {
    uploads,
    isOverfull,
    add: (files) => {
      const names = new Set([...uploads.map(({ file }) => file.name), ...others.map(({ filename }) => filename)]);
      const added = files.filter(({ name: filename }) => !names.has(filename) && names.add(filename));
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
      engine.forget([id]);
      release([id]);
    },
    release,
  };
}

/** Whether a file is there or on its way, so that a message can go with it. */
export function isValid({ phase }: Upload): boolean {
  return phase.kind !== 'failed';
}

function problemOf(file: File): UploadPhase | undefined {
  if (file.size > MAX_FILE_BYTES) return { kind: 'failed', reason: texts.tooLarge, isFinal: true };
  if (!isSupportedFile(file)) return { kind: 'failed', reason: texts.wrongFormat, isFinal: true };
  return undefined;
}
