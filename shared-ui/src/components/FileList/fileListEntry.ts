interface CommonEntry {
  /** With its extension. */
  name: string;
  /** Bytes. */
  size: number;
}

/** A file that the server has. */
export interface StoredFileEntry extends CommonEntry {
  status: 'stored';
  /** The server's number. */
  id: number;
  /** When it came, ready to be read: «20.11.2026 10:30». */
  date: string;
  /** Where it is downloaded from. */
  href: string;
}

/** A file on its way to the server, or stuck on it. */
export type UploadEntry = CommonEntry & {
  /** The page's own name for this upload. */
  id: string;
} & (
    | {
        /** Its turn has not come. */
        status: 'waiting';
      }
    | {
        status: 'uploading';
        /** 0–100. */
        percent: number;
      }
    | {
        status: 'failed';
        /** Why: «Недопустимый формат!» */
        message: string;
        /** Whether a new try can help. */
        canRetry: boolean;
      }
  );

/** One row of a list of files. */
export type FileListEntry = StoredFileEntry | UploadEntry;
