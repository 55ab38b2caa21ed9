import {
  Activity,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { styled } from 'styled-components';
import { closeOnBack } from 'shared-ui/closeOnBack';
import { holdPageStill } from 'shared-ui/holdPageStill';
import { depth, theme } from 'shared-ui/theme';
import { placePopover, type PopoverPlace } from './placePopover';

export interface PopoverProps extends Pick<ComponentPropsWithRef<'dialog'>, 'onPointerEnter' | 'onPointerLeave'> {
  /**
   * The control that opens it; null renders no popover, so set it only while the control is hovered, focused or in use.
   * It stays usable while the popover is open, and gets focus back on close.
   */
  control: HTMLElement | null;
  /** While closed, with a control set, the popover is pre-rendered in idle time: set the control on hover or focus. */
  isOpen: boolean;
  /** Called on Esc, Back, a press outside, or focus leaving it. */
  onClose: () => void;
  /** For small screens: a modal dialog in the middle of the window. `children` then need a close button. */
  isModal?: boolean;
  /** In px, when it is to be wider than its control and the usual minimum. */
  width?: number;
  /** Whether focus moves in on opening; `false` for popovers that only explain their control. */
  takesFocus?: boolean;
  children: ReactNode;
  'aria-label': string;
}

interface Opened extends Pick<PopoverProps, 'control' | 'isOpen'> {
  place?: PopoverPlace;
}

const MIN_WIDTH_PX = 288;
const FOCUSABLE = 'input:not(:disabled), button:not(:disabled), [tabindex="0"]';

/**
 * A box at a control, on the top layer, rendered right after the control. Focus moves to its first control; Tab goes
 * through it and on to the next element of the page. It uses the browser’s own popover or modal dialog (HTML, `popover`
 * and `dialog`), and its position is computed before rendering, so that opening costs one layout.
 */
export function Popover({
  control,
  isOpen,
  isModal = false,
  takesFocus = true,
  width = MIN_WIDTH_PX,
  ...rest
}: PopoverProps) {
  const [opened, setOpened] = useState<Opened>({ control: null, isOpen: false });
  // Measured while rendering: the layout is still clean, so reading the control’s position forces no reflow.
  if (opened.isOpen !== isOpen || opened.control !== control)
    setOpened({ control, isOpen, place: control && isOpen ? placeAt(control, width) : undefined });
  return (
    control && (
      <Activity mode={isOpen ? 'visible' : 'hidden'}>
        {/* A new element when the phone is rotated: one element cannot switch from modal to popover while shown. */}
        <PopoverBox
          {...rest}
          key={String(isModal)}
          control={control}
          isModal={isModal}
          takesFocus={takesFocus}
          width={width}
          place={opened.place}
          onPlace={(place) => setOpened({ control, isOpen, place })}
        />
      </Activity>
    )
  );
}

interface PopoverBoxProps extends Omit<PopoverProps, 'control' | 'isOpen'> {
  control: HTMLElement;
  isModal: boolean;
  takesFocus: boolean;
  width: number;
  place: PopoverPlace | undefined;
  /** Called when the window or the control moved. */
  onPlace: (place: PopoverPlace) => void;
}

/** Mounted inside `Activity`: its effects run only while it is open. */
function PopoverBox({ control, place, onPlace, onClose, isModal, takesFocus, width, ...rest }: PopoverBoxProps) {
  const box = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  const follow = useEffectEvent(() => onPlace(placeAt(control, width)));

  // A layout effect, also for the cleanup: when one box replaces another, the focus moves in the same frame.
  useLayoutEffect(() => {
    const shown = box.current;
    if (!shown) return undefined;
    // A press on the control’s label becomes a press on the control.
    const places = [shown, control, ...(control instanceof HTMLButtonElement ? control.labels : [])];
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && places.some((place) => place.contains(target));
    const onPress = ({ target }: Event) => !isInside(target) && close();
    const onFocus = ({ target }: Event) => !isInside(target) && close();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Otherwise a surrounding dialog would close too, and a search field would be cleared.
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    // Drops the second click of an opening double click, which would hit content that has just appeared.
    let isOpening = true;
    const onClick = (event: globalThis.MouseEvent) => {
      isOpening &&= event.detail > 1;
      if (!isOpening || !isInside(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Ignores scrolling inside the popover.
    const onMove = ({ target }: Event) => !(target instanceof Node && shown.contains(target)) && follow();

    show(shown, isModal);
    const letPageGo = isModal ? holdPageStill() : undefined;
    // Back passes explanations of a control.
    const ignoreBack = takesFocus ? closeOnBack(() => close()) : undefined;
    if (takesFocus) focusInside(shown, isModal);
    window.addEventListener('click', onClick, true);
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('focusin', onFocus);
    // On the window, in the capture phase: before the dialogs, which listen on the document.
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('scroll', onMove, true);
    window.addEventListener('resize', onMove);
    return () => {
      window.removeEventListener('click', onClick, true);
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('focusin', onFocus);
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('scroll', onMove, true);
      window.removeEventListener('resize', onMove);
      // Focus would be lost with the hidden box.
      const isFocusInside = shown.contains(document.activeElement);
      hide(shown, isModal);
      letPageGo?.();
      ignoreBack?.();
      if (isFocusInside) control.focus({ preventScroll: true });
    };
  }, [control, isModal, takesFocus]);

  return (
    <Box
      {...rest}
      // The browser moves focus into a `dialog` popover by itself.
      as={takesFocus ? 'dialog' : 'div'}
      ref={box}
      popover={isModal ? undefined : 'manual'}
      role="dialog"
      aria-modal={isModal || undefined}
      tabIndex={-1}
      style={isModal ? undefined : place}
      // On click, not on pointerdown, which would move focus away again afterwards.
      onClick={(event: MouseEvent<HTMLElement>) => isModal && isOnBackdrop(event) && onClose()}
      // Back of a phone; the browser would close the dialog without React’s knowledge.
      onCancel={(event: SyntheticEvent) => {
        event.preventDefault();
        onClose();
      }}
    />
  );
}

// Browsers without popovers (Firefox before 125) and jsdom show the box in the flow.
function show(box: HTMLDialogElement, isModal: boolean): void {
  if (isModal && 'showModal' in box) box.showModal();
  if (!isModal && 'showPopover' in box) box.showPopover();
}

function focusInside(box: HTMLDialogElement, isModal: boolean): void {
  // On a phone a focused field would open the keyboard over the list.
  const first = isModal ? box : box.querySelector<HTMLElement>(FOCUSABLE);
  (first ?? box).focus({ preventScroll: true });
}

function hide(box: HTMLDialogElement, isModal: boolean): void {
  if (isModal && 'close' in box) box.close();
  if (!isModal && 'hidePopover' in box) box.hidePopover();
}

// A click on the backdrop of a modal dialog has the dialog as its target.
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

function placeAt(control: HTMLElement, width: number): PopoverPlace {
  return placePopover(
    control.getBoundingClientRect(),
    { width: document.documentElement.clientWidth, height: window.innerHeight },
    width,
  );
}

const Box = styled.dialog`
  position: fixed;
  z-index: ${depth.popover};
  display: flex;
  flex-direction: column;
  gap: ${theme.space(3)};
  margin: 0;
  padding: ${theme.space(3)};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow};
  color: ${theme.color.text};

  /* Undoes the browser's centring. */
  &[popover] {
    inset: auto;
  }

  &[aria-modal] {
    inset: 0;
    width: calc(100% - ${theme.space(8)});
    max-width: none;
    max-height: calc(100dvh - ${theme.space(8)});
    margin: auto;
    padding: ${theme.space(4)};
  }

  &::backdrop {
    background: ${theme.color.veil};
  }

  &[popover]::backdrop {
    background: none;
  }

  &:focus {
    outline: none;
  }
`;
