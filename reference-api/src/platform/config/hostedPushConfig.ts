import { StartupError } from '../errors/startupError.ts';
import { readFlag, readPort } from './readValues.ts';
import type { Environment } from './variables.ts';

/** An application of hosted Pusher, or of a compatible server. */
export interface HostedPushConfig {
  appId: string;
  key: string;
  secret: string;
  server: { cluster: string } | { host: string; port: number; useTls: boolean };
}

/** @throws StartupError naming what is missing or unusable */
export function readHostedPush(env: Environment): HostedPushConfig | undefined {
  const host = env['PUSHER_HOST'];
  const place = host ? 'PUSHER_HOST' : 'PUSHER_CLUSTER';
  const names = ['PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET', place] as const;
  if (!host)
    for (const name of ['PUSHER_PORT', 'PUSHER_USE_TLS'] as const)
      if (env[name]) throw new StartupError(`${name} has an effect only with PUSHER_HOST.`);
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0)
    throw new StartupError(`Hosted Pusher needs ${names.join(', ')}; missing: ${missing.join(', ')}.`);
  const [appId = '', key = '', secret = '', cluster = ''] = names.map((name) => env[name]);
  return { appId, key, secret, server: host ? readPushHost(env, host) : { cluster } };
}

function readPushHost(env: Environment, host: string) {
  if (URL.parse(`http://${host}`)?.host !== host.toLowerCase() || /:\d+$/.test(host))
    throw new StartupError(`PUSHER_HOST must be the name or address of a server without a port, not "${host}".`);
  const useTls = readFlag(env, 'PUSHER_USE_TLS') ?? true;
  return { host, port: readPort(env, 'PUSHER_PORT') ?? (useTls ? 443 : 80), useTls };
}
