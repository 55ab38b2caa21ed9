import type { CompanyFile } from 'shared-api/contract';
import { ConfirmDialog } from 'shared-ui/ConfirmDialog';
import { toast } from 'shared-ui/toast';
import { useDeleteFile } from '../api/useDeleteFile';
import { texts } from '../texts';

interface CompanyFileDeleteDialogProps {
  /** The file to remove; `null` closes the dialog. */
  file: CompanyFile | null;
  onClose: () => void;
}

/** Asks before a company file is removed. A failure changes nothing and says nothing (FILE-02). */
export function CompanyFileDeleteDialog({ file, onClose }: CompanyFileDeleteDialogProps) {
  const deleteFile = useDeleteFile();
  const confirm = async () => {
    if (!file) return;
    await deleteFile(file.id).then(
      () => toast.success(texts.deleted),
      () => {},
    );
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
