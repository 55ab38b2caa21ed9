import type { CompanyFile } from 'shared-api/contract';
import { storedFileName } from 'shared-api/text';
import { formatFileDate } from 'shared-api/time';
import type { Upload } from '#state/usePageUploads';
import type { StoredFileEntry, UploadEntry } from '../parts/file-list/FileList';
import { texts } from '../texts';
import { canRetry, type FileProblem } from './fileProblem';

/** Maps a stored file to a list row: the date is Moscow time, the name is a download link (FILE-03, FILE-04). */
export function toStoredEntry({ id, name, size, created_date }: CompanyFile): StoredFileEntry {
  return {
    status: 'stored',
    id,
    name: storedFileName(name),
    size,
    date: formatFileDate(created_date),
    href: `/api/files/${id}/download`,
  };
}

/** Maps an upload to a list row with its error message. */
export function toUploadEntry({ id, file, phase }: Upload<FileProblem>): UploadEntry {
  const row = { id, name: storedFileName(file.name), size: file.size };
  switch (phase.kind) {
    case 'waiting':
      return { ...row, status: 'waiting' };
    case 'uploading':
      return { ...row, status: 'uploading', percent: phase.percent };
    case 'failed':
    case 'interrupted':
      return { ...row, status: 'failed', message: describe(phase.problem), canRetry: canRetry(phase.problem) };
    case 'done':
      return { ...row, status: 'uploading', percent: 100 };
  }
}

const describe = (problem: FileProblem) => (typeof problem === 'string' ? texts.problems[problem] : problem.sentence);
