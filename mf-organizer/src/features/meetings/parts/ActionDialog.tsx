import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { describeError } from 'shared-api/client';
import { Alert } from 'shared-ui/Alert';
import { Button } from 'shared-ui/Button';
import { Dialog } from 'shared-ui/Dialog';
import { Stack } from 'shared-ui/Stack';
import { readVersionConflict } from '#domain/versionConflict';
import { ConflictAlert, type ConflictField } from '#parts/ConflictAlert';
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

type Phase = { kind: 'asking' } | { kind: 'doing' } | { kind: 'failed'; error: unknown };

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
  const [phase, setPhase] = useState<Phase>({ kind: 'asking' });
  const isBusy = phase.kind === 'doing';
  const conflict =
    phase.kind === 'failed' && conflictFields ? readVersionConflict<ChangedMeeting>(phase.error) : undefined;

  const submit = async (version?: number) => {
    if (reason !== undefined || isBusy) return;
    setPhase({ kind: 'doing' });
    try {
      await onSubmit(version);
      onClose();
    } catch (error) {
      setPhase({ kind: 'failed', error });
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
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
          {conflict && conflictFields && (
            <ConflictAlert
              conflict={conflict}
              fields={conflictFields(conflict.current)}
              onTakeTheirs={onClose}
              onKeepMine={() => void submit(conflict.current.version)}
            />
          )}
          {phase.kind === 'failed' && !conflict && (
            <Alert kind="danger">{texts.failed(describeError(phase.error))}</Alert>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
