export { FileTypeIcon, type FileTypeIconProps } from './FileTypeIcon';
