export { FileButton, type FileButtonProps } from './FileButton';
export { FileDrop, type FileDropProps } from './FileDrop';
export { FileInput, type FileInputProps } from './FileInput';
export { useFileDrag } from './useFileDrag';
