import { readFileSync } from 'node:fs';
import { UsageError } from 'vstrecha-kit/system/UsageError';

type Kind = 'string' | 'number' | 'boolean' | 'object' | 'list' | 'users';

/** Where browsers reach the push service. */
export interface PushPlace {
  cluster?: string;
  path?: string;
  host?: string;
  wsPort?: number;
  wssPort?: number;
  forceTLS?: boolean;
}

interface FrontConfig {
  pusher: PushPlace;
  remoteOrigins?: string[];
}

/** Fields of `/config.json` by the object that has them; a test compares them with the types of shared-api. */
export const FRONT_FIELDS: Record<'RuntimeConfig' | 'PusherConfig' | 'figures', Record<string, Kind>> = {
  RuntimeConfig: {
    pusher: 'object',
    banners: 'list',
    managers: 'list',
    meetingRulesUrl: 'string',
    privacyPolicyUrl: 'string',
    botUrl: 'string',
    figures: 'object',
    doctor: 'users',
    offline: 'boolean',
    remoteOrigins: 'list',
  },
  PusherConfig: {
    key: 'string',
    cluster: 'string',
    path: 'string',
    host: 'string',
    wssPort: 'number',
    wsPort: 'number',
    forceTLS: 'boolean',
  },
  figures: { address: 'string', share: 'number' },
};

const NAMES: Record<Kind, string> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  list: 'a list',
  users: 'true or a list of addresses',
};

const IS: Record<Kind, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  object: isObject,
  list: Array.isArray,
  users: (value) => value === true || Array.isArray(value),
};

/**
 * Reads the shell's `/config.json`.
 * @throws {UsageError} with one sentence naming the field that is unknown, missing or of another type
 */
export function readFrontConfig(file: string): FrontConfig {
  const config = parse(file);
  checkFields(file, '', config, FRONT_FIELDS.RuntimeConfig);
  for (const name of ['pusher', 'banners', 'managers'])
    if (!(name in config)) throw new UsageError(`${file} lacks the field '${name}'.`);
  const { pusher, figures, remoteOrigins } = config;
  const push = isObject(pusher) ? pusher : {};
  checkFields(file, 'pusher.', push, FRONT_FIELDS.PusherConfig);
  if (!('key' in push)) throw new UsageError(`${file} lacks the field 'pusher.key'.`);
  if (!('cluster' in push || 'path' in push || 'host' in push))
    throw new UsageError(`${file} lacks the field 'pusher.cluster', 'pusher.path' or 'pusher.host'.`);
  const { host } = push;
  if (typeof host === 'string' && URL.parse(`http://${host}`)?.hostname !== host.toLowerCase())
    throw new UsageError(`${file}: the field 'pusher.host' must be a host name without a port, not '${host}'.`);
  for (const name of ['wsPort', 'wssPort']) checkPort(file, name, push[name]);
  if (isObject(figures)) checkFields(file, 'figures.', figures, FRONT_FIELDS.figures);
  // The types of these fields were checked above; wrong origins are refused by the policy.
  return { pusher: push, remoteOrigins } as FrontConfig;
}

function parse(file: string): Record<string, unknown> {
  const text = readFileSync(file, 'utf8');
  try {
    const config: unknown = JSON.parse(text);
    if (isObject(config)) return config;
  } catch {
    // The sentence below covers it.
  }
  throw new UsageError(`${file} must be a JSON object.`);
}

function checkFields(file: string, place: string, values: Record<string, unknown>, fields: Record<string, Kind>): void {
  for (const [name, value] of Object.entries(values)) {
    const kind = fields[name];
    if (!kind)
      throw new UsageError(`${file} has an unknown field '${place}${name}': docs/configuration.md lists all fields.`);
    if (!IS[kind](value)) throw new UsageError(`${file}: the field '${place}${name}' must be ${NAMES[kind]}.`);
  }
}

function checkPort(file: string, name: string, port: unknown): void {
  if (port === undefined || (Number.isInteger(port) && Number(port) > 0 && Number(port) <= 65_535)) return;
  throw new UsageError(`${file}: the field 'pusher.${name}' must be a port from 1 to 65535.`);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
