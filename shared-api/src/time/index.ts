export { dayOf, formatDate, formatDayHeader, formatMessageTime, formatNewsDate, formatTime, isPastSlot, MOSCOW, MOSCOW_OFFSET_LABEL, todayInMoscow } from './moscow';
