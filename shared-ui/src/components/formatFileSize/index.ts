export { formatFileSize, formatStorage } from './formatFileSize';
