export { noteServerDate, serverNow } from './serverClock';
