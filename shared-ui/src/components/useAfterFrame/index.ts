export { useAfterFrame } from './useAfterFrame';
