import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { EmptyState } from '../EmptyState/EmptyState';
import { ImageViewer, type ViewedImage } from '../ImageViewer/ImageViewer';
import { ImageGridItem } from './ImageGridItem';
import { ImageGridMore } from './ImageGridMore';
import { GRID_COLUMNS, imageGridPlaceStyle, imageGridStyle, onlyNarrow, onlyWide } from './imageGridStyle';
import { loadAhead } from './loadAhead';

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
  /** At most so many rows are shown; the last picture then says how many more there are, and opens the viewer there. */
  rows?: number;
  /** What to say when there is nothing. */
  emptyText?: string;
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
  rows = Infinity,
  emptyText = 'Изображений пока нет.',
  before,
  wrapTile = (_id, tile) => tile,
  onDelete,
  ...rest
}: ImageGridProps) {
  const [shownId, setShownId] = useState<number | null>(null);
  if (images.length === 0 && !before) return <EmptyState>{emptyText}</EmptyState>;
  const last = { narrow: rows * GRID_COLUMNS.narrow - 1, wide: rows * GRID_COLUMNS.wide - 1 };
  const hiddenAfter = (place: number) => Math.max(images.length - place - 1, 0);
  return (
    <>
      <Place ref={loadAhead}>
        <Root aria-label={label} {...rest}>
          {before}
          {images.slice(0, last.wide + 1).map(({ id, thumbnail, alt }, index) => (
            <Item key={id} $isWideOnly={index > last.narrow} $isContained={onDelete !== undefined}>
              {wrapTile(
                id,
                <ImageGridItem
                  thumbnail={thumbnail}
                  alt={alt}
                  onOpen={() => setShownId(id)}
                  onDelete={onDelete && (() => onDelete(id))}
                >
                  {(index === last.narrow && <NarrowMore count={hiddenAfter(last.narrow)} />) ||
                    (index === last.wide && <WideMore count={hiddenAfter(last.wide)} />)}
                </ImageGridItem>,
              )}
            </Item>
          ))}
        </Root>
      </Place>
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

const Place = styled.div`
  ${imageGridPlaceStyle}
`;

const Root = styled.ul`
  ${imageGridStyle}
`;

/* While one scrolls what comes near is painted anew in large parts, and each tile with its button is one piece then. With room for the focus ring. */
const containedStyle = css`
  contain: layout paint;
  margin: calc(-1 * ${theme.space(1)});
  padding: ${theme.space(1)};
`;

const Item = styled.li<{ $isWideOnly: boolean; $isContained: boolean }>`
  ${({ $isWideOnly }) => $isWideOnly && onlyWide}
  ${({ $isContained }) => $isContained && containedStyle}
`;

const NarrowMore = styled(ImageGridMore)`
  ${onlyNarrow}
`;

const WideMore = styled(ImageGridMore)`
  ${onlyWide}
`;
