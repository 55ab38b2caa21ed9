import type { CompanyFile } from 'shared-api/contract';
import { ConfirmDialog } from 'shared-ui/ConfirmDialog';
import { toast } from 'shared-ui/toast';
import { useDeleteFile } from '../api/useDeleteFile';
import { texts } from '../texts';

interface FileDeleteDialogProps {
  /** What shall go; `null` closes the dialog. */
  file: CompanyFile | null;
  onClose: () => void;
}

/** Asks before a company file is removed. */
export function FileDeleteDialog({ file, onClose }: FileDeleteDialogProps) {
  const deleteFile = useDeleteFile();
  const confirm = async () => {
    if (file && (await deleteFile(file.id))) toast.success(texts.deleted);
  };
  return (
    <ConfirmDialog
      isOpen={file !== null}
      onClose={onClose}
      onConfirm={confirm}
      title={texts.deleteQuestion}
      confirmLabel={texts.delete}
      isDanger
    >
      <p>{file?.name}</p>
    </ConfirmDialog>
  );
}
