export {
  dayOf,
  formatDate,
  formatDayHeader,
  formatFileDate,
  formatMessageTime,
  formatNewsDate,
  formatTime,
  isPastSlot,
  MOSCOW,
  MOSCOW_OFFSET_LABEL,
  todayInMoscow,
} from './moscow';
