import { useEffect, useRef, useState } from 'react';
import type { CompanyFile } from 'shared-api/contract';
import type { PropsOf } from 'shared-api/federation';
import { joinQueries } from 'shared-api/query';
import { useCurrentUser } from 'shared-api/session';
import { storedFileName } from 'shared-api/text';
import { Loaded } from 'shared-ui/Loaded';
import { useRenameFile } from '../api/fileChanges';
import { useFiles } from '../api/useFiles';
import { useUploads } from '../api/useUploads';
import { texts } from '../texts';
import { CompanyFileDeleteDialog } from './CompanyFileDeleteDialog';
import { CompanyFilesSkeleton } from './CompanyFilesSkeleton';
import { CompanyFilesView } from './CompanyFilesView';

type CompanyFilesProps = PropsOf<'mf_profile/CompanyFiles'>;

/** The current user's company files: upload, rename, delete, download, space used. */
export function CompanyFiles({ onUploadingChange }: CompanyFilesProps) {
  const loaded = joinQueries(useCurrentUser(), useFiles());
  return (
    <Loaded query={loaded} skeleton={<CompanyFilesSkeleton />} failed={texts.loadFailed}>
      {([{ storage_total }, files]) => (
        <Content files={files} totalBytes={storage_total} onUploadingChange={onUploadingChange} />
      )}
    </Loaded>
  );
}

interface ContentProps extends CompanyFilesProps {
  files: CompanyFile[];
  totalBytes: number;
}

function Content({ files, totalBytes, onUploadingChange }: ContentProps) {
  const usedBytes = files.reduce((sum, { size }) => sum + size, 0);
  const { uploads, isUploading, add, retry, remove } = useUploads(totalBytes - usedBytes);
  const rename = useRenameFile();
  const [deletedFile, setDeletedFile] = useState<CompanyFile | null>(null);

  // A ref, so that a new function from the parent does not re-run the effect.
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
      <CompanyFilesView
        files={files}
        uploads={uploads}
        usedBytes={usedBytes}
        totalBytes={totalBytes}
        onFiles={add}
        onRetry={retry}
        onRemove={remove}
        onRename={(id, name) => {
          const file = fileOf(id);
          // On failure the rollback restores the old name without a message (FILE-02).
          if (file) rename(file, storedFileName(name)).catch(() => {});
        }}
        onDelete={(id) => setDeletedFile(fileOf(id))}
      />
      <CompanyFileDeleteDialog file={deletedFile} onClose={() => setDeletedFile(null)} />
    </>
  );
}
