export { useFollow } from './useFollow';
