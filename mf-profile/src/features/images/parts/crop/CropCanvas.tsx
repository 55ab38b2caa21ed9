import { useEffect, useRef, type ComponentPropsWithRef } from 'react';
import type { CropArea } from './cropArea';
import { drawCrop } from './drawCrop';

interface CropCanvasProps extends ComponentPropsWithRef<'canvas'> {
  picture: ImageBitmap;
  /** The part to draw. */
  area: CropArea;
  /** Canvas px, not CSS px. */
  width: number;
  height: number;
}

/** Part of a picture, drawn on a canvas, which can rotate it and needs no URL. */
export function CropCanvas({ picture, area, ...rest }: CropCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) drawCrop(context, picture, area);
  }, [picture, area, rest.width, rest.height]);
  return <canvas {...rest} ref={canvas} aria-hidden />;
}
