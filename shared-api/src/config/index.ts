import { getPrefetched } from '../client/prefetched';
import type { Query } from '../query/query';
import { useQueryOnce } from '../query/useQuery';
import type { PusherConfig } from '../realtime-connection/connectRealtime';

/** `/config.json`: settings of a deployment, kept out of the code. docs/configuration.md is written from these comments. */
export interface RuntimeConfig {
  /** The push service: hosted Pusher by `cluster`, or a Pusher-compatible server by `host` or `path`. */
  pusher: PusherConfig;
  /** Two banners for customers. */
  banners: readonly { image: string; href: string; title: string }[];
  /** Contacts for users whose account awaits activation. */
  managers: readonly { name: string; phone: string; email: string }[];
  /** Rules of the event that users accept. */
  meetingRulesUrl: string;
  /** Privacy policy that users accept when signing up; without it the sign-up form names the policy without a link. */
  privacyPolicyUrl?: string;
  /**
   * Start page of the messaging service's bot, absolute or on this origin; `?start=` and the connection id are added. The
   * reference API simulates one at `/api/bot/start`.
   */
  botUrl: string;
  /** Measures page speed in browsers. Without it browsers measure no page loads. */
  figures?: {
    /** Address that receives the figures: a path on this origin, or an absolute address that the policy allows. */
    address: string;
    /** Share of page loads to measure, 0 to 1; 0.05 when omitted. */
    share?: number;
  };
  /** Users with access to `/doctor` and rehearsed failures: `true` for all, or a list of e-mail addresses. */
  doctor?: true | readonly string[];
  /**
   * `false` ends keeping pages and the day's answers for use without a network: browsers remove the worker and all that it
   * has kept (docs/deploying.md).
   */
  offline?: boolean;
  /**
   * Approved origins of remotes, for releases and for `?mf=`; a port may be `*`, as in `http://localhost:*` for a staging
   * shell. The policy's `script-src`, `style-src`, `img-src` and `connect-src` must have them, for those on this machine also
   * with `ws:`. `npm start` reads the list again when the file changes; other servers take it as an included file.
   */
  remoteOrigins?: readonly string[];
}

/** The configuration as remotes read it. */
interface LoadedConfig extends RuntimeConfig {
  /** Its cluster is empty for a Pusher-compatible server: builds of 0.2.0 expect a text. */
  pusher: PusherConfig & { cluster: string };
}

const CONFIG = ['config'] as const;
const ADDRESS = '/config.json';
/** Milliseconds. */
const TIMEOUT = 10_000;

/** The deployment's runtime configuration, fetched once per page load. */
export function useConfig(): Query<LoadedConfig> {
  return useQueryOnce(CONFIG, loadConfig);
}

async function loadConfig(): Promise<LoadedConfig> {
  const response = await getPrefetched().take(ADDRESS, () =>
    fetch(ADDRESS, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT) }),
  );
  const config: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  if (!isConfig(config))
    throw new Error(
      '/config.json is missing or lacks `pusher`, `banners` or `managers`: the shell needs it to know its deployment. Put the file beside index.html (docs/deploying.md).',
    );
  return { ...config, pusher: { cluster: '', ...config.pusher } };
}

function isConfig(value: unknown): value is RuntimeConfig {
  return (
    isObject(value) &&
    isPusher(value.pusher) &&
    Array.isArray(value.banners) &&
    value.banners.every(isObject) &&
    Array.isArray(value.managers) &&
    value.managers.every(isObject)
  );
}

/** A push service has a key, and a cluster or a server. */
function isPusher(value: unknown): boolean {
  if (!isObject(value) || typeof value.key !== 'string') return false;
  return [value.cluster, value.path, value.host].some((place) => typeof place === 'string');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
