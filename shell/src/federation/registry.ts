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

let registry: Promise<Registry> | undefined;

/** Forgets the registry, so that the next attempt sees what has been released or repaired meanwhile. */
export function forgetRegistry(): void {
  registry = undefined;
}

/**
 * What is released now, per remote newest first. Asked once, until it is forgotten.
 * @throws {Error} when the registry cannot be fetched or is none
 */
export function readRegistry(): Promise<Registry> {
  registry ??= fetchRegistry().catch((error: unknown) => {
    forgetRegistry();
    throw error;
  });
  return registry;
}

async function fetchRegistry(): Promise<Registry> {
  const response = await fetch('/registry.json', { cache: 'no-cache', signal: AbortSignal.timeout(10_000) });
  const answer: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  if (!isObject(answer) || !isObject(answer.remotes))
    throw new Error(
      `/registry.json answered ${response.status} and is no registry. Release the remotes (docs/deploying.md).`,
    );
  // A line that cannot be read is as good as no release of its remote: the others must not suffer from it.
  return Object.fromEntries(
    Object.entries(answer.remotes).map(([remote, builds]) => [
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
