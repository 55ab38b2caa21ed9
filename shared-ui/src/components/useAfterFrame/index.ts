export { afterFrame } from './afterFrame';
export { useAfterFrame } from './useAfterFrame';
