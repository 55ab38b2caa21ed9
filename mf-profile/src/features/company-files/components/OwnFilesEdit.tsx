import { useEffect, useRef, useState } from 'react';
import type { CompanyFile } from 'shared-api/contract';
import { useRenameFile } from '../api/useRenameFile';
import { useUploads } from '../useUploads';
import { FileDeleteDialog } from './FileDeleteDialog';
import { OwnFilesView } from './OwnFilesView';

interface OwnFilesEditProps {
  files: CompanyFile[];
  /** The storage that there is. */
  totalBytes: number;
  onUploadingChange?: (isUploading: boolean) => void;
}

/** The files with everything that changes them. */
export function OwnFilesEdit({ files, totalBytes, onUploadingChange }: OwnFilesEditProps) {
  const usedBytes = files.reduce((sum, { size }) => sum + size, 0);
  const { uploads, isUploading, add, retry, remove } = useUploads(totalBytes - usedBytes);
  const rename = useRenameFile();
  const [deletedFile, setDeletedFile] = useState<CompanyFile | null>(null);

  // Read when uploads begin or end, not watched: a parent's new function is no change.
  const tell = useRef(onUploadingChange);
  useEffect(() => {
    tell.current = onUploadingChange;
  });
  useEffect(() => {
    if (!isUploading) return;
    tell.current?.(true);
    return () => tell.current?.(false);
  }, [isUploading]);

  const fileOf = (id: number) => files.find((file) => file.id === id) ?? null;

  return (
    <>
      <OwnFilesView
        files={files}
        uploads={uploads}
        usedBytes={usedBytes}
        totalBytes={totalBytes}
        onFiles={add}
        onRetry={retry}
        onRemove={remove}
        onRename={(id, name) => {
          const file = fileOf(id);
          if (file) void rename(file, name);
        }}
        onDelete={(id) => setDeletedFile(fileOf(id))}
      />
      <FileDeleteDialog file={deletedFile} onClose={() => setDeletedFile(null)} />
    </>
  );
}
