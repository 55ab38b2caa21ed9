export { acceptedFiles, fileFormatNames, isImageName, isSupportedFile } from './fileTypes';
export { uploadFile, type UploadOptions } from './uploadFile';
