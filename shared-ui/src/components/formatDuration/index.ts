export { formatDuration } from './formatDuration';
