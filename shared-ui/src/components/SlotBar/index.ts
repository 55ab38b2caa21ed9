export { SlotBar, type SlotBarProps } from './SlotBar';
