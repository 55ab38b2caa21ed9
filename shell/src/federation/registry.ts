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
  const answer: unknown = response.ok ? await response.json() : undefined;
  if (!isRegistry(answer)) throw new Error(`/registry.json answered ${response.status} and is no registry. Release the remotes (docs/deploying.md).`);
  return answer.remotes;
}

function isRegistry(value: unknown): value is { remotes: Registry } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'remotes' in value &&
    typeof value.remotes === 'object' &&
    value.remotes !== null &&
    Object.values(value.remotes).every((builds: unknown) => Array.isArray(builds) && builds.every(isBuild))
  );
}

function isBuild(value: unknown): value is RemoteBuild {
  const build = value as Partial<RemoteBuild> | null;
  return typeof build?.entry === 'string' && /^https?:\/\//.test(build.entry) && typeof build.build === 'string' && typeof build.exposes === 'object' && typeof build.requires === 'object';
}
