import { createECDH } from 'node:crypto';
import { StartupError } from '../errors/startupError.ts';
import type { Environment } from './variables.ts';

/** What identifies this server to push services, and where it may send. */
export interface WebPushConfig {
  /** base64url of the uncompressed point and of the scalar, on P-256. */
  publicKey: string;
  privateKey: string;
  /** `mailto:` or `https:`, for the operators of push services. */
  subject: string;
  /** Push services besides the known ones: hosts, or suffixes that begin with a dot, either with a port. */
  hosts: readonly string[];
}

const KEYS = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;
/** Apple refuses every message of a subject without a real domain. */
const SUBJECT = /^(mailto:[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+|https:\/\/[^\s/]+\.\S+)$/;
/** A suffix has a second dot, so that it never allows a whole top-level domain. */
const HOST = /^(\.[a-z0-9-]+(\.[a-z0-9-]+)+|[a-z0-9-]+(\.[a-z0-9-]+)*)(:[1-9]\d{0,4})?$/;

/** @throws StartupError naming what is missing or unusable */
export function readWebPush(env: Environment): WebPushConfig | undefined {
  const hosts = readHosts(env);
  const missing = KEYS.filter((name) => !env[name]);
  if (missing.length === KEYS.length) {
    if (hosts.length > 0) throw new StartupError(`PUSH_HOSTS has an effect only with ${KEYS.join(', ')}.`);
    return undefined;
  }
  if (missing.length > 0) throw new StartupError(`Web push needs ${KEYS.join(', ')}; missing: ${missing.join(', ')}.`);
  const [publicKey = '', privateKey = '', subject = ''] = KEYS.map((name) => env[name]);
  // The message omits the values, because they may be swapped.
  if (publicKeyOf(privateKey) !== publicKey)
    throw new StartupError(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair, as npm run operator -- push-keys prints it.',
    );
  if (!SUBJECT.test(subject))
    throw new StartupError(
      `VAPID_SUBJECT must be mailto: with a mailbox, or an https: address, not "${subject}". Apple refuses others.`,
    );
  return { publicKey, privateKey, subject, hosts };
}

/** A new pair of keys. */
export function makePushKeys(): Pick<WebPushConfig, 'publicKey' | 'privateKey'> {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys('base64url');
  // A scalar that begins with zeros is shorter than its 32 bytes.
  const scalar = ecdh.getPrivateKey();
  const privateKey = Buffer.concat([Buffer.alloc(32 - scalar.length), scalar]).toString('base64url');
  return { publicKey, privateKey };
}

function publicKeyOf(privateKey: string): string | undefined {
  if (!/^[A-Za-z0-9_-]{43}$/.test(privateKey)) return undefined;
  const ecdh = createECDH('prime256v1');
  try {
    ecdh.setPrivateKey(privateKey, 'base64url');
  } catch {
    return undefined;
  }
  return ecdh.getPublicKey('base64url');
}

function readHosts({ PUSH_HOSTS: value }: Environment): string[] {
  const hosts = value ? value.split(',').map((host) => host.trim().toLowerCase().replace(/:443$/, '')) : [];
  for (const host of hosts)
    if (!HOST.test(host) || !URL.canParse(`https://${host.replace(/^\./, '')}`))
      throw new StartupError(
        `PUSH_HOSTS must list host names such as push.example or .push.example:8443, separated by commas, not "${host}".`,
      );
  return hosts;
}
