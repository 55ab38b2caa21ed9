import X from '@lucide/icons/icons/x';
import { Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { useCloseOnBack } from 'shared-ui/closeOnBack';
import { useStillPage } from 'shared-ui/holdPageStill';
import { depth, media, theme } from 'shared-ui/theme';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { sheetBodyStyle, sheetFootStyle, sheetHeadStyle, sheetVeilStyle, sheetWindowStyle } from './sheetStyle';
import { sideVeilStyle, sideWindowStyle } from './sideStyle';
import { useFocusReturn } from './useFocusReturn';

export interface DialogProps {
  isOpen: boolean;
  /** Called on Esc, Back, the close button and a click outside. */
  onClose: () => void;
  title: ReactNode;
  /** Sentence below the heading, read out when the dialog opens. */
  description?: ReactNode;
  /** Forms inside have their own buttons. */
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** Maximum width: 420, 640 or 960 px. */
  size?: 'small' | 'medium' | 'large';
  /** Blocks closing, e.g. while saving. */
  isBusy?: boolean;
  /** Up to 768 px a sheet at the bottom of the window: the content scrolls between a fixed heading and footer. */
  isSheet?: boolean;
  /** At the right edge, 480 px wide and as high as the window: details beside the list they belong to. */
  isSide?: boolean;
  /** A sheet as high as the window, which does not jump while its content changes. */
  isTall?: boolean;
}

const widths = { small: 420, medium: 640, large: 960 };

/** A modal dialog with a focus trap; on closing, focus returns to its previous place. */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'medium',
  isBusy = false,
  isSheet = false,
  isTall = false,
  isSide = false,
}: DialogProps) {
  const focusReturn = useFocusReturn(isOpen);
  useStillPage(isOpen);
  useCloseOnBack(isOpen, () => !isBusy && onClose());
  return (
    <Root open={isOpen} onOpenChange={(willBeOpen) => !willBeOpen && !isBusy && onClose()}>
      <Portal>
        {/* Not Radix's overlay: it locks scrolling with a style element, which the content security policy forbids. */}
        <Veil $isSheet={isSheet} $isSide={isSide}>
          <Window
            {...focusReturn}
            {...(description ? undefined : { 'aria-describedby': undefined })}
            aria-modal
            aria-busy={isBusy || undefined}
            $size={size}
            $isSheet={isSheet}
            $isTall={isTall}
            $isSide={isSide}
            onPointerDownOutside={keepOpenUnderToasts}
          >
            <Heading $isSheet={isSheet}>{title}</Heading>
            {description && <Lead $isSheet={isSheet}>{description}</Lead>}
            {/* An inline function: React calls a new ref after every render, so changed content is checked again. */}
            <Body ref={(box) => keepScrollable(box)} $isSheet={isSheet} $isLast={!footer}>
              {children}
            </Body>
            {footer && <Foot $isSheet={isSheet}>{footer}</Foot>}
            {/* Last in the DOM, so that initial focus goes to a field or to «Отмена», not to the close button. */}
            <Cross>
              <IconButton aria-label="Закрыть" onClick={onClose} disabled={isBusy}>
                <Icon icon={X} size={20} />
              </IconButton>
            </Cross>
          </Window>
        </Veil>
      </Portal>
    </Root>
  );
}

const TABBABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/** Makes a scrollable box without controls focusable: otherwise the keyboard could not scroll it. */
function keepScrollable(box: HTMLElement | null): void {
  if (!box) return;
  if (box.scrollHeight > box.clientHeight && !box.querySelector(TABBABLE)) box.tabIndex = 0;
  else box.removeAttribute('tabindex');
}

// Toasts are shown above the dialog; a click on one must not close the dialog.
function keepOpenUnderToasts(event: CustomEvent<{ originalEvent: PointerEvent }>): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[data-toaster]')) event.preventDefault();
}

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(8px);
  }
`;

interface SheetLook {
  $isSheet: boolean;
}

const Veil = styled.div<SheetLook & { $isSide: boolean }>`
  position: fixed;
  inset: 0;
  z-index: ${depth.dialog};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  padding: ${theme.space(4)};
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${theme.color.veil};
  pointer-events: auto;
  animation: ${appear} ${theme.motion.fast};

  ${media.narrow} {
    padding: ${theme.space(2)};
  }

  ${({ $isSheet }) => $isSheet && sheetVeilStyle}
  ${({ $isSide }) => $isSide && sideVeilStyle}
`;

const Window = styled(Content)<SheetLook & { $size: keyof typeof widths; $isTall: boolean; $isSide: boolean }>`
  position: relative;
  width: 100%;
  max-width: ${({ $size }) => widths[$size]}px;
  padding: ${theme.space(5)} ${theme.space(6)} ${theme.space(6)};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow};
  animation: ${rise} ${theme.motion.slow};

  &:focus {
    outline: none;
  }

  ${media.narrow} {
    padding: ${theme.space(3)} ${theme.space(4)} ${theme.space(4)};
  }

  ${({ $isSheet }) => $isSheet && sheetWindowStyle}
  ${({ $isSide }) => $isSide && sideWindowStyle}
`;

const Heading = styled(Title)<SheetLook>`
  min-height: ${theme.control.height};
  margin-bottom: ${theme.space(3)};
  padding: calc((${theme.control.height} - 1lh) / 2) ${theme.control.height} 0 0;
  font-size: ${theme.text.l};
  ${({ $isSheet }) => $isSheet && sheetHeadStyle}
`;

const Cross = styled.div`
  position: absolute;
  top: ${theme.space(5)};
  right: ${theme.space(4)};

  ${media.narrow} {
    top: ${theme.space(3)};
    right: ${theme.space(2)};
  }
`;

const Lead = styled(Description)<SheetLook>`
  margin-bottom: ${theme.space(4)};
  ${({ $isSheet }) => $isSheet && sheetHeadStyle}
`;

const Body = styled.div<SheetLook & { $isLast: boolean }>`
  ${({ $isSheet }) => $isSheet && sheetBodyStyle}
`;

const Foot = styled.div<SheetLook>`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space(2)};
  margin-top: ${theme.space(6)};

  ${media.phone} {
    flex-direction: column-reverse;
  }

  ${({ $isSheet }) => $isSheet && sheetFootStyle}
`;
