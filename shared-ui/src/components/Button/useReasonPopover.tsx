import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { Reason } from './reason';
import type { ReasonPopoverProps } from './ReasonPopover';

/** Delay before hovering opens the reason, and before it closes after the pointer has left. */
const REST_MS = 300;

/** Event handlers for controls that share one reason popover. */
export interface ReasonPopoverHandle {
  press: (control: HTMLElement) => void;
  focus: (control: HTMLElement) => void;
  /** Ignores touch, which cannot hover. */
  enter: (control: HTMLElement, pointerType: string) => void;
  leave: () => void;
  /** Render it right after the controls. */
  popover: ReactNode;
}

/**
 * State of the popover behind `reason` props. The popover is a chunk that loads with the first reason shown, which keeps buttons
 * cheap on the first screen. When the chunk fails to load, the control's description still has the reason, and the next attempt
 * retries.
 * @param reasonOf Why this control is unavailable; undefined when it is available.
 */
export function useReasonPopover(reasonOf: (control: HTMLElement) => Reason | undefined): ReasonPopoverHandle {
  const [control, setControl] = useState<HTMLElement | null>(null);
  const [Loaded, setLoaded] = useState<ComponentType<ReasonPopoverProps>>();
  const timer = useRef<number>(undefined);
  const isFocusComingBack = useRef(false);

  const reason = control ? reasonOf(control) : undefined;
  // Available again: a later reason must not open by itself.
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
    // Moving focus may already have opened the next control's reason.
    setControl((current) => (current === control ? null : current));
  };

  const leave = () => {
    stopWaiting();
    timer.current = window.setTimeout(() => control !== document.activeElement && hide(), REST_MS);
  };

  return {
    press: show,
    focus: (at) => {
      // Focus that returns from the closed popover must not open it again.
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
