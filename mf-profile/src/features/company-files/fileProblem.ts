import { ApiError } from 'shared-api/client';
import { isSupportedFile } from 'shared-api/upload';
import { MAX_FILE_BYTES } from './limits';

/** Why a file is not on the server (FILE-01): too large, of another type, no free space, or the upload failed. */
export type FileProblem = 'size' | 'type' | 'room' | 'failed';

/** What keeps a file from being sent at all. @param freeBytes what others leave of the storage */
export function checkFile(file: Pick<File, 'name' | 'type' | 'size'>, freeBytes: number): FileProblem | undefined {
  if (file.size > MAX_FILE_BYTES) return 'size';
  if (!isSupportedFile(file)) return 'type';
  return file.size > freeBytes ? 'room' : undefined;
}

/** What the server objects to, or a proxy before it. */
export function toFileProblem(error: unknown): FileProblem {
  if (!(error instanceof ApiError) || error.problem.kind !== 'http') return 'failed';
  switch (error.problem.status) {
    case 409:
      return 'room';
    case 413:
      return 'size';
    case 415:
      return 'type';
    default:
      return 'failed';
  }
}

/** Whether the same file can go through another time: after a failure, or once something else was removed. */
export function canRetry(problem: FileProblem): boolean {
  return problem === 'failed' || problem === 'room';
}
