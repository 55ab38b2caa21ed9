import ImageOff from '@lucide/icons/icons/image-off';
import Trash from '@lucide/icons/icons/trash';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { theme } from 'shared-ui/theme';
import { INNER_RADIUS, onlyWide, THUMBNAIL_RATIO } from './imageGridStyle';

interface ImageGridItemProps {
  thumbnail: string;
  alt: string;
  onOpen: () => void;
  onDelete?: () => void;
  /** Overlay on the picture, read after its name. */
  children?: ReactNode;
}

/** A thumbnail. It opens even when broken: the full picture may be fine. */
export function ImageGridItem({ thumbnail, alt, onOpen, onDelete, children }: ImageGridItemProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const name = `Открыть: ${alt}`;
  return (
    <>
      {/* `aria-label` where possible: hidden text makes its own layer, and 200 of them make each scroll frame 50 % longer. */}
      <Thumbnail type="button" aria-label={children ? undefined : name} onClick={onOpen}>
        {children && <span className="visually-hidden">{name}</span>}
        {brokenSrc === thumbnail ? (
          <Icon icon={ImageOff} size={20} />
        ) : (
          <Picture src={thumbnail} alt="" loading="lazy" decoding="async" onError={() => setBrokenSrc(thumbnail)} />
        )}
        {/* eslint-disable-next-line house/no-bare-text -- marks over the picture */}
        {children}
      </Thumbnail>
      {onDelete && (
        // Below the picture, not over it: one touch target must not contain another.
        <Button
          variant="ghost"
          size="small"
          isWide
          icon={<Icon icon={Trash} size={16} />}
          onClick={onDelete}
          aria-label={`Удалить: ${alt}`}
        >
          {/* The word does not fit into a column of the three-column grid. */}
          <Word>Удалить</Word>
        </Button>
      )}
    </>
  );
}

// eslint-disable-next-line no-restricted-syntax -- a cell of the grid, which only this remote draws
const Thumbnail = styled.button`
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: ${THUMBNAIL_RATIO};
  padding: 0;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.sunken};
  color: ${theme.color.textMuted};
  /* The grid alone sets the size, so a loaded picture causes layout in here only, not in hundreds of others. No clipping: each clipped
     element doubles its cost while scrolling; the elements inside have rounded corners instead. */
  contain: size layout style;
  cursor: zoom-in;
  /* Hover changes only the cursor: while scrolling the pointer passes over many pictures, and any other change would repaint each of
     them with its surroundings. */
`;

const Picture = styled.img`
  grid-area: 1 / 1;
  width: 100%;
  height: 100%;
  border-radius: ${INNER_RADIUS};
  object-fit: cover;
`;

const Word = styled.span`
  ${onlyWide}
`;
