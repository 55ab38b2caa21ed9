import { describeError } from 'shared-api/client';
import { useCurrentUser } from 'shared-api/session';
import { ErrorState } from 'shared-ui/ErrorState';
import { useFiles } from '../api/useFiles';
import { texts } from '../texts';
import { OwnFilesEdit } from './OwnFilesEdit';
import { OwnFilesSkeleton } from './OwnFilesSkeleton';

interface OwnFilesProps {
  /** Told when uploads begin and when all are over. */
  onUploadingChange?: (isUploading: boolean) => void;
}

/** The current user's company files: upload, rename, delete, download, space used. */
export function OwnFiles({ onUploadingChange }: OwnFilesProps) {
  const session = useCurrentUser();
  const list = useFiles();

  if (session.data && list.files)
    return (
      <OwnFilesEdit files={list.files} totalBytes={session.data.storage_total} onUploadingChange={onUploadingChange} />
    );
  const error = session.error ?? list.error;
  if (error === undefined) return <OwnFilesSkeleton />;
  return (
    <ErrorState
      isRetrying={session.isLoading || list.isLoading}
      onRetry={() => {
        if (!session.data) void session.reload();
        if (!list.files) list.reload();
      }}
    >
      {texts.loadFailed} {describeError(error)}
    </ErrorState>
  );
}
