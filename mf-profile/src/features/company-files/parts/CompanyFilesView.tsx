import { styled } from 'styled-components';
import type { CompanyFile } from 'shared-api/contract';
import { acceptedFiles } from 'shared-api/delivery/uploads';
import { EmptyState } from 'shared-ui/EmptyState';
import { FileDrop } from 'shared-ui/FileDrop';
import { Stack } from 'shared-ui/Stack';
import { theme } from 'shared-ui/theme';
import type { Upload } from '#state/usePageUploads';
import { toStoredEntry, toUploadEntry } from '../state/fileEntries';
import type { FileProblem } from '../state/fileProblem';
import { texts } from '../texts';
import { FileList } from './file-list/FileList';
import { StorageMeter } from './StorageMeter';

interface CompanyFilesViewProps {
  /** Newest first. */
  files: readonly CompanyFile[];
  /** Shown above the files. */
  uploads: readonly Upload<FileProblem>[];
  usedBytes: number;
  totalBytes: number;
  onFiles: (files: File[]) => void;
  onRetry: (id: string) => void;
  /** Aborts an upload, or removes a failed one from the list. */
  onRemove: (id: string) => void;
  onRename: (id: number, name: string) => void;
  onDelete: (id: number) => void;
}

/** Presentation of the current user's files: drop zone, storage used, uploads and files. */
export function CompanyFilesView({
  files,
  uploads,
  usedBytes,
  totalBytes,
  onFiles,
  onRetry,
  onRemove,
  onRename,
  onDelete,
}: CompanyFilesViewProps) {
  const entries = [...uploads.map(toUploadEntry), ...files.map(toStoredEntry)];
  return (
    <div role="group" aria-label={texts.title}>
      <Stack gap={4}>
        <FileDrop label={texts.drop} hint={texts.hint} accept={acceptedFiles} onFiles={onFiles} />
        <StorageMeter used={usedBytes} total={totalBytes} />
        {entries.length === 0 && <EmptyState>{texts.empty}</EmptyState>}
        {/* Rendered even without rows: its live region announces how an upload ended. */}
        <FileList
          label={texts.title}
          files={entries}
          onAbort={onRemove}
          onDismiss={onRemove}
          onRetry={onRetry}
          onRename={onRename}
          onDelete={onDelete}
        />
        {files.length > 0 && <Note>{texts.dates}</Note>}
      </Stack>
    </div>
  );
}

const Note = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;
