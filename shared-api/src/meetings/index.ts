export { meetingsKeys } from './meetingsKeys';
