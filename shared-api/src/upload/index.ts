export { uploadFile, type UploadOptions } from './uploadFile';
