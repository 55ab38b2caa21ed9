import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { slotColumnsStyle, slotFrameStyle } from './slotColumns';
import type { SlotView } from './SlotContent';
import { SlotListItem } from './SlotListItem';

export interface SlotListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The day's slots, in order. */
  slots: readonly SlotView[];
  /** Names the list: the day. */
  'aria-label': string;
}

/** A day's slots to look at. What can be pressed is a `SlotGrid`. */
export function SlotList({ slots, ...rest }: SlotListProps) {
  return (
    <Frame>
      <Root {...rest}>
        {slots.map((slot) => (
          <SlotListItem key={slot.point} slot={slot} />
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
