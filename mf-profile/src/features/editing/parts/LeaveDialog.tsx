import { ConfirmDialog } from 'shared-ui/Dialog';
import { sectionIds, type SectionId } from '../state/sections';
import { texts } from '../texts';

interface LeaveDialogProps {
  isOpen: boolean;
  unsaved: ReadonlySet<SectionId>;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks for confirmation before leaving with unsaved changes. */
export function LeaveDialog({ isOpen, unsaved, onStay, onLeave }: LeaveDialogProps) {
  const names = sectionIds.filter((id) => unsaved.has(id)).map((id) => texts.sections[id]);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onStay}
      onConfirm={onLeave}
      title={texts.leaveTitle}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      isDanger
    >
      <p>{texts.leaveText(names.join(', '))}</p>
    </ConfirmDialog>
  );
}
