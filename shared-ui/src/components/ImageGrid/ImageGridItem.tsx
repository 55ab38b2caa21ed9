import ImageOff from 'lucide-react/icons/image-off';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { Button } from '../Button/Button';
import { INNER_RADIUS, onlyWide, THUMBNAIL_RATIO } from './imageGridStyle';

interface ImageGridItemProps {
  thumbnail: string;
  alt: string;
  onOpen: () => void;
  onDelete?: () => void;
  /** Stands over the picture and is read after its name. */
  children?: ReactNode;
}

/** One thumbnail. A broken one can still be opened: the whole picture may be fine. */
export function ImageGridItem({ thumbnail, alt, onOpen, onDelete, children }: ImageGridItemProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const name = `Открыть: ${alt}`;
  return (
    <>
      {/* Hidden text is a layer of its own: with two hundred of them each frame of scrolling takes half as long again. */}
      <Thumbnail type="button" aria-label={children ? undefined : name} onClick={onOpen}>
        {children && <span className="visually-hidden">{name}</span>}
        {brokenSrc === thumbnail ? (
          <ImageOff size={20} aria-hidden />
        ) : (
          <Picture src={thumbnail} alt="" loading="lazy" decoding="async" onError={() => setBrokenSrc(thumbnail)} />
        )}
        {children}
      </Thumbnail>
      {onDelete && (
        // Below the picture, not over it: one target must not lie in another.
        <Button
          variant="ghost"
          size="small"
          isWide
          icon={<Trash2 size={16} aria-hidden />}
          onClick={onDelete}
          aria-label={`Удалить: ${alt}`}
        >
          {/* Of three columns none is as wide as the word. */}
          <Word>Удалить</Word>
        </Button>
      )}
    </>
  );
}

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
  /* Its size comes from its place. A picture that arrives is laid out in here: the others, hundreds of them, stay as they are. Nothing is cut off
     here, since each piece that is cut costs as much again while one scrolls; what stands in it has the corners. */
  contain: size layout style;
  cursor: zoom-in;
  /* The cursor is all that a pointer changes: while one scrolls it comes over one picture after the other, and each would be painted anew with all around it. */
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
