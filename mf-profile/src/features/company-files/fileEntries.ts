import type { CompanyFile } from 'shared-api/contract';
import { formatFileDate } from 'shared-api/time';
import type { StoredFileEntry, UploadEntry } from 'shared-ui/FileList';
import type { Upload } from '#uploads/uploadQueue';
import { canRetry, type FileProblem } from './fileProblem';
import { texts } from './texts';

/** A stored file as a row: the date is Moscow's, the name downloads it (FILE-03, FILE-04). */
export function toStoredEntry({ id, name, size, created_date }: CompanyFile): StoredFileEntry {
  return { status: 'stored', id, name, size, date: formatFileDate(created_date), href: `/api/files/${id}/download` };
}

/** An upload as a row, with what went wrong in words. */
export function toUploadEntry(upload: Upload<FileProblem>): UploadEntry {
  const { id, phase } = upload;
  const { name, size } = upload.file;
  switch (phase) {
    case 'waiting':
      return { id, name, size, status: 'waiting' };
    case 'uploading':
      return { id, name, size, status: 'uploading', percent: upload.percent };
    case 'failed':
      return {
        id,
        name,
        size,
        status: 'failed',
        message: texts.problems[upload.problem],
        canRetry: canRetry(upload.problem),
      };
  }
}
