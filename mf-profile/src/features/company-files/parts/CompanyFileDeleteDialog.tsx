import type { CompanyFile } from 'shared-api/contract';
import { storedFileName } from 'shared-api/text';
import { ConfirmDialog } from 'shared-ui/Dialog';
import { toast } from 'shared-ui/toast';
import { useDeleteFile } from '../api/fileChanges';
import { texts } from '../texts';

interface CompanyFileDeleteDialogProps {
  /** The file to delete; `null` closes the dialog. */
  file: CompanyFile | null;
  onClose: () => void;
}

/** Asks for confirmation before deleting a company file. A failure shows no message and keeps the file (FILE-02). */
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
      <p>{file && storedFileName(file.name)}</p>
    </ConfirmDialog>
  );
}
