export { createUploadQueue, isInFlight, type Upload, type UploadPhase, type UploadQueue } from './createUploadQueue';
export { acceptedFiles, fileFormatNames, isImageName, isSupportedFile } from './fileTypes';
export { isReadable, uploadFile, type UploadOptions } from './uploadFile';
