export { FileList, type FileListProps } from './FileList';
export type { FileListEntry, StoredFileEntry, UploadEntry } from './fileListEntry';
