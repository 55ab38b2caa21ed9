export { useSettings } from './useSettings';
