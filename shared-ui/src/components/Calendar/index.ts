export { Calendar, type CalendarProps } from './Calendar';
export type { DayString } from './calendarDates';
