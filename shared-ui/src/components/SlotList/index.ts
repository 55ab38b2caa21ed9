export type { SlotFace, SlotStatus } from './slotFace';
export { SlotLegend, type SlotLegendProps } from './SlotLegend';
export { SlotList, type SlotListProps } from './SlotList';
export type { SlotNote, SlotView } from './SlotContent';
