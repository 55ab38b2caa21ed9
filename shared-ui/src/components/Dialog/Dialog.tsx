import { Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { depth, media, theme } from 'shared-ui/theme';
import { useStillPage } from '../holdPageStill/holdPageStill';
import { IconButton } from '../IconButton/IconButton';
import { keepScrollable } from './keepScrollable';
import { sheetBodyStyle, sheetFootStyle, sheetHeadStyle, sheetVeilStyle, sheetWindowStyle } from './sheetStyle';
import { useFocusReturn } from './useFocusReturn';

export interface DialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Esc, the cross, or a press beside the dialog. */
  onClose: () => void;
  /** The dialog's heading and name. */
  title: ReactNode;
  /** A sentence below the heading, read out when the dialog opens. */
  description?: ReactNode;
  /** The content; its forms bring their own buttons. */
  children?: ReactNode;
  /** Buttons in the last line, the main one last. */
  footer?: ReactNode;
  /** Width: 420, 640 or 960 px at most. */
  size?: 'small' | 'medium' | 'large';
  /** Something is being saved: the dialog cannot be closed meanwhile. */
  isBusy?: boolean;
  /** At 768 px and less it stands at the window's bottom: the content scrolls between heading and footer, which stay in sight. */
  isSheet?: boolean;
  /** A sheet that is always as high as the window, so that it does not jump while its content changes. */
  isTall?: boolean;
}

const widths = { small: 420, medium: 640, large: 960 };

/** A window over the page. It keeps the focus inside, and gives it back to where it came from. */
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
}: DialogProps) {
  const focusReturn = useFocusReturn(isOpen);
  useStillPage(isOpen);
  return (
    <Root open={isOpen} onOpenChange={(willBeOpen) => !willBeOpen && !isBusy && onClose()}>
      <Portal>
        {/* Not Radix's own overlay: it locks the scrolling with a style element, which the content security policy forbids. */}
        <Veil $isSheet={isSheet}>
          <Window
            {...focusReturn}
            {...(description ? undefined : { 'aria-describedby': undefined })}
            aria-modal
            aria-busy={isBusy || undefined}
            $size={size}
            $isSheet={isSheet}
            $isTall={isTall}
            onPointerDownOutside={keepOpenUnderToasts}
          >
            <Heading $isSheet={isSheet}>{title}</Heading>
            {description && <Lead $isSheet={isSheet}>{description}</Lead>}
            {/* A function of its own, so that it is asked again when the content changed. */}
            <Body ref={(box) => keepScrollable(box)} $isSheet={isSheet} $isLast={!footer}>
              {children}
            </Body>
            {footer && <Foot $isSheet={isSheet}>{footer}</Foot>}
            {/* Last, so that the focus first goes to a field or to the refusal, not to the cross. */}
            <Cross>
              <IconButton aria-label="Закрыть" onClick={onClose} disabled={isBusy}>
                <X size={20} aria-hidden />
              </IconButton>
            </Cross>
          </Window>
        </Veil>
      </Portal>
    </Root>
  );
}

// A toast lies above the dialog; closing it must not close the dialog too.
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

const Veil = styled.div<SheetLook>`
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
`;

const Window = styled(Content)<SheetLook & { $size: keyof typeof widths; $isTall: boolean }>`
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
