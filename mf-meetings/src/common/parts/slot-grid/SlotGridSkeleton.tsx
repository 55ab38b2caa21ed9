import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from 'shared-ui/Skeleton';
import { slotColumnsStyle, slotFrameStyle } from '../slot-list/slotColumns';
import { SLOT_HEIGHT } from './slotGridStyle';

export interface SlotGridSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Number of slots to come. */
  count: number;
}

/** Placeholder for a `SlotGrid`. */
export function SlotGridSkeleton({ count, ...rest }: SlotGridSkeletonProps) {
  return (
    <Frame {...rest}>
      <Places>
        {Array.from({ length: count }, (_, place) => (
          <Skeleton key={place} height={SLOT_HEIGHT} />
        ))}
      </Places>
    </Frame>
  );
}

const Frame = styled.div`
  ${slotFrameStyle}
`;

const Places = styled.div`
  ${slotColumnsStyle}
`;
