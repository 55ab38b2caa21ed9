import { describeError, problemOf } from 'shared-api/client';
import { isSupportedFile } from 'shared-api/delivery/uploads';

/** Maximum size of a company file in bytes (specification, section 5). */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;

/** Why a file was not uploaded (FILE-01): too large, unsupported type, not enough free space, or a failed upload. */
export type PlainFileProblem = 'size' | 'type' | 'room' | 'failed';

/** A plain problem, or what is wrong with this very file. */
export type FileProblem = PlainFileProblem | { sentence: string };

/**
 * Checks a file before it is uploaded.
 * @param freeBytes storage left by other files
 */
export function checkFile(file: Pick<File, 'name' | 'size'>, freeBytes: number): FileProblem | undefined {
  if (file.size > MAX_FILE_BYTES) return 'size';
  if (!isSupportedFile(file)) return 'type';
  return file.size > freeBytes ? 'room' : undefined;
}

/** The server's sentence names the mismatch; a proxy's 415 has no such sentence. */
const MISMATCH = /^Недопустимый формат! ./;

/** Maps an error of the server, or of a proxy in front of it, to a file problem. */
export function toFileProblem(error: unknown): FileProblem {
  const problem = problemOf(error);
  const sentence = describeError(error);
  if (problem.kind === 'file') return { sentence };
  switch (problem.kind === 'http' && problem.status) {
    case 409:
      return 'room';
    case 413:
      return 'size';
    case 415:
      return MISMATCH.test(sentence) ? { sentence } : 'type';
    default:
      return 'failed';
  }
}

/** Whether a retry can succeed: after a failed upload, or once space has been freed. */
export function canRetry(problem: FileProblem): boolean {
  return problem === 'failed' || problem === 'room';
}
