import type { Attachment } from 'shared-api/contract';

/** A file of a message, on the server or still on its way there. */
export interface MessageFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Its address, or its content while the server does not have it. */
  source: string | File;
  isDeleted: boolean;
}

/** A file that the server has. */
export function fileOfAttachment({ id, url, filename, filesize, is_deleted }: Attachment): MessageFile {
  return { id: String(id), name: filename, size: filesize, source: url, isDeleted: is_deleted };
}

/** A file that goes with a message. */
export function fileOnItsWay({ id, file }: { id: string; file: File }): MessageFile {
  return { id, name: file.name, size: file.size, source: file, isDeleted: false };
}
