import type { CompanyFile } from 'shared-api/contract';
import { uploadFile, type UploadOptions } from 'shared-api/upload';

/** Sends a file to one's own company files. */
export function sendFile(file: File, options: UploadOptions): Promise<CompanyFile> {
  return uploadFile('/api/files', 'file', file, options);
}
