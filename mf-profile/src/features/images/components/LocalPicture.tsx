import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

interface LocalPictureProps {
  /** A picture that is not on the server yet. */
  file: File;
}

/** px of the canvas: drawn small, a picture keeps no more memory than is seen of it. */
const WIDTH = 280;

/** A chosen picture, small, while it is on its way. */
export function LocalPicture({ file }: LocalPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const image = await createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'low' });
      const target = canvas.current;
      if (!isGone && target) {
        target.width = image.width;
        target.height = image.height;
        target.getContext('2d')?.drawImage(image, 0, 0);
      }
      image.close();
    };
    // What cannot be drawn leaves the tile empty; why it was refused stands below.
    draw().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [file]);

  return <Picture ref={canvas} aria-hidden />;
}

const Picture = styled.canvas`
  width: 100%;
  height: 100%;
  object-fit: cover;
  opacity: 0.5;
`;
