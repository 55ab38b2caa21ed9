import { useAtomValue } from 'jotai';
import { uploadsAtom, type UploadPhase } from './uploadsState';

/** How much of some files has left, in whole percent of their bytes; `undefined` when all of them are there. */
export function useUploadPercent(files: readonly { id: string; file: File }[]): number | undefined {
  const uploads = useAtomValue(uploadsAtom);
  const phases = files.map(({ id }) => uploads.get(id)?.phase);
  if (phases.every((phase) => phase?.kind === 'done')) return undefined;
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  const left = files.reduce((sum, { file }, index) => sum + file.size * shareOf(phases[index]), 0);
  // Whoever sent nothing but empty files is told something all the same.
  return Math.min(99, Math.floor((left / Math.max(total, 1)) * 100));
}

function shareOf(phase: UploadPhase | undefined): number {
  if (phase?.kind === 'done') return 1;
  return phase?.kind === 'uploading' ? phase.percent / 100 : 0;
}
