import { useImperativeHandle, type Ref } from 'react';
import { reasonText, type Reason } from './reason';
import { useReasonPopover, type ReasonPopoverHandle } from './useReasonPopover';

/** What a control tells its reason. */
export type ReasonActions = Omit<ReasonPopoverHandle, 'popover'>;

interface ReasonNoteProps {
  /** Describes the control by it. */
  id: string;
  reason: Reason;
  /** For the control's handlers. */
  ref: Ref<ReasonActions>;
}

/** The reason beside its control: for the ear at once, for the eye when it is asked for. Only controls that cannot work carry its state. */
export function ReasonNote({ id, reason, ref }: ReasonNoteProps) {
  const { popover, ...actions } = useReasonPopover(() => reason);
  useImperativeHandle(ref, () => actions);
  return (
    <>
      <span id={id} hidden>
        {reasonText(reason)}
      </span>
      {popover}
    </>
  );
}
