import RotateCw from '@lucide/icons/icons/rotate-cw';
import { useMemo, type ComponentPropsWithRef } from 'react';
import { ReactCrop } from 'react-image-crop';
import { styled } from 'styled-components';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { theme } from 'shared-ui/theme';
import { partOf, turnArea, turnedSize, wholeArea, type CropArea } from './cropArea';
import { CropCanvas } from './CropCanvas';
import { cropStyle } from './cropStyle';

export interface CropProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  picture: ImageBitmap;
  /** The kept part; start with `wholeArea(picture, aspect)`. */
  value: CropArea;
  onChange: (area: CropArea) => void;
  /** Required ratio of width to height, 1 for a square; any shape without it. */
  aspect?: number;
  /** Sides in px of square previews, which show the part as it will appear elsewhere. */
  previews?: readonly number[];
}

/** Longest side of the canvas in px, enough for high-density screens. */
const STAGE_SIDE = 1200;
/** In px; a smaller frame could not be grabbed. */
const SMALLEST_FRAME = 32;

const labels = {
  cropArea: 'Кадр: стрелки двигают его, с Shift быстрее',
  nwDragHandle: 'Левый верхний угол кадра: двигается стрелками',
  nDragHandle: 'Верхний край кадра: двигается стрелками',
  neDragHandle: 'Правый верхний угол кадра: двигается стрелками',
  eDragHandle: 'Правый край кадра: двигается стрелками',
  seDragHandle: 'Правый нижний угол кадра: двигается стрелками',
  sDragHandle: 'Нижний край кадра: двигается стрелками',
  swDragHandle: 'Левый нижний угол кадра: двигается стрелками',
  wDragHandle: 'Левый край кадра: двигается стрелками',
};

/** Selects the part of a picture to keep, by mouse, touch or keyboard. */
export function Crop({ picture, value, onChange, aspect, previews = [], ...rest }: CropProps) {
  const { turns } = value;
  const whole = useMemo(() => wholeArea(picture, undefined, turns), [picture, turns]);
  const size = turnedSize(picture, turns);
  const scale = Math.min(1, STAGE_SIDE / Math.max(size.width, size.height));
  const part = partOf(picture, value);
  return (
    <Root {...rest}>
      <Stage>
        <ReactCrop
          crop={{ unit: '%', ...value }}
          onChange={(_, { x, y, width, height }) => onChange({ x, y, width, height, turns })}
          aspect={aspect}
          keepSelection
          minWidth={SMALLEST_FRAME}
          minHeight={SMALLEST_FRAME}
          ariaLabels={labels}
        >
          <CropCanvas
            picture={picture}
            area={whole}
            width={Math.round(size.width * scale)}
            height={Math.round(size.height * scale)}
          />
        </ReactCrop>
      </Stage>
      <Foot>
        {previews.map((side) => (
          // Twice the CSS size, for high-density screens.
          <Preview
            key={side}
            picture={picture}
            area={value}
            width={side * 2}
            height={side * 2}
            style={{ width: side, height: side }}
          />
        ))}
        <Words role="status">
          Кадр {Math.round(part.width)}×{Math.round(part.height)} px
        </Words>
        <Button
          variant="secondary"
          size="small"
          icon={<Icon icon={RotateCw} size={16} />}
          onClick={() => onChange(turnArea(value))}
        >
          Повернуть
        </Button>
      </Foot>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(4)};
`;

const Stage = styled.div`
  ${cropStyle}
  padding: ${theme.space(4)};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  text-align: center;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space(3)};
`;

const Preview = styled(CropCanvas)`
  flex: none;
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
`;

const Words = styled.span`
  /* Wraps below the previews when they leave too little space. */
  flex: 1 0 auto;
  align-self: center;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  font-variant-numeric: tabular-nums;
`;
