import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect, useId, useRef, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { Button } from '../Button/Button';
import { MAX_ZOOM, turnArea, zoomArea, type CropArea } from './cropArea';
import { CropPreview } from './CropPreview';
import { drawCrop } from './drawCrop';
import { useCropGestures } from './useCropGestures';

export interface CropProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** What is cut; drawn by canvas, since no policy lets `blob:` addresses be shown. */
  picture: ImageBitmap;
  /** The part that is kept; begin with `wholeArea(picture)`. */
  value: CropArea;
  /** Another part shall be kept. */
  onChange: (area: CropArea) => void;
}

/* px of the canvas; on the screen the stage is as wide as there is room. */
const STAGE = { width: 960, height: 720 };
const FRAME = 600;
/** As avatars are shown on cards and in chats. */
const PREVIEWS = [96, 44] as const;

/** Chooses the square part of a picture: by dragging, pinching, the wheel, or the keys. */
export function Crop({ picture, value, onChange, ...rest }: CropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLSpanElement>(null);
  const sliderId = useId();
  const gestures = useCropGestures({ picture, area: value, onChange, frame });
  const percent = Math.round(value.zoom * 100);

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, value, FRAME);
  }, [picture, value]);

  return (
    <Root {...rest}>
      <Stage type="button" aria-label="Кадр: стрелки двигают его, плюс и минус меняют масштаб" {...gestures}>
        <canvas ref={canvas} width={STAGE.width} height={STAGE.height} aria-hidden />
        <Frame ref={frame} />
      </Stage>
      <Controls>
        <label htmlFor={sliderId}>Масштаб</label>
        <Slider
          id={sliderId}
          type="range"
          min={100}
          max={MAX_ZOOM * 100}
          step={5}
          value={percent}
          aria-valuetext={`${percent} %`}
          onChange={(event) => onChange(zoomArea(picture, value, Number(event.target.value) / 100))}
        />
        <Button
          variant="secondary"
          size="small"
          icon={<RotateCw size={16} aria-hidden />}
          onClick={() => onChange(turnArea(picture, value))}
        >
          Повернуть
        </Button>
      </Controls>
      <Previews>
        {PREVIEWS.map((size) => (
          <CropPreview key={size} picture={picture} area={value} size={size} />
        ))}
        <span role="status" className="visually-hidden">
          Масштаб {percent} %
        </span>
      </Previews>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(4)};
`;

const Stage = styled.button`
  position: relative;
  display: block;
  width: 100%;
  max-width: 480px;
  margin-inline: auto;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  cursor: move;
  touch-action: none;

  > canvas {
    display: block;
    width: 100%;
    height: auto;
  }
`;

const Frame = styled.span`
  position: absolute;
  inset: 0;
  height: ${(FRAME / STAGE.height) * 100}%;
  aspect-ratio: 1;
  margin: auto;
  border: 2px solid ${theme.color.surface};
  box-shadow: 0 0 0 1000px ${theme.color.veil};
  pointer-events: none;
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(3)};
`;

const Slider = styled.input`
  flex: 1 1 120px;
  min-height: ${theme.control.height};
  accent-color: ${theme.color.accent};
`;

const Previews = styled.div`
  display: flex;
  align-items: end;
  gap: ${theme.space(3)};
`;
