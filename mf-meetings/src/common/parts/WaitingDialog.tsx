import { Delayed } from 'shared-ui/Delayed';
import { Dialog, type DialogProps } from 'shared-ui/Dialog';
import { ErrorState } from 'shared-ui/ErrorState';
import { Skeleton } from 'shared-ui/Skeleton';
import type { ModuleState } from 'shared-ui/Widget';

interface WaitingDialogProps extends Pick<DialogProps, 'title' | 'onClose' | 'isTall'> {
  /** The dialog's module, which is not there yet. */
  state: Exclude<ModuleState<unknown>, { phase: 'ready' }>;
  failed: string;
  /** Height of its content in px. */
  height: number;
}

/** Place of a dialog whose code loads when it is opened, kept out of the first screen. */
export function WaitingDialog({ state, failed, height, ...rest }: WaitingDialogProps) {
  return (
    <Dialog isOpen isSheet {...rest}>
      {state.phase === 'failed' ? (
        <ErrorState onRetry={state.retry}>{failed}</ErrorState>
      ) : (
        <Delayed>
          <Skeleton height={height} />
        </Delayed>
      )}
    </Dialog>
  );
}
