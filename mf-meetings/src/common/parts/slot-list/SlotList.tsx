import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
import { slotBoxStyle, slotColumnsStyle, slotFrameStyle } from './slotColumns';
import { faceOf, SlotContent, type SlotView } from './SlotContent';
import { slotFace, type SlotFace } from './slotFace';

export interface SlotListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The day’s slots, in order. */
  slots: readonly SlotView[];
  /** Accessible name: the day. */
  'aria-label': string;
}

/** A day’s slots, read-only. Use `SlotGrid` for slots that can be pressed. */
export function SlotList({ slots, ...rest }: SlotListProps) {
  return (
    <Frame>
      <Root {...rest}>
        {slots.map((slot) => (
          <Slot key={slot.point} $face={faceOf(slot)}>
            <SlotContent slot={slot} />
          </Slot>
        ))}
      </Root>
    </Frame>
  );
}

const Frame = styled.div`
  ${slotFrameStyle}
`;

const Root = styled.ul`
  ${slotColumnsStyle}
`;

// The strong border of a free slot signals that it can be pressed; here it would compete with the meetings.
const Slot = styled.li<{ $face: SlotFace }>`
  ${slotBoxStyle}
  height: 2.5rem;
  ${({ $face }) => slotFace[$face]}
  ${({ $face }) => $face === 'free' && `border-color: ${theme.color.border};`}
`;
