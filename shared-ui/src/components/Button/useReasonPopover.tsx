import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { Reason } from './reason';
import type { ReasonPopoverProps } from './ReasonPopover';

/** How long the pointer rests on a control before the reason opens, and how long the reason waits for it on its way there. */
const REST_MS = 300;

/** Shows reasons, one at a time, at the control that the person is at. */
export interface ReasonPopoverHandle {
  /** The control was pressed. */
  press: (control: HTMLElement) => void;
  /** The control got the focus. */
  focus: (control: HTMLElement) => void;
  /** The pointer came to the control; fingers do not rest. */
  enter: (control: HTMLElement, pointerType: string) => void;
  /** The pointer left it. */
  leave: () => void;
  /** The open popover, to be drawn right after the controls. */
  popover: ReactNode;
}

/**
 * The state behind `reason` props. What draws the popover is fetched when a reason is first asked for, so that buttons cost the
 * first screen little. Where it cannot be fetched the reason remains in the control's description, and the next time asks again.
 * @param reasonOf Why this control cannot work; undefined when it can.
 */
export function useReasonPopover(reasonOf: (control: HTMLElement) => Reason | undefined): ReasonPopoverHandle {
  const [control, setControl] = useState<HTMLElement | null>(null);
  const [Loaded, setLoaded] = useState<ComponentType<ReasonPopoverProps>>();
  const timer = useRef<number>(undefined);
  const isFocusComingBack = useRef(false);

  const reason = control ? reasonOf(control) : undefined;
  // It works again: should it fail later, the person is no longer at it.
  if (control && !reason) setControl(null);

  const stopWaiting = () => window.clearTimeout(timer.current);
  useEffect(() => stopWaiting, []);

  const load = () => {
    if (Loaded) return;
    void import(/* webpackChunkName: "reason" */ './ReasonPopover').then(
      ({ ReasonPopover }) => setLoaded(() => ReasonPopover),
      () => undefined,
    );
  };

  const show = (at: HTMLElement) => {
    stopWaiting();
    load();
    setControl(at);
  };

  const hide = () => {
    stopWaiting();
    isFocusComingBack.current = Boolean(document.activeElement?.closest('[data-reason]'));
    // The focus that leaves this control may have opened the reason of the next one already.
    setControl((current) => (current === control ? null : current));
  };

  const leave = () => {
    stopWaiting();
    timer.current = window.setTimeout(() => control !== document.activeElement && hide(), REST_MS);
  };

  return {
    press: show,
    focus: (at) => {
      // Closed from inside, the reason hands the focus back; that does not ask for it again.
      if (!isFocusComingBack.current) show(at);
      isFocusComingBack.current = false;
    },
    enter: (at, pointerType) => {
      if (pointerType === 'touch') return;
      load();
      stopWaiting();
      if (at !== control) timer.current = window.setTimeout(() => show(at), REST_MS);
    },
    leave,
    popover: control && reason && Loaded && (
      <Loaded control={control} reason={reason} onClose={hide} onPointerEnter={stopWaiting} onPointerLeave={leave} />
    ),
  };
}
