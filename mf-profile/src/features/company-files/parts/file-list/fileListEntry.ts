interface CommonEntry {
  /** With its extension. */
  name: string;
  /** Bytes. */
  size: number;
}

/** A file stored on the server. */
export interface StoredFileEntry extends CommonEntry {
  status: 'stored';
  /** Server id. */
  id: number;
  /** Upload date, formatted: «20.11.2026 10:30». */
  date: string;
  /** Download URL. */
  href: string;
}

/** An upload that has not finished, or has failed. */
export type UploadEntry = CommonEntry & {
  /** Client-side id. */
  id: string;
} & (
    | {
        /** Queued. */
        status: 'waiting';
      }
    | {
        status: 'uploading';
        /** 0–100. */
        percent: number;
      }
    | {
        status: 'failed';
        /** Reason: «Недопустимый формат!» */
        message: string;
        /** False for a permanent failure. */
        canRetry: boolean;
      }
  );

export type FileListEntry = StoredFileEntry | UploadEntry;
