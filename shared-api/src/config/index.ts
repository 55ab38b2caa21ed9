import { getPrefetched } from '../client/prefetched';
import type { Query } from '../query/query';
import { useQueryOnce } from '../query/useQuery';
import type { PusherConfig } from '../realtime-connection/connectRealtime';

/** `/config.json`: settings of a deployment, kept out of the code. */
export interface RuntimeConfig {
  pusher: PusherConfig;
  banners: readonly { image: string; href: string; title: string }[];
  /** Contacts for users whose account awaits activation. */
  managers: readonly { name: string; phone: string; email: string }[];
  meetingRulesUrl: string;
  /** Privacy policy that users accept when signing up; without it the sign-up form names the policy without a link. */
  privacyPolicyUrl?: string;
  /** Start page of the messaging service's bot, absolute or on this origin; the connection id is added as `?start=`. */
  botUrl: string;
  /** Address that receives page load times; when absent, browsers do not measure. */
  figures?: {
    /** A path on this origin, or an absolute address that the content security policy allows to connect to. */
    address: string;
    /** Share of page loads to measure, 0 to 1; 0.05 when omitted. */
    share?: number;
  };
  /** Users with access to `/doctor` and rehearsed failures: all, or those with these e-mail addresses. */
  doctor?: true | readonly string[];
  /** Approved origins of remotes, for releases and for `?mf=`; a port may be `*`. */
  remoteOrigins?: readonly string[];
}

const CONFIG = ['config'] as const;
const ADDRESS = '/config.json';
/** Milliseconds. */
const TIMEOUT = 10_000;

/** The deployment's runtime configuration, fetched once per page load. */
export function useConfig(): Query<RuntimeConfig> {
  return useQueryOnce(CONFIG, loadConfig);
}

async function loadConfig(): Promise<RuntimeConfig> {
  const response = await getPrefetched().take(ADDRESS, () =>
    fetch(ADDRESS, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT) }),
  );
  const config: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  if (!isConfig(config))
    throw new Error(
      '/config.json is missing or lacks `pusher`, `banners` or `managers`: the shell needs it to know its deployment. Put the file beside index.html (docs/deploying.md).',
    );
  return config;
}

function isConfig(value: unknown): value is RuntimeConfig {
  return (
    isObject(value) &&
    isObject(value.pusher) &&
    Array.isArray(value.banners) &&
    value.banners.every(isObject) &&
    Array.isArray(value.managers) &&
    value.managers.every(isObject)
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
