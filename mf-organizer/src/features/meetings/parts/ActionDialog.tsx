import { useId, type FormEvent, type ReactNode } from 'react';
import { describeError } from 'shared-api/client';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Dialog } from 'shared-ui/Dialog';
import { Stack } from 'shared-ui/Stack';
import type { ConflictField } from '#domain/versionConflict';
import { ConflictAlert } from '#parts/ConflictAlert';
import { useVersioned } from '#state/useVersioned';
import { texts } from '../texts';

/** The present state of a meeting that another organizer changed, as far as dialogs show it. */
interface ChangedMeeting {
  version: number;
  date: string;
  point: string;
  place_id: number | null;
  link: string | null;
}

interface ActionDialogProps {
  title: string;
  /** Read out when the dialog opens: the meeting, the consequences. */
  description?: ReactNode;
  children?: ReactNode;
  submitLabel: string;
  dismissLabel?: string;
  isDanger?: boolean;
  /** Why the action is unavailable. */
  reason?: string;
  /**
   * The action; the dialog closes when it is done and shows why it failed.
   * @param version of the meeting once the organizer insists after a conflict
   */
  onSubmit: (version?: number) => Promise<unknown>;
  /** What differs after another organizer’s change; without it a conflict is an ordinary failure. */
  conflictFields?: (changed: ChangedMeeting) => ConflictField[];
  onClose: () => void;
  /** Further buttons before the others. */
  extra?: ReactNode;
}

/** A form in a dialog that makes one change: busy while it runs, open with the reason when it fails. */
export function ActionDialog({
  title,
  description,
  children,
  submitLabel,
  dismissLabel = texts.dismiss,
  isDanger = false,
  reason,
  onSubmit,
  conflictFields,
  onClose,
  extra,
}: ActionDialogProps) {
  const formId = useId();
  const { isBusy, error, conflict, write } = useVersioned<void, ChangedMeeting>({
    async send(_, version) {
      await onSubmit(version);
      onClose();
    },
    fieldsOf: conflictFields,
    takeTheirs: onClose,
    isReady: reason === undefined,
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void write();
  };

  return (
    <Dialog
      isOpen
      isSheet
      size="small"
      title={title}
      description={description}
      isBusy={isBusy}
      onClose={onClose}
      footer={
        <>
          {extra}
          <Button variant="secondary" onClick={onClose} disabled={isBusy}>
            {dismissLabel}
          </Button>
          <Button type="submit" form={formId} variant={isDanger ? 'danger' : 'primary'} isBusy={isBusy} reason={reason}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit} noValidate>
        <Stack gap={4}>
          {children}
          {conflict && <ConflictAlert {...conflict} />}
          {error !== undefined && <Alert kind="danger">{texts.failed(describeError(error))}</Alert>}
        </Stack>
      </form>
    </Dialog>
  );
}
