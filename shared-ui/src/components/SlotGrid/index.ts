export { SlotGrid, type SlotGridProps } from './SlotGrid';
export { slotId, slotReaction, type SlotGridMode, type SlotGridSlot, type SlotReaction } from './slotSelection';
export { SlotGridSkeleton, type SlotGridSkeletonProps } from './SlotGridSkeleton';
