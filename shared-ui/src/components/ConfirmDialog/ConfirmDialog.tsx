import { useState, type ReactNode } from 'react';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { Dialog, type DialogProps } from '../Dialog/Dialog';
import { Stack } from '../Stack/Stack';

export interface ConfirmDialogProps extends Pick<DialogProps, 'isSheet'> {
  /** Whether it is open. */
  isOpen: boolean;
  /** It was refused, or done. */
  onClose: () => void;
  /** Does it. While the promise is pending the dialog shows progress; when it is rejected the dialog stays open and says so. */
  onConfirm: () => Promise<unknown> | void;
  /** The question. */
  title: ReactNode;
  /** What it is about: the company, the date. */
  children?: ReactNode;
  /** Names the deed: «Да, отменить». */
  confirmLabel: string;
  /** Names the refusal. */
  cancelLabel?: string;
  /** The deed cannot be undone. */
  isDanger?: boolean;
  /** What to say when the promise is rejected. */
  errorText?: string;
}

type Phase = 'asking' | 'doing' | 'failed';

/** Asks before something is done, does it, and says so when it failed. */
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
      // What went wrong is the caller's to report; here the person learns that nothing happened.
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
          <Button variant="secondary" onClick={close} disabled={phase === 'doing'}>
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
