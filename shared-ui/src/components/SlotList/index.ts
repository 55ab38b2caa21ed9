export { slotFace, slotStatusNames, type SlotStatus } from './slotFace';
export { SlotLegend, type SlotLegendProps } from './SlotLegend';
export { SlotList, type SlotListProps } from './SlotList';
export type { SlotView } from './SlotContent';
