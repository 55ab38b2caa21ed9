export { connectRealtime } from './connectRealtime';
