import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';
import { media, theme } from 'shared-ui/theme';

interface StillPageProps {
  children: ReactNode;
}

/** A dashed frame around content that can be read but not used. */
export function StillPage({ children }: StillPageProps) {
  const noteId = useId();
  const frame = useRef<HTMLDivElement>(null);
  useStillness(frame, noteId);
  return (
    <>
      <span id={noteId} hidden>
        Предпросмотр
      </span>
      <Frame ref={frame}>{children}</Frame>
    </>
  );
}

const Frame = styled.div`
  padding: ${theme.space(4)};
  border: 2px dashed ${theme.color.accent};
  border-radius: ${theme.radius.card};
  cursor: default;

  ${media.narrow} {
    padding: ${theme.space(2)};
  }

  a,
  button,
  input,
  label {
    cursor: default;
  }
`;

const CONTROLS = 'a, button, input, select, textarea, summary, audio, video';
/** Everything that Tab may stop at. */
const STOPS = `${CONTROLS}, [tabindex]`;
/** Events that trigger an action; scrolling, selecting and reading still work. */
const ACTIONS = ['click', 'auxclick', 'dblclick', 'submit', 'dragstart', 'drop', 'beforeinput', 'change'] as const;
const PRESSES = ['pointerdown', 'mousedown', 'keydown'] as const;

/**
 * Blocks all controls inside an element while it stays readable: Tab skips them, presses do not act, and each control
 * is described as disabled. Not `inert`, which would hide it from screen readers. Observes elements that appear later,
 * such as parts of other remotes.
 * @param noteId element with the description
 */
function useStillness(root: RefObject<HTMLElement | null>, noteId: string): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    // Controls of the design system open on pointerdown; the browser’s default (selecting text) stays.
    const silence = (event: Event) => {
      // A press can move focus inside, and Esc must still reach the frame.
      if (event instanceof KeyboardEvent && event.key === 'Escape') return;
      if (event.target instanceof Element && event.target.closest(STOPS)) event.stopPropagation();
    };
    for (const name of ACTIONS) element.addEventListener(name, stop, true);
    for (const name of PRESSES) element.addEventListener(name, silence, true);

    const still = () => element.querySelectorAll<HTMLElement>(STOPS).forEach((control) => quiet(control, noteId));
    still();
    const watcher = new MutationObserver(still);
    watcher.observe(element, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['tabindex', 'aria-disabled', 'aria-describedby', 'href'],
    });
    return () => {
      watcher.disconnect();
      for (const name of ACTIONS) element.removeEventListener(name, stop, true);
      for (const name of PRESSES) element.removeEventListener(name, silence, true);
    };
  }, [root, noteId]);
}

/** Writes only attributes that differ: each change calls the observer again. */
function quiet(control: HTMLElement, noteId: string): void {
  const isControl = control.matches(CONTROLS);
  // Marks blocked controls that are enabled elsewhere, so that they keep their enabled look; disabled ones look
  // disabled.
  if (isControl && control.getAttribute('aria-disabled') !== 'true') control.dataset.still = '';
  const wanted = {
    tabindex: '-1',
    ...(isControl && { 'aria-disabled': 'true', 'aria-describedby': noteId }),
  };
  for (const [name, value] of Object.entries(wanted))
    if (control.getAttribute(name) !== value) control.setAttribute(name, value);
}
