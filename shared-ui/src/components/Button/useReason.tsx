import { useId, type HTMLAttributes, type ReactNode } from 'react';
import { reasonText, type Reason } from './reason';
import { useReasonPopover } from './useReasonPopover';

interface ReasonedControl<Element extends HTMLElement> {
  /** What the control gets on top of its own properties; undefined while it works. */
  control: HTMLAttributes<Element> | undefined;
  /** Stands right after the control. */
  note: ReactNode;
}

/**
 * A control that cannot work now, and says why. It stays in the focus order; the focus, a press or a pointer that rests on it opens
 * the reason, and a press does nothing else. The reason is always its description.
 * @param rest The control's own properties, whose handlers go on being called.
 */
export function useReason<Element extends HTMLElement>(
  reason: Reason | undefined,
  rest: HTMLAttributes<Element>,
): ReasonedControl<Element> {
  const id = useId();
  const { press, focus, enter, leave, popover } = useReasonPopover(() => reason);
  if (!reason) return { control: undefined, note: null };
  return {
    control: {
      'aria-disabled': true,
      'aria-describedby': rest['aria-describedby'] ? `${rest['aria-describedby']} ${id}` : id,
      // The browser's own tip would lie over the reason.
      title: undefined,
      onClick: (event) => {
        event.preventDefault();
        press(event.currentTarget);
      },
      onFocus: (event) => {
        rest.onFocus?.(event);
        focus(event.currentTarget);
      },
      onPointerEnter: (event) => {
        rest.onPointerEnter?.(event);
        enter(event.currentTarget, event.pointerType);
      },
      onPointerLeave: (event) => {
        rest.onPointerLeave?.(event);
        leave();
      },
    },
    note: (
      <>
        <span id={id} hidden>
          {reasonText(reason)}
        </span>
        {popover}
      </>
    ),
  };
}
