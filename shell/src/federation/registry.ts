import { forgetRegistry, requestRegistry } from './requestRegistry';

/** One immutable build of a remote, as the release wrote it into `/registry.json`. */
export interface RemoteBuild {
  /** Folder name of the build: version and hash. */
  build: string;
  version: string;
  /** Address of remoteEntry, with its content hash. */
  entry: string;
  /** Subresource integrity of the entry (W3C SRI); a build under development has none. */
  integrity?: string;
  /** Addresses of the scripts of each expose, to be fetched beside the entry instead of after it. */
  exposes: Readonly<Record<string, readonly string[]>>;
  /** Semver ranges of what the host must provide. */
  requires: Readonly<Record<string, string>>;
}

/** The builds of each remote, newest first. */
export type Registry = Readonly<Record<string, readonly RemoteBuild[]>>;

/**
 * What is released now, per remote newest first.
 * @throws {Error} when the registry cannot be fetched or read; the next call asks again
 */
export async function readRegistry(): Promise<Registry> {
  const { status, content } = await requestRegistry();
  if (!isObject(content) || !isObject(content.remotes)) {
    forgetRegistry();
    throw new Error(
      `/registry.json answered ${status} and cannot be read as a registry. Release the remotes (docs/deploying.md).`,
    );
  }
  // A line that cannot be read counts as no release of its remote: the others must not suffer from it.
  return Object.fromEntries(
    Object.entries(content.remotes).map(([remote, builds]) => [
      remote,
      Array.isArray(builds) ? builds.filter(isBuild) : [],
    ]),
  );
}

function isBuild(value: unknown): value is RemoteBuild {
  return (
    isObject(value) &&
    typeof value.build === 'string' &&
    typeof value.entry === 'string' &&
    /^https?:\/\//.test(value.entry) &&
    ['undefined', 'string'].includes(typeof value.integrity) &&
    isObject(value.exposes) &&
    Object.values(value.exposes).every((scripts) => Array.isArray(scripts) && scripts.every(isString)) &&
    isObject(value.requires) &&
    Object.values(value.requires).every(isString)
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}
