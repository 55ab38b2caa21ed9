import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import type { CropArea } from './cropArea';
import { drawCrop } from './drawCrop';

interface CropPreviewProps {
  picture: ImageBitmap;
  area: CropArea;
  /** Side in px. */
  size: number;
}

/** The kept part as it will be seen. */
export function CropPreview({ picture, area, size }: CropPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, area, canvas.current.width);
  }, [picture, area]);
  // Twice as many px as it is wide: fine screens show them.
  return <Picture ref={canvas} width={size * 2} height={size * 2} style={{ width: size, height: size }} aria-hidden />;
}

const Picture = styled.canvas`
  flex: none;
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
`;
