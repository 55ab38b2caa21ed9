export { useFileDrag } from './useFileDrag';
