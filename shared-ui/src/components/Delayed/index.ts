export { Delayed, type DelayedProps } from './Delayed';
export { SHOW_LOADING_AFTER_MS, useDelayed } from './useDelayed';
