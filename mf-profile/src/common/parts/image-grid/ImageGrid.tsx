import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { EmptyState } from 'shared-ui/EmptyState';
import { ImageViewer, type ViewedImage } from 'shared-ui/ImageViewer';
import { theme } from 'shared-ui/theme';
import { ImageGridItem } from './ImageGridItem';
import { ImageGridMore } from './ImageGridMore';
import { GRID_COLUMNS, imageGridPlaceStyle, imageGridStyle, onlyNarrow, onlyWide } from './imageGridStyle';
import { prefetchPictures } from './prefetchPictures';

export interface GridImage extends ViewedImage {
  /** URL of the small version; the full picture loads when opened. */
  thumbnail: string;
}

export interface ImageGridProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  images: readonly GridImage[];
  /** Accessible name of the gallery, and title of the viewer. */
  label?: string;
  /** Maximum number of rows; the last thumbnail then counts the hidden pictures and opens the viewer there. */
  rows?: number;
  /** Shown for an empty gallery. */
  emptyText?: string;
  /** Items (`li`) before the pictures, e.g. running uploads. */
  before?: ReactNode;
  /** Wraps a picture's tile, e.g. in `InlineUndo`. */
  wrapTile?: (id: number, tile: ReactNode) => ReactNode;
  /** The caller asks for confirmation. Without it deleting is unavailable. */
  onDelete?: (id: number) => void;
}

/** A grid of thumbnails; a click opens the full picture. While loading, use `ImageGridSkeleton`. */
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
      <Place ref={prefetchPictures}>
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

/* Scrolling repaints large areas; containment makes each tile with its button one piece. The padding leaves room for the focus ring. */
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
