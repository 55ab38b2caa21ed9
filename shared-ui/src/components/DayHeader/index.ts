export { DayHeader, type DayHeaderProps } from './DayHeader';
