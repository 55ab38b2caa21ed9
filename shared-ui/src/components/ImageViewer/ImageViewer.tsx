import { Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { useEffect, type KeyboardEvent } from 'react';
import { keyframes, styled } from 'styled-components';
import { depth, media, theme } from 'shared-ui/theme';
import { useFocusReturn } from '../Dialog/useFocusReturn';
import { IconButton } from '../IconButton/IconButton';
import { ImageViewerPicture } from './ImageViewerPicture';
import { useSwipe } from './useSwipe';

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

/** Pictures over the whole window: arrow keys, Home, End, swipes; after the last comes the first. */
export function ImageViewer({ images, shownId, onShow, onClose, title = 'Просмотр изображений' }: ImageViewerProps) {
  const index = images.findIndex(({ id }) => id === shownId);
  const shown = images[index];
  const next = images[(index + 1) % images.length];
  const previous = images.at(index - 1);
  const isAlone = images.length < 2;

  const show = (image: ViewedImage | undefined) => image && onShow(image.id);
  const swipe = useSwipe({ onLeft: () => show(next), onRight: () => show(previous) });

  const isOpen = shown !== undefined;
  const focusReturn = useFocusReturn(isOpen);
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

  const handleKey = (event: KeyboardEvent) => {
    const targets: Record<string, ViewedImage | undefined> = {
      ArrowRight: next,
      ArrowLeft: previous,
      Home: images[0],
      End: images.at(-1),
    };
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.key in targets)) return;
    event.preventDefault();
    show(targets[event.key]);
  };

  return (
    <Root open={isOpen} onOpenChange={(willBeOpen) => !willBeOpen && onClose()}>
      <Portal>
        <Window
          {...focusReturn}
          onOpenAutoFocus={takeFocus}
          aria-describedby={undefined}
          aria-modal
          data-dialog-veil="sunken"
          onKeyDown={handleKey}
        >
          <Title className="visually-hidden">{title}</Title>
          {shown && (
            <Stage {...swipe}>
              <ImageViewerPicture key={shown.id} src={shown.src} alt={shown.alt} />
            </Stage>
          )}
          <Bar>
            <Place role="status">
              {index + 1} из {images.length}
            </Place>
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
}

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
  position: relative;
  display: grid;
  place-items: center;
  margin: ${theme.space(4)};
  touch-action: pan-y pinch-zoom;

  ${media.narrow} {
    margin: ${theme.space(2)};
  }
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
