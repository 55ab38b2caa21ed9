import { useEffect, useRef, type ComponentPropsWithRef } from 'react';
import type { CropArea } from './cropArea';
import { drawCrop } from './drawCrop';

interface CropCanvasProps extends ComponentPropsWithRef<'canvas'> {
  picture: ImageBitmap;
  /** What of it is drawn. */
  area: CropArea;
  /** px of the canvas. */
  width: number;
  height: number;
}

/** A part of a picture, drawn by canvas: it turns the picture, and needs no address for it. */
export function CropCanvas({ picture, area, ...rest }: CropCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, area);
  }, [picture, area, rest.width, rest.height]);
  return <canvas {...rest} ref={canvas} aria-hidden />;
}
