import { useImperativeHandle, type Ref } from 'react';
import { reasonText, type Reason } from './reason';
import { useReasonPopover, type ReasonPopoverHandle } from './useReasonPopover';

/** Events that a control forwards to its reason popover. */
export type ReasonActions = Omit<ReasonPopoverHandle, 'popover'>;

interface ReasonNoteProps {
  /** For the control's `aria-describedby`. */
  id: string;
  reason: Reason;
  ref: Ref<ReasonActions>;
}

/**
 * Reason of an unavailable control: a hidden description for screen readers, and a popover on demand. A component, so that
 * available controls do not carry the popover's state.
 */
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
