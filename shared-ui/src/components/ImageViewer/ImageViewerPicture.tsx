import ImageOff from '@lucide/icons/icons/image-off';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { Button } from '../Button/Button';
import { Delayed } from '../Delayed/Delayed';
import { Icon } from '../Icon/Icon';
import { Spinner } from '../Spinner/Spinner';
import type { Zoom } from './zoom';

interface ImageViewerPictureProps {
  src: string;
  alt: string;
  zoom: Zoom;
}

type Phase = 'loading' | 'shown' | 'broken';

/** One picture, fitted into its stage. Needs a `key` per picture, which resets its loading state. */
export function ImageViewerPicture({ src, alt, zoom }: ImageViewerPictureProps) {
  const [phase, setPhase] = useState<Phase>('loading');
  const [tries, setTries] = useState(0);

  if (phase === 'broken') {
    return (
      <Broken role="alert">
        <Icon icon={ImageOff} size={20} />
        <p>Не удалось загрузить изображение: {alt}</p>
        <Button
          variant="secondary"
          onClick={() => {
            setPhase('loading');
            setTries(tries + 1);
          }}
        >
          Повторить
        </Button>
      </Broken>
    );
  }
  return (
    <>
      {phase === 'loading' && (
        <Waiting>
          <Delayed>
            <Spinner />
          </Delayed>
        </Waiting>
      )}
      <Picture
        key={tries}
        src={src}
        alt={alt}
        draggable={false}
        style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        onLoad={() => setPhase('shown')}
        onError={() => setPhase('broken')}
      />
    </>
  );
}

const Picture = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: contain;
  user-select: none;
`;

const Waiting = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

const Broken = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space(3)};
  padding: ${theme.space(4)};
  text-align: center;

  > svg {
    color: ${theme.color.danger};
  }

  > p {
    max-width: 48ch;
  }
`;
