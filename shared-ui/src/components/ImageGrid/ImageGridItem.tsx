import ImageOff from 'lucide-react/icons/image-off';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { Button } from '../Button/Button';
import { THUMBNAIL_RATIO } from './imageGridStyle';

interface ImageGridItemProps {
  thumbnail: string;
  alt: string;
  /** How many pictures there are beyond this one; 0 when all are shown. */
  moreCount: number;
  onOpen: () => void;
  onDelete?: () => void;
}

/** One thumbnail. A broken one can still be opened: the whole picture may be fine. */
export function ImageGridItem({ thumbnail, alt, moreCount, onOpen, onDelete }: ImageGridItemProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  return (
    <>
      <Thumbnail
        type="button"
        onClick={onOpen}
        aria-label={moreCount > 0 ? `Открыть: ${alt}, и ещё ${moreCount}` : `Открыть: ${alt}`}
      >
        {brokenSrc === thumbnail ? (
          <ImageOff size={20} aria-hidden />
        ) : (
          <Picture src={thumbnail} alt="" loading="lazy" onError={() => setBrokenSrc(thumbnail)} />
        )}
        {moreCount > 0 && <More>+{moreCount}</More>}
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
          Удалить
        </Button>
      )}
    </>
  );
}

const Thumbnail = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: ${THUMBNAIL_RATIO};
  padding: 0;
  overflow: hidden;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.sunken};
  color: ${theme.color.textMuted};
  cursor: zoom-in;

  &:hover {
    border-color: ${theme.color.accent};
  }
`;

const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const More = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: color-mix(in srgb, ${theme.color.surface} 80%, transparent);
  color: ${theme.color.text};
  font-size: ${theme.text.l};
  font-weight: ${theme.weight.bold};
`;
