import type { Attachment } from 'shared-api/contract';
import { storedFileName } from 'shared-api/text';
import { safeHref } from 'shared-ui/safeHref';

/** A file of a message, on the server or being uploaded. */
export interface MessageFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Its address, or its content until it is uploaded. */
  source: string | File;
  isDeleted: boolean;
}

/** Describes a file on the server. */
export function fileOfAttachment({ id, url, filename, filesize, is_deleted }: Attachment): MessageFile {
  return { id: String(id), name: storedFileName(filename), size: filesize, source: url, isDeleted: is_deleted };
}

/** Describes a file that is being sent. */
export function fileOnItsWay({ id, file }: { id: string; file: File }): MessageFile {
  return { id, name: storedFileName(file.name), size: file.size, source: file, isDeleted: false };
}

/** Download address; `undefined` for a deleted file, an unsent one, and one with an unsafe address. */
export function downloadHref({ source, isDeleted }: MessageFile): string | undefined {
  return isDeleted || source instanceof File ? undefined : safeHref(source);
}
