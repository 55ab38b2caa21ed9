export { noteServerDate, serverNow } from './serverClock';
export { useEachMinute } from './useEachMinute';
