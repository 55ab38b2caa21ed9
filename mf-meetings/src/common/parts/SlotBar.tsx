import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { faceOf, type SlotView } from './slot-list/SlotContent';
import { slotFace, type SlotFace } from './slot-list/slotFace';

export interface SlotBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'aria-hidden'> {
  /** The day’s slots, in order. */
  slots: readonly SlotView[];
}

/** A day as one line of slots. Hidden from screen readers: place it next to a sentence with the same content. */
export function SlotBar({ slots, ...rest }: SlotBarProps) {
  return (
    <Root {...rest} aria-hidden>
      <Line>
        {slots.map((slot) => (
          <li key={slot.point}>
            <Cell $face={faceOf(slot)} />
            <Hour>{evenHour(slot.point)}</Hour>
          </li>
        ))}
      </Line>
    </Root>
  );
}

/** «10» of «10:00»; undefined for «10:30» and «11:00», because more labels would touch. */
function evenHour(point: string): string | undefined {
  const [hour = '', minute] = point.split(':');
  return minute === '00' && Number(hour) % 2 === 0 ? hour : undefined;
}

const Root = styled.div`
  min-width: 0;
  container: slot-bar / inline-size;
`;

const Line = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 2px;
`;

const Cell = styled.span<{ $face: SlotFace }>`
  display: block;
  height: 12px;
  border: 1px solid;
  border-radius: 3px;
  ${({ $face }) => slotFace[$face]}
`;

const Hour = styled.span`
  display: none;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  @container slot-bar (min-width: 520px) {
    display: block;
    min-height: 1lh;
  }
`;
