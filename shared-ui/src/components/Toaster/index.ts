export { Toaster } from './Toaster';
export { useCountdown } from './useCountdown';
