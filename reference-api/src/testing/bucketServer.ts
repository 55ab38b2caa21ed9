import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BucketConfig } from '#platform/config/bucketConfig.ts';

const BUCKET = 'vstrecha-test';
/** It has no types. */
const PACKAGE: string = '@20minutes/s3rver';

interface Options {
  address: string;
  port: number;
  silent: boolean;
  /** Has a folder for each bucket. */
  directory: string;
  allowMismatchedSignatures: boolean;
  configureBuckets: { name: string }[];
}

type S3rverClass = new (options: Options) => { run(): Promise<{ port: number }>; close(): Promise<void> };

/** The only key that the server accepts. */
const KEY = 'S3RVER';

/** An S3-compatible server with an empty bucket. */
export interface BucketServer {
  endpoint: string;
  /** Its data: the file of a key is at `<folder>/<bucket>/<key>._S3rver_object`. */
  folder: string;
  stop(): Promise<void>;
}

/**
 * Starts an S3-compatible server on a free port.
 * @throws Error with a sentence when its package is not installed
 */
export async function startBucketServer(): Promise<BucketServer> {
  const { default: S3rver } = (await import(PACKAGE).catch((error: unknown) => {
    throw new Error(
      'Tests with S3 need @20minutes/s3rver of the devDependencies of reference-api: install the packages with them.',
      { cause: error },
    );
  })) as { default: S3rverClass };
  const folder = await mkdtemp(join(tmpdir(), 'vstrecha-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    // It computes the signatures of lists wrongly; keys are checked all the same.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    folder,
    stop: () => server.close().finally(() => rm(folder, { recursive: true, force: true })),
  };
}

/** The environment of an API that keeps its files on the server. */
export const bucketEnvironment = (endpoint: string) => ({
  S3_BUCKET: BUCKET,
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: KEY,
  S3_SECRET_ACCESS_KEY: KEY,
});

export const bucketConfig = (endpoint: string): BucketConfig => ({
  bucket: BUCKET,
  endpoint,
  region: 'us-east-1',
  accessKeyId: KEY,
  secretAccessKey: KEY,
  isPathStyle: true,
});

/** Variables by which runTests.ts tells the test files that a server is running. */
export const SERVER_VARIABLES = { endpoint: 'TEST_S3_ENDPOINT', folder: 'TEST_S3_FOLDER' };

/** The server of this run of tests; undefined when files go to folders. */
export function givenBucketServer(): Pick<BucketServer, 'endpoint' | 'folder'> | undefined {
  const [endpoint, folder] = [SERVER_VARIABLES.endpoint, SERVER_VARIABLES.folder].map((name) => process.env[name]);
  return endpoint && folder ? { endpoint, folder } : undefined;
}
