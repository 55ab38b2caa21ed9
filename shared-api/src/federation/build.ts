import type { Placement, RemoteManifest } from 'shared-api/federation/remoteManifest';

/** A file of a build with its subresource integrity. */
export interface BuildFile {
  address: string;
  integrity: string;
}

/** Names by module that a build imports from its host, or that a host provides; `*` is the whole module. */
export type ModuleNames = Readonly<Record<string, readonly string[]>>;

/**
 * One immutable build of a remote: a build.json, where files have names, or a line of `/registry.json`, where they have
 * addresses. Browsers read the whole registry before the first page of a remote, so a line has only what choosing and
 * starting a build takes, and `details` for the rest.
 */
export interface Build {
  /** Name of its folder: version and hash. */
  build: string;
  version?: string;
  entry: string;
  /** Subresource integrity of the entry; missing for a development server. */
  integrity?: string;
  /** The entry is an ES module, as vite builds it; otherwise a classic script. */
  type?: 'module';
  /** Global variable that a classic entry sets, if not named like the remote. */
  global?: string;
  /** Scripts of each expose, to be fetched in parallel with the entry. */
  exposes: Readonly<Record<string, readonly string[]>>;
  /** Semver ranges of the external packages that the host must provide. */
  requires: Readonly<Record<string, string>>;
  /** Its build.json. */
  details?: BuildFile;

  /** Imports from the host. */
  needs?: ModuleNames;
  /** Subresource integrity of every file that is fetched from the build. */
  files?: Readonly<Record<string, string>>;
  /** By expose: host modules, exposes of other remotes and API calls that it requests as soon as it runs. */
  ahead?: Readonly<Record<string, readonly string[]>>;
  /** Its remote.json, in a line only the placement; missing for builds made with other tools. */
  remote?: Placement & Partial<Pick<RemoteManifest, 'name' | 'questions'>>;
  /** Pages and widgets of other remotes that it renders: `mf_meetings/InviteCalendar`. */
  uses?: readonly string[];

  /** ISO instant when it became the newest. */
  releasedAt?: string;
  releasedBy?: string;
  /** Percentage of browsers that get it, 1 to 99; without it all do. */
  percent?: number;

  /** From a development server, as the shell marks it: no hashes, needs or lists of files. */
  isDevelopment?: true;
}

/** Modules of a host with their names, and versions of its packages. */
export interface Host {
  provides: ModuleNames;
  versions: Readonly<Record<string, string>>;
}

/** The one form of ranges in `requires`: this version or a later one of the same major version. */
const RANGE = /^\^([1-9]\d*)\.(\d+)\.(\d+)$/;
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

/** Whether hosts can judge a range. */
export function isRange(range: string): boolean {
  return RANGE.test(range);
}

/**
 * Requirements of a build that a host does not meet, as far as loaded data can tell: `shared-ui/Tag`,
 * `shared-ui/Button: Button` or `react ^19.0.0`. Types are compared by releases.
 */
export function findMissing(
  { needs = {}, requires }: Pick<Build, 'needs' | 'requires'>,
  { provides, versions }: Host,
): string[] {
  const names = Object.entries(needs).flatMap(([module, imported]) => {
    const provided = own(provides, module);
    if (!provided) return [module];
    if (provided.includes('*')) return [];
    return imported.filter((name) => name !== '*' && !provided.includes(name)).map((name) => `${module}: ${name}`);
  });
  const outdated = Object.entries(requires).filter(([name, range]) => !isInRange(own(versions, name) ?? '', range));
  return [...names, ...outdated.map(([name, range]) => `${name} ${range}`)];
}

function isInRange(version: string, range: string): boolean {
  const [least, present] = [RANGE.exec(range), VERSION.exec(version)];
  if (!least || !present) return false;
  const [major = 0, minor = 0, patch = 0] = present
    .slice(1)
    .map((number, index) => Number(number) - Number(least[index + 1]));
  return major === 0 && (minor > 0 || (minor === 0 && patch >= 0));
}

/** A registry's JSON may have any keys, even `constructor`. */
function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
