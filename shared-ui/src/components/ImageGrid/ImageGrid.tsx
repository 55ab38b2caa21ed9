import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from '../EmptyState/EmptyState';
import { ImageViewer, type ViewedImage } from '../ImageViewer/ImageViewer';
import { ImageGridItem } from './ImageGridItem';
import { imageGridStyle } from './imageGridStyle';

/** A picture of a gallery. */
export interface GridImage extends ViewedImage {
  /** The small version; the whole picture is fetched when it is opened. */
  thumbnail: string;
}

export interface ImageGridProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The gallery. */
  images: readonly GridImage[];
  /** The gallery's name, also of the viewer. */
  label?: string;
  /** What to say when there is nothing. */
  emptyText?: string;
  /** Shows so many at most; the last of them says how many more there are, and opens the viewer there. */
  maxShown?: number;
  /** Items (`li`) that stand before the pictures, e.g. those on their way. */
  before?: ReactNode;
  /** Puts something around a picture's tile, e.g. `InlineUndo`. */
  wrapTile?: (id: number, tile: ReactNode) => ReactNode;
  /** A picture shall go; asking first is the caller's. Without it pictures cannot be removed. */
  onDelete?: (id: number) => void;
}

/** Pictures small, side by side; a press shows one in full. While they load: `ImageGridSkeleton`. */
export function ImageGrid({
  images,
  label = 'Изображения',
  emptyText = 'Изображений пока нет.',
  maxShown = images.length,
  before,
  wrapTile = (_id, tile) => tile,
  onDelete,
  ...rest
}: ImageGridProps) {
  const [shownId, setShownId] = useState<number | null>(null);
  if (images.length === 0 && !before) return <EmptyState>{emptyText}</EmptyState>;
  return (
    <>
      <Root aria-label={label} {...rest}>
        {before}
        {images.slice(0, maxShown).map(({ id, thumbnail, alt }, index) => (
          <li key={id}>
            {wrapTile(
              id,
              <ImageGridItem
                thumbnail={thumbnail}
                alt={alt}
                moreCount={index === maxShown - 1 ? images.length - maxShown : 0}
                onOpen={() => setShownId(id)}
                onDelete={onDelete && (() => onDelete(id))}
              />,
            )}
          </li>
        ))}
      </Root>
      <ImageViewer
        images={images}
        shownId={shownId}
        onShow={setShownId}
        onClose={() => setShownId(null)}
        title={label}
      />
    </>
  );
}

const Root = styled.ul`
  ${imageGridStyle}
`;
