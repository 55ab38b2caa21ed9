import { utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { openStorage, type Storage, type StorageOptions } from '#platform/storage/openStorage.ts';
import { openBucketPlace, openFolderPlace } from '#platform/storage/places.ts';
import { bucketConfig, type BucketServer } from './bucketServer.ts';

type Area = 'files' | 'trash';

/** Looks at stored files and changes them behind the application's back. */
export interface StoredFiles {
  names(area?: Area): Promise<string[]>;
  write(name: string, content?: string): Promise<void>;
  read(name: string): Promise<string>;
  remove(name: string): Promise<void>;
  /** Makes a file look years old. */
  backdate(name: string, area?: Area): Promise<void>;
}

const LONG_AGO = new Date('2020-01-01');

/**
 * The storage of a test in a folder, or on a server in a part of the bucket with the folder's name.
 * @param server keeps the finished files
 */
export async function openTestStorage(
  folder: string,
  server: Pick<BucketServer, 'endpoint' | 'folder'> | undefined,
  options: Omit<StorageOptions, 'bucket'> = {},
): Promise<{ storage: Storage; files: StoredFiles }> {
  const bucket = server && { config: bucketConfig(server.endpoint), prefix: basename(folder) };
  const storage = await openStorage(folder, { ...options, bucket });
  const { disk, keyOf } = bucket ? await openBucketPlace(bucket.config, bucket.prefix) : await openFolderPlace(folder);
  const pathOf = (area: Area, name: string) =>
    bucket && server
      ? join(server.folder, bucket.config.bucket, bucket.prefix, area, `${name}._S3rver_object`)
      : join(folder, area, name);
  const files: StoredFiles = {
    async names(area = 'files') {
      const { objects } = await disk.listAll(keyOf(area));
      return [...objects].map(({ name }) => name).sort();
    },
    write: (name, content = 'x') => disk.put(keyOf(`files/${name}`), content),
    read: (name) => disk.get(keyOf(`files/${name}`)),
    remove: (name) => disk.delete(keyOf(`files/${name}`)),
    backdate: (name, area = 'files') => utimes(pathOf(area, name), LONG_AGO, LONG_AGO),
  };
  return { storage, files };
}
