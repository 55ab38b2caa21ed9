import { useId, useImperativeHandle, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { reasonText, type Reason } from './reason';
import { useReasonPopover, type ReasonPopoverHandle } from './useReasonPopover';

interface ReasonedControl<Element extends HTMLElement> {
  /** Props to add to the control's own; undefined while it is available. */
  control: HTMLAttributes<Element> | undefined;
  /** Render it right after the control. */
  note: ReactNode;
}

/**
 * Makes a control unavailable and explains why. It stays focusable; focus, hovering or a click opens the reason, and a click has
 * no other effect. Screen readers always read the reason as the control's description.
 * @param rest The control's own props; their focus and pointer handlers are still called.
 */
export function useReason<Element extends HTMLElement>(
  reason: Reason | undefined,
  rest: HTMLAttributes<Element>,
): ReasonedControl<Element> {
  const id = useId();
  const actions = useRef<ReasonActions>(null);
  if (!reason) return { control: undefined, note: null };
  return {
    control: {
      'aria-disabled': true,
      'aria-describedby': rest['aria-describedby'] ? `${rest['aria-describedby']} ${id}` : id,
      // The native tooltip would cover the reason.
      title: undefined,
      onClick: (event) => {
        event.preventDefault();
        actions.current?.press(event.currentTarget);
      },
      onFocus: (event) => {
        rest.onFocus?.(event);
        actions.current?.focus(event.currentTarget);
      },
      onPointerEnter: (event) => {
        rest.onPointerEnter?.(event);
        actions.current?.enter(event.currentTarget, event.pointerType);
      },
      onPointerLeave: (event) => {
        rest.onPointerLeave?.(event);
        actions.current?.leave();
      },
    },
    note: <ReasonNote id={id} reason={reason} ref={actions} />,
  };
}

/** Events that a control forwards to its reason popover. */
type ReasonActions = Omit<ReasonPopoverHandle, 'popover'>;

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
function ReasonNote({ id, reason, ref }: ReasonNoteProps) {
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
