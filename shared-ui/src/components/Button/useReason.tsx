import { useId, useRef, type HTMLAttributes, type ReactNode } from 'react';
import type { Reason } from './reason';
import { ReasonNote, type ReasonActions } from './ReasonNote';

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
  const actions = useRef<ReasonActions>(null);
  if (!reason) return { control: undefined, note: null };
  return {
    control: {
      'aria-disabled': true,
      'aria-describedby': rest['aria-describedby'] ? `${rest['aria-describedby']} ${id}` : id,
      // The browser's own tip would lie over the reason.
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
