import { getPrefetched } from '../client/prefetched';
import type { Query } from '../query/query';
import { useQueryOnce } from '../query/useQuery';
import type { RuntimeConfig } from './config';

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
