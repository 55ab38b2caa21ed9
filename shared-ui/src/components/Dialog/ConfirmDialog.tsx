import { useState, type ReactNode } from 'react';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { Stack } from '../Stack/Stack';
import { Dialog, type DialogProps } from './Dialog';

export interface ConfirmDialogProps extends Pick<DialogProps, 'isSheet'> {
  isOpen: boolean;
  /** Called on cancel and after a successful `onConfirm`. */
  onClose: () => void;
  /** The action. While its promise is pending the dialog shows progress; on rejection it stays open with an error. */
  onConfirm: () => Promise<unknown> | void;
  title: ReactNode;
  /** Details: the company, the date. */
  children?: ReactNode;
  /** Names the action: «Да, отменить». */
  confirmLabel: string;
  cancelLabel?: string;
  /** The action cannot be undone. The way out has the first focus. */
  isDanger?: boolean;
  /** Shown when the promise rejects. */
  errorText?: string;
}

type Phase = 'asking' | 'doing' | 'failed';

/** Asks for confirmation, runs the action and shows its failure. */
export function ConfirmDialog({
  isOpen,
  onClose,
  onConfirm,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Отмена',
  isDanger = false,
  errorText = 'Не получилось. Попробуйте ещё раз.',
  isSheet,
}: ConfirmDialogProps) {
  const [phase, setPhase] = useState<Phase>('asking');

  const close = () => {
    setPhase('asking');
    onClose();
  };

  const confirm = async () => {
    setPhase('doing');
    try {
      await onConfirm();
      close();
    } catch {
      // The caller reports the cause; the dialog only shows that the action failed.
      setPhase('failed');
    }
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={title}
      size="small"
      isBusy={phase === 'doing'}
      isSheet={isSheet}
      footer={
        <>
          <Button
            variant="secondary"
            onClick={close}
            disabled={phase === 'doing'}
            // eslint-disable-next-line jsx-a11y-x/no-autofocus -- a dialog that was asked for: Enter must not do what cannot be undone
            autoFocus={isDanger}
          >
            {cancelLabel}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} onClick={() => void confirm()} isBusy={phase === 'doing'}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {children}
        {phase === 'failed' && <Alert kind="danger">{errorText}</Alert>}
      </Stack>
    </Dialog>
  );
}
