import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { theme } from 'shared-ui/theme';
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
    <Root {...rest}>
      {slots.map((slot) => (
        <SlotListItem key={slot.point} slot={slot} />
      ))}
    </Root>
  );
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
  gap: ${theme.space(2)};
`;
