import { StartupError } from '../errors/startupError.ts';
import { readFlag, readUrl } from './readValues.ts';
import type { Environment } from './variables.ts';

/** A bucket of an S3-compatible server for uploaded files. */
export interface BucketConfig {
  bucket: string;
  /** Amazon's without it. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket's name is in the path instead of the host name. */
  isPathStyle: boolean;
}

const DEFAULT_REGION = 'us-east-1';
const BUCKET_KEYS = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const BUCKET_OPTIONS = ['S3_ENDPOINT', 'S3_REGION', 'S3_PATH_STYLE', ...BUCKET_KEYS] as const;

/**
 * The bucket of S3_BUCKET; undefined when files go to a folder.
 * @throws StartupError naming the variable whose value is unusable or missing
 */
export function readBucket(env: Environment): BucketConfig | undefined {
  const bucket = env['S3_BUCKET'];
  const options = BUCKET_OPTIONS.filter((name) => env[name]);
  if (!bucket) {
    if (options.length === 0) return undefined;
    throw new StartupError(`Files stay in the folder without S3_BUCKET: set it or remove ${options.join(', ')}.`);
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new StartupError(
      `S3_BUCKET must be the name of a bucket: 3–63 lower-case Latin letters, digits, dots and hyphens, not "${bucket}".`,
    );
  const [accessKeyId = '', secretAccessKey = ''] = BUCKET_KEYS.map((name) => env[name]);
  const missing = BUCKET_KEYS.filter((name) => !env[name]);
  if (missing.length > 0) throw new StartupError(`S3_BUCKET needs an access key: ${missing.join(', ')} missing.`);
  return {
    bucket,
    endpoint: env['S3_ENDPOINT'] ? readUrl(env, 'S3_ENDPOINT', '') : undefined,
    region: env['S3_REGION'] || DEFAULT_REGION,
    accessKeyId,
    secretAccessKey,
    isPathStyle: readFlag(env, 'S3_PATH_STYLE') ?? Boolean(env['S3_ENDPOINT']),
  };
}
