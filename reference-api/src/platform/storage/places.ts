import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { BucketConfig } from '../config/bucketConfig.ts';
import { errorCode, StartupError } from '../errors/startupError.ts';

/** Where finished files are kept. Keys have slashes: `files/<name>`, `trash/<name>`, `owner`. */
export interface StoragePlace {
  disk: Disk;
  /** The disk's key of a key here; files of several databases share a bucket. */
  keyOf: (key: string) => string;
  /** Moves a finished file of this machine to a key. */
  take(path: string, key: string): Promise<void>;
  /** For the operator, as in "…: the files belong to another database". */
  title: string;
  /** The variable that chooses another place. */
  variable: 'STORAGE_DIR' | 'S3_BUCKET';
}

const AREAS = ['files', 'trash'];

/** Renames instead of copying; a moved file looks new, as in a bucket. */
class FolderDriver extends FSDriver {
  override async move(source: string, destination: string): Promise<void> {
    const [from, to] = [this.#locationOf(source), this.#locationOf(destination)];
    const now = new Date();
    // In this order a file in the trash never looks old.
    await utimes(from, now, now);
    await rename(from, to);
  }

  #locationOf(key: string): string {
    return join(String(this.options.location), key);
  }
}

/**
 * A folder, created when needed.
 * @throws StartupError when it cannot be written
 */
export async function openFolderPlace(folder: string): Promise<StoragePlace> {
  try {
    for (const area of AREAS) await mkdir(join(folder, area), { recursive: true });
  } catch (error) {
    throw notWritable(folder, error);
  }
  return {
    disk: new Disk(new FolderDriver({ location: folder, visibility: 'private' })),
    keyOf: (key) => key,
    take: (path, key) => rename(path, join(folder, key)),
    title: `Folder "${folder}"`,
    variable: 'STORAGE_DIR',
  };
}

export const notWritable = (folder: string, error: unknown) =>
  new StartupError(
    `The folder of files "${folder}" is not writable (${errorCode(error) ?? 'unknown reason'}). Set another one in STORAGE_DIR.`,
  );

/** Milliseconds to connect, and without a byte on a connection. */
const CONNECT_MS = 5000;
const SILENT_MS = 30_000;

/**
 * A bucket of an S3-compatible server.
 * @param prefix keeps the files of several databases apart
 * @throws StartupError when it does not answer, does not exist or may not be written
 */
export async function openBucketPlace(config: BucketConfig, prefix: string): Promise<StoragePlace> {
  // Loaded here: a server with a folder does not need the SDK, which takes a third of a second.
  const [{ S3Client }, { S3Driver }] = await Promise.all([import('@aws-sdk/client-s3'), import('flydrive/drivers/s3')]);
  const client = new S3Client({
    ...(config.endpoint !== undefined && { endpoint: config.endpoint }),
    region: config.region,
    forcePathStyle: config.isPathStyle,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    // Compatible servers often refuse the checksums that Amazon's accepts.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    logger: SILENT,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENT_MS },
  });
  const disk = new Disk(new S3Driver({ client, bucket: config.bucket, visibility: 'private', supportsACL: false }));
  const place: StoragePlace = {
    disk,
    keyOf: (key) => `${prefix}/${key}`,
    async take(path, key) {
      const { size } = await stat(path);
      const content = createReadStream(path);
      try {
        await disk.putStream(place.keyOf(key), content, { contentLength: size }).catch(markFailure);
      } finally {
        content.destroy();
      }
      await rm(path, { force: true });
    },
    title: `Part "${prefix}" of the bucket "${config.bucket}"`,
    variable: 'S3_BUCKET',
  };
  try {
    await disk.put(place.keyOf('write-check'), 'x');
    await disk.delete(place.keyOf('write-check'));
    await disk.listAll(place.keyOf('files'));
  } catch (error) {
    throw new StartupError(explainBucket(config, error instanceof Error ? (error.cause ?? error) : error));
  }
  return place;
}

/** The client writes warnings to the console otherwise; failures are thrown too. */
const SILENT = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore };

function ignore(): void {}

/** Marks a failed upload as the SDK marks all other failures, see `outageOf`. */
function markFailure(error: unknown): never {
  if (error instanceof Error && error.cause instanceof Error && !('$metadata' in error.cause))
    Object.assign(error.cause, { $metadata: {} });
  throw error;
}

function explainBucket({ bucket, endpoint, region }: BucketConfig, cause: unknown): string {
  const name = cause instanceof Error ? cause.name : '';
  const code = errorCode(cause) ?? (name || 'unknown reason');
  const status = statusOf(cause);
  if (name === 'NoSuchBucket' || status === 404)
    return `The S3 storage has no bucket "${bucket}". Create it or correct S3_BUCKET.`;
  if (status === 301 || status === 400)
    return `The S3 storage refuses requests to the bucket "${bucket}" in the region "${region}" (${code}). Check S3_REGION, S3_ENDPOINT and S3_PATH_STYLE.`;
  if (status === 401 || status === 403)
    return `The S3 storage does not let this key read and write the bucket "${bucket}" (${code}). Check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and the rights of the key.`;
  return `The S3 storage ${endpoint === undefined ? '' : `at ${endpoint} `}does not answer (${code}). Check S3_ENDPOINT and the network.`;
}

/** The status of an answer of an S3-compatible server. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined;
  return (error.$metadata as { httpStatusCode?: number }).httpStatusCode;
}

/** Whether a file is not there, by the failure of a disk. */
export function isMissing(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return errorCode(cause) === 'ENOENT' || statusOf(cause) === 404;
}
