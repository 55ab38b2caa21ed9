import { isIP, isIPv4 } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DateTime } from 'luxon';
import { ZONE } from '../clock/clock.ts';
import type { Schema } from '../contract/types.ts';
import { StartupError } from '../errors/startupError.ts';
import { SESSION_LIMITS, type SessionLimits } from '../sessions/sessions.ts';
import { readBucket, type BucketConfig } from './bucketConfig.ts';
import { DEFAULT_FRONT, type Front } from './front.ts';
import { readHostedPush, type HostedPushConfig } from './hostedPushConfig.ts';
import { readOwners, type Owners } from './owners.ts';
import { readAmount, readFlag, readHours, readPort, readUrl } from './readValues.ts';
import { readRunning, type Running } from './running.ts';
import { refuseUnknown, requireInProduction, type Environment, type VariableName } from './variables.ts';
import { readWebPush, type WebPushConfig } from './webPushConfig.ts';

/** Destination of e-mails: an SMTP server, or a folder of files. */
export interface MailConfig {
  url: string | undefined;
  folder: string;
  from: string;
}

/** Limits per user or address. */
export interface Limits {
  /** Changes per minute, which may also arrive at once; Infinity for no limit. */
  writesPerMinute: number;
  /** Bodies per minute and process from guests of one address; Infinity for no limit. */
  guestBodiesPerMinute: number;
  /** Open push sockets per process from one address; Infinity for no limit. */
  socketsPerAddress: number;
  /** Total bytes of one uploader's attachments. */
  attachmentBytes: number;
}

/** Everything that environment variables configure. */
export interface ServerConfig extends Running {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  storageDir: string;
  /** Where uploaded files are kept instead of the folder, which then holds uploads under way. */
  bucket: BucketConfig | undefined;
  /** Claim of the former database whose folder of files this database takes over. */
  storageTakeover: string | undefined;
  mail: MailConfig;
  publicUrl: string;
  /** Where the shell's registry is read. */
  shellUrl: string;
  startAt: Date | undefined;
  hostedPush: HostedPushConfig | undefined;
  pushSecret: string | undefined;
  /** Undefined switches web push off. */
  webPush: WebPushConfig | undefined;
  sessionLimits: SessionLimits;
  /** How to fill an empty database; a PostgreSQL server gets companies with known passwords only on request. */
  seed: Seed;
  front: Front;
  settings: Partial<Schema<'Settings'>>;
  limits: Limits;
  owners: Owners;
  /** Interval of the heartbeats between processes of one database; for tests. */
  heartbeatMs?: number;
}

const SETTINGS = {
  attachments_status: 'SETTING_ATTACHMENTS',
  sending_status: 'SETTING_SENDING',
  catalog_status: 'SETTING_CATALOG',
  premoderation_status: 'SETTING_PREMODERATION',
} as const satisfies Partial<Record<keyof Schema<'Settings'>, VariableName>>;

/** Enough for an office behind one address that logs in within a minute. */
const GUEST_BODIES_PER_MINUTE = 600;

const DEFAULT_PORT = 4000;
const DEFAULT_SHELL = 'http://localhost:8080';

/** How to fill an empty database: with demo companies too, or only with the required catalogues. */
export type Seed = 'demo' | 'catalogues';

/**
 * Reads the configuration from environment variables.
 * @throws StartupError naming the variable that is unknown, missing or has an unusable value
 */
export function readConfig(env: Environment): ServerConfig {
  refuseUnknown(env);
  requireInProduction(env);
  const usualDir = fileURLToPath(new URL('../../../../.run/db', import.meta.url));
  const dataDir = resolve(env['DATA_DIR'] || env['VSTRECHA_DATA'] || usualDir);
  const port = readPort(env, 'PORT') ?? DEFAULT_PORT;
  return {
    ...readRunning(env, port),
    port,
    host: env['HOST'] || '127.0.0.1',
    dataDir,
    storageDir: resolve(env['STORAGE_DIR'] || join(dataDir, 'storage')),
    bucket: readBucket(env),
    storageTakeover: env['STORAGE_TAKEOVER'] || undefined,
    mail: readMail(env, dataDir),
    publicUrl: readUrl(env, 'PUBLIC_URL', DEFAULT_SHELL),
    shellUrl: readUrl(env, 'SHELL_URL', readUrl(env, 'PUBLIC_URL', DEFAULT_SHELL)),
    owners: readOwners(env),
    databaseUrl: readDatabaseUrl(env['DATABASE_URL']),
    startAt: readInstant(env['NOW']),
    hostedPush: readHostedPush(env),
    pushSecret: env['PUSH_SECRET'] || undefined,
    webPush: readWebPush(env),
    sessionLimits: readSessionLimits(env),
    seed: readSeed(env),
    front: {
      trustedProxies: readTrustedProxies(env['TRUSTED_PROXIES']),
      socketOrigins: readOrigins(env['SOCKET_ORIGINS']),
      isProduction: env['NODE_ENV'] === 'production',
    },
    settings: readSettings(env),
    limits: {
      writesPerMinute: readAmount(env, 'WRITES_PER_MINUTE', 600) || Infinity,
      guestBodiesPerMinute: GUEST_BODIES_PER_MINUTE,
      socketsPerAddress: readAmount(env, 'SOCKETS_PER_ADDRESS', 500) || Infinity,
      attachmentBytes: readAmount(env, 'ATTACHMENT_MEGABYTES', 1024) * 1024 * 1024,
    },
  };
}

function readDatabaseUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  // The value contains a password, so the message does not repeat it.
  if (!/^postgres(ql)?:\/\//.test(value))
    throw new StartupError('DATABASE_URL must begin with postgres:// or postgresql://.');
  return value;
}

function readMail(env: Environment, dataDir: string): MailConfig {
  const url = env['MAIL_URL'] || undefined;
  // Not repeated in the message either: the value may contain a password.
  if (url !== undefined && (!/^smtps?:\/\//.test(url) || !URL.canParse(url)))
    throw new StartupError('MAIL_URL must begin with smtp:// or smtps://.');
  return {
    url,
    folder: resolve(env['MAIL_DIR'] || join(dataDir, 'mail')),
    from: env['MAIL_FROM'] || '«Встреча» <noreply@vstrecha.example>',
  };
}

function readInstant(value: string | undefined): Date | undefined {
  if (!value) return undefined;
  const instant = DateTime.fromISO(value, { zone: ZONE });
  if (!instant.isValid)
    throw new StartupError(`NOW must be a date and time of ISO 8601 (2026-11-21T10:00:00+03:00), not "${value}".`);
  return instant.toJSDate();
}

function readSeed(env: Environment): Seed {
  const value = env['SEED'];
  if (!value) return env['DATABASE_URL'] ? 'catalogues' : 'demo';
  if (value !== 'demo' && value !== 'catalogues')
    throw new StartupError(`SEED must be demo or catalogues, not "${value}".`);
  return value;
}

function readTrustedProxies(value: string | undefined): string[] {
  if (!value) return DEFAULT_FRONT.trustedProxies;
  const proxies = value.split(',').map((proxy) => proxy.trim());
  for (const proxy of proxies)
    if (!isProxy(proxy))
      throw new StartupError(
        `TRUSTED_PROXIES must list addresses, networks such as 10.0.0.0/8 and the names loopback, linklocal, uniquelocal, separated by commas, not "${proxy}".`,
      );
  return proxies;
}

function readOrigins(value: string | undefined): string[] {
  const origins = value ? value.split(',').map((origin) => origin.trim()) : [];
  for (const origin of origins)
    if (!/^https?:/.test(origin) || URL.parse(origin)?.origin !== origin)
      throw new StartupError(
        `SOCKET_ORIGINS must list addresses such as https://vstrecha.example, separated by commas, not "${origin}".`,
      );
  return origins;
}

/** Whether a text names an address, a network or a group of them. Not all addresses: every client could forge its own. */
function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  if (!isIP(address) || rest.length > 0) return false;
  return prefix === undefined || (/^[1-9]\d*$/.test(prefix) && Number(prefix) <= (isIPv4(address) ? 32 : 128));
}

function readSessionLimits(env: Environment): SessionLimits {
  return {
    idleMs: readHours(env, 'SESSION_IDLE_HOURS') ?? SESSION_LIMITS.idleMs,
    absoluteMs: readHours(env, 'SESSION_HOURS') ?? SESSION_LIMITS.absoluteMs,
  };
}

function readSettings(env: Environment): Partial<Schema<'Settings'>> {
  const chosen: Partial<Schema<'Settings'>> = {};
  for (const [name, variable] of Object.entries(SETTINGS) as [keyof typeof SETTINGS, VariableName][]) {
    const value = readFlag(env, variable);
    if (value !== undefined) chosen[name] = value;
  }
  return chosen;
}
