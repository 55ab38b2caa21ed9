import ChevronLeft from '@lucide/icons/icons/chevron-left';
import ChevronRight from '@lucide/icons/icons/chevron-right';
import X from '@lucide/icons/icons/x';
import ZoomIn from '@lucide/icons/icons/zoom-in';
import ZoomOut from '@lucide/icons/icons/zoom-out';
import { Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import { memo, useEffect, type KeyboardEvent } from 'react';
import { keyframes, styled } from 'styled-components';
import { useCloseOnBack } from 'shared-ui/closeOnBack';
import { useStillPage } from 'shared-ui/holdPageStill';
import { depth, media, theme } from 'shared-ui/theme';
import { useFocusReturn } from '../Dialog/useFocusReturn';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { ImageViewerFile, type ViewedFile } from './ImageViewerFile';
import { ImageViewerPicture } from './ImageViewerPicture';
import { useSwipe } from './useSwipe';
import { useZoom } from './useZoom';

/** A picture that can be opened at full size. */
export interface ViewedImage {
  id: number;
  /** Full-size picture, not its thumbnail. */
  src: string;
  alt: string;
  /** The file behind the picture: its name and size are shown next to a download link. */
  file?: ViewedFile;
}

export interface ImageViewerProps {
  /** All pictures of the series, in order. */
  images: readonly ViewedImage[];
  /** Id of the open picture; null, or an id not in `images`, closes the viewer. */
  shownId: number | null;
  /** Called with the id of the picture to show next. */
  onShow: (id: number) => void;
  /** Called on Esc, Back and the close button. */
  onClose: () => void;
  /** Accessible name of the dialog. */
  title?: string;
}

/**
 * Full-window picture viewer. Arrow keys, Home, End and swipes change the picture and wrap around at the ends. Plus and
 * minus, the wheel, a double click or a pinch zoom; a zoomed picture is panned by dragging and by the arrow keys, and 0
 * resets the zoom.
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
  // A swipe on a zoomed picture pans it, so it must not change the picture.
  const leaf = (image: ViewedImage | undefined) => isWhole && show(image);
  const swipe = useSwipe({ onLeft: () => leaf(next), onRight: () => leaf(previous) });

  const isOpen = shown !== undefined;
  const focusReturn = useFocusReturn(isOpen);
  useStillPage(isOpen, 'ground');
  useCloseOnBack(isOpen, onClose);
  useEffect(() => {
    if (!isOpen) return;
    // Preloads the neighbours into the browser’s cache.
    for (const neighbour of [next, previous]) if (neighbour) new Image().src = neighbour.src;
  }, [isOpen, next, previous]);

  const takeFocus = (event: Event) => {
    focusReturn.onOpenAutoFocus();
    // Focuses the window itself, not its first button: keys work at once, and a pressed Space does not trigger a button
    // by accident.
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
              {!isWhole && <span>{` · ${Math.round(zoom.scale * 100)} %`}</span>}
            </Place>
            {shown?.file && <ImageViewerFile file={shown.file} />}
            <IconButton aria-label="Уменьшить" aria-disabled={isWhole} onClick={reduce}>
              <Icon icon={ZoomOut} size={20} />
            </IconButton>
            <IconButton aria-label="Увеличить" aria-disabled={isLargest} onClick={enlarge}>
              <Icon icon={ZoomIn} size={20} />
            </IconButton>
            {!isAlone && (
              <>
                <IconButton aria-label="Предыдущее изображение" onClick={() => show(previous)}>
                  <Icon icon={ChevronLeft} size={20} />
                </IconButton>
                <IconButton aria-label="Следующее изображение" onClick={() => show(next)}>
                  <Icon icon={ChevronRight} size={20} />
                </IconButton>
              </>
            )}
            <IconButton aria-label="Закрыть" onClick={onClose}>
              <Icon icon={X} size={20} />
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

// Below the picture: within reach of a thumb, and it covers no part of the picture.
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
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
