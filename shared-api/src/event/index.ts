export { useEvent } from './useEvent';
