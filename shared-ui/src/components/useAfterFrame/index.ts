export { afterFrame, useAfterFrame } from './useAfterFrame';
