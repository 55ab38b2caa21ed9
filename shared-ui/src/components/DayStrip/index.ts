export { DayStrip, type DayStripProps } from './DayStrip';
export type { DayStripDay } from './DayStripCell';
