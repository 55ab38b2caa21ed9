export { joinFileName, splitFileName } from './fileName';
export { formatFileSize, formatStorage } from './formatFileSize';
