export { createUploadQueue, isInFlight, type Upload, type UploadPhase, type UploadQueue } from './createUploadQueue';
export { acceptedFiles, fileFormatNames, isImageName, isSupportedFile } from './fileTypes';
export { uploadFile, type UploadOptions } from './uploadFile';
