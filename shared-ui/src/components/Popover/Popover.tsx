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
import { depth, theme } from 'shared-ui/theme';
import { holdPageStill } from '../holdPageStill/holdPageStill';
import { placePopover, type PopoverPlace } from './placePopover';

export interface PopoverProps extends Pick<ComponentPropsWithRef<'dialog'>, 'onPointerEnter' | 'onPointerLeave'> {
  /** The control that opens it; null while nobody is at it and when it has closed: then nothing is drawn. It stays usable and gets the focus back. */
  control: HTMLElement | null;
  /** Whether it is open. Closed, with a control, it is got ready in idle time: do so when the pointer or the focus comes to the control. */
  isOpen: boolean;
  /** Esc, Back of a phone, a press elsewhere, or the focus went elsewhere. */
  onClose: () => void;
  /** On small screens: a window in the middle, and nothing else can be used meanwhile. Then `children` need a way out. */
  isModal?: boolean;
  /** Whether the focus enters it when it opens; a box that only explains its control leaves it there. */
  takesFocus?: boolean;
  /** What it holds. */
  children: ReactNode;
  /** Names it. */
  'aria-label': string;
}

interface Opened extends Pick<PopoverProps, 'control' | 'isOpen'> {
  place?: PopoverPlace;
}

const MIN_WIDTH_PX = 288;
const FOCUSABLE = 'input:not(:disabled), button:not(:disabled), [tabindex="0"]';

/**
 * A box at a control, over everything; stands right after the control. The focus goes to its first control, Tab leads through it and
 * on to what follows. It is the browser's own popover or modal dialog (HTML, `popover` and `dialog`) and is placed before it is drawn,
 * so that opening costs one layout.
 */
export function Popover({ control, isOpen, isModal = false, takesFocus = true, ...rest }: PopoverProps) {
  const [opened, setOpened] = useState<Opened>({ control: null, isOpen: false });
  // While rendering: the page is still laid out as it was, and asking where the control stands costs nothing.
  if (opened.isOpen !== isOpen || opened.control !== control)
    setOpened({ control, isOpen, place: control && isOpen ? placeAt(control) : undefined });
  return (
    control && (
      <Activity mode={isOpen ? 'visible' : 'hidden'}>
        {/* Another box when the phone is turned: an element is shown either way or the other. */}
        <PopoverBox
          {...rest}
          key={String(isModal)}
          control={control}
          isModal={isModal}
          takesFocus={takesFocus}
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
  place: PopoverPlace | undefined;
  /** The window or the control moved. */
  onPlace: (place: PopoverPlace) => void;
}

/** Its effects live while it is open. */
function PopoverBox({ control, place, onPlace, onClose, isModal, takesFocus, ...rest }: PopoverBoxProps) {
  const box = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  const follow = useEffectEvent(() => onPlace(placeAt(control)));

  // All at once before the frame, also when it goes: the box that replaces this one takes the focus at the same moment.
  useLayoutEffect(() => {
    const shown = box.current;
    if (!shown) return undefined;
    // A press on the control's label becomes one on the control.
    const places = [shown, control, ...(control instanceof HTMLButtonElement ? control.labels : [])];
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && places.some((place) => place.contains(target));
    const onPress = ({ target }: Event) => !isInside(target) && close();
    const onFocus = ({ target }: Event) => !isInside(target) && close();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Nobody else may take it: a dialog around would close too, a search field would be emptied.
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    // The second click of the double one that opened it is meant for neither the control nor what appeared under the pointer.
    let isOpening = true;
    const onClick = (event: globalThis.MouseEvent) => {
      isOpening &&= event.detail > 1;
      if (!isOpening || !isInside(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Its own content scrolls too.
    const onMove = ({ target }: Event) => !(target instanceof Node && shown.contains(target)) && follow();

    show(shown, isModal);
    const letPageGo = isModal ? holdPageStill() : undefined;
    if (takesFocus) focusInside(shown, isModal);
    window.addEventListener('click', onClick, true);
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('focusin', onFocus);
    // Dialogs listen to the document; the window hears it before them.
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
      // The focus does not vanish with the box.
      const isFocusInside = shown.contains(document.activeElement);
      hide(shown, isModal);
      letPageGo?.();
      if (isFocusInside) control.focus({ preventScroll: true });
    };
  }, [control, isModal, takesFocus]);

  return (
    <Box
      {...rest}
      // A popover that is a dialog is given the focus by the browser.
      as={takesFocus ? 'dialog' : 'div'}
      ref={box}
      popover={isModal ? undefined : 'manual'}
      role="dialog"
      aria-modal={isModal || undefined}
      tabIndex={-1}
      style={isModal ? undefined : place}
      // By the click, not the press before it: that would take the focus away again.
      onClick={(event: MouseEvent<HTMLElement>) => isModal && isBeside(event) && onClose()}
      // Back of a phone; the browser would close the dialog behind React's back.
      onCancel={(event: SyntheticEvent) => {
        event.preventDefault();
        onClose();
      }}
    />
  );
}

// Where the browser knows no popovers (Firefox before 125), and in tests, the box shows where it stands.
function show(box: HTMLDialogElement, isModal: boolean): void {
  if (isModal && 'showModal' in box) box.showModal();
  if (!isModal && 'showPopover' in box) box.showPopover();
}

function focusInside(box: HTMLDialogElement, isModal: boolean): void {
  // On a phone a focused field would call the keyboard over the list.
  const first = isModal ? box : box.querySelector<HTMLElement>(FOCUSABLE);
  (first ?? box).focus({ preventScroll: true });
}

function hide(box: HTMLDialogElement, isModal: boolean): void {
  if (isModal && 'close' in box) box.close();
  if (!isModal && 'hidePopover' in box) box.hidePopover();
}

// What lies around a modal dialog belongs to it.
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

function placeAt(control: HTMLElement): PopoverPlace {
  return placePopover(
    control.getBoundingClientRect(),
    { width: document.documentElement.clientWidth, height: window.innerHeight },
    MIN_WIDTH_PX,
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

  /* The browser centres popovers. */
  &[popover] {
    inset: auto;
  }

  &[aria-modal] {
    inset: 0;
    width: calc(100% - ${theme.space(4)});
    max-width: none;
    max-height: calc(100dvh - ${theme.space(4)});
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
