import { Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { memo, useEffect, type KeyboardEvent } from 'react';
import { keyframes, styled } from 'styled-components';
import { depth, media, theme } from 'shared-ui/theme';
import { useFocusReturn } from '../Dialog/useFocusReturn';
import { useStillPage } from '../holdPageStill/holdPageStill';
import { IconButton } from '../IconButton/IconButton';
import { ImageViewerPicture } from './ImageViewerPicture';
import { useSwipe } from './useSwipe';
import { useZoom } from './useZoom';

/** A picture to be looked at in full. */
export interface ViewedImage {
  id: number;
  /** The picture itself, not its thumbnail. */
  src: string;
  /** What it shows. */
  alt: string;
}

export interface ImageViewerProps {
  /** All that one can leaf through. */
  images: readonly ViewedImage[];
  /** The one shown; none, or one that is not there, closes the viewer. */
  shownId: number | null;
  /** Another one shall be shown. */
  onShow: (id: number) => void;
  /** Esc or the cross. */
  onClose: () => void;
  /** The viewer's name. */
  title?: string;
}

/**
 * Pictures over the whole window: arrow keys, Home, End, swipes; after the last comes the first. Plus and minus, the wheel, a double click or
 * two fingers enlarge; what is enlarged is moved by dragging and by the arrow keys, and 0 shows it whole.
 */
export const ImageViewer = memo(function ImageViewer({
  images,
  shownId,
  onShow,
  onClose,
  title = 'Просмотр изображений',
}: ImageViewerProps) {
  const index = images.findIndex(({ id }) => id === shownId);
  const shown = images[index];
  const next = images[(index + 1) % images.length];
  const previous = images.at(index - 1);
  const isAlone = images.length < 2;

  const show = (image: ViewedImage | undefined) => image && onShow(image.id);
  const { zoom, isWhole, isLargest, enlarge, reduce, reset, move, setStage, handlers } = useZoom(shown?.id);
  // A finger moves what is enlarged.
  const leaf = (image: ViewedImage | undefined) => isWhole && show(image);
  const swipe = useSwipe({ onLeft: () => leaf(next), onRight: () => leaf(previous) });

  const isOpen = shown !== undefined;
  const focusReturn = useFocusReturn(isOpen);
  useStillPage(isOpen, 'ground');
  useEffect(() => {
    if (!isOpen) return;
    // The browser keeps them: leafing on shows the neighbour at once.
    for (const neighbour of [next, previous]) if (neighbour) new Image().src = neighbour.src;
  }, [isOpen, next, previous]);

  const takeFocus = (event: Event) => {
    focusReturn.onOpenAutoFocus();
    // The window itself, not its first button: the keys work from here, and a pressed Space does nothing by accident.
    event.preventDefault();
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
  };

  const keyActions: Record<string, (() => void) | undefined> = {
    ArrowRight: () => (isWhole ? show(next) : move(1, 0)),
    ArrowLeft: () => (isWhole ? show(previous) : move(-1, 0)),
    ArrowDown: () => move(0, 1),
    ArrowUp: () => move(0, -1),
    Home: () => show(images[0]),
    End: () => show(images.at(-1)),
    '+': enlarge,
    '=': enlarge,
    '-': reduce,
    0: reset,
  };
  const handleKey = (event: KeyboardEvent) => {
    const action = keyActions[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey || !action) return;
    event.preventDefault();
    action();
  };

  return (
    <Root open={isOpen} onOpenChange={(willBeOpen) => !willBeOpen && onClose()}>
      <Portal>
        <Window
          {...focusReturn}
          onOpenAutoFocus={takeFocus}
          aria-describedby={undefined}
          aria-modal
          onKeyDown={handleKey}
        >
          <Title className="visually-hidden">{title}</Title>
          {shown && (
            <Stage {...swipe}>
              <Surface ref={setStage} {...handlers} $isWhole={isWhole}>
                <ImageViewerPicture key={shown.id} src={shown.src} alt={shown.alt} zoom={zoom} />
              </Surface>
            </Stage>
          )}
          <Bar>
            <Place role="status">
              {index + 1} из {images.length}
              {!isWhole && ` · ${Math.round(zoom.scale * 100)} %`}
            </Place>
            <IconButton aria-label="Уменьшить" aria-disabled={isWhole} onClick={reduce}>
              <ZoomOut size={20} aria-hidden />
            </IconButton>
            <IconButton aria-label="Увеличить" aria-disabled={isLargest} onClick={enlarge}>
              <ZoomIn size={20} aria-hidden />
            </IconButton>
            {!isAlone && (
              <>
                <IconButton aria-label="Предыдущее изображение" onClick={() => show(previous)}>
                  <ChevronLeft size={20} aria-hidden />
                </IconButton>
                <IconButton aria-label="Следующее изображение" onClick={() => show(next)}>
                  <ChevronRight size={20} aria-hidden />
                </IconButton>
              </>
            )}
            <IconButton aria-label="Закрыть" onClick={onClose}>
              <X size={20} aria-hidden />
            </IconButton>
          </Bar>
        </Window>
      </Portal>
    </Root>
  );
});

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

const Window = styled(Content)`
  position: fixed;
  inset: 0;
  z-index: ${depth.dialog};
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  background: ${theme.color.sunken};
  overscroll-behavior: contain;
  pointer-events: auto;
  animation: ${appear} ${theme.motion.fast};

  &:focus {
    outline: none;
  }
`;

const Stage = styled.div`
  margin: ${theme.space(4)};

  ${media.narrow} {
    margin: ${theme.space(2)};
  }
`;

const Surface = styled.div<{ $isWhole: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  height: 100%;
  overflow: hidden;
  cursor: ${({ $isWhole }) => ($isWhole ? 'zoom-in' : 'grab')};
  touch-action: none;
`;

// Below the picture, where a thumb reaches and nothing is covered.
const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space(2)};
  padding: ${theme.space(2)} ${theme.space(4)};
  border-top: 1px solid ${theme.color.border};
  background: ${theme.color.surface};
`;

const Place = styled.p`
  margin-right: auto;
  font-variant-numeric: tabular-nums;
`;
