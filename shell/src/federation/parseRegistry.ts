import type { ModuleNames } from 'shared-api/needs';
import { hostDigest } from './hostVersions';

/** A file of a build, to be fetched before it is run or read. */
export interface Script {
  address: string;
  integrity?: string;
}

/** What else is to be known of a build before it is run. */
export interface BuildDetails {
  /** Subresource integrity of every script and style, by address. */
  files: Readonly<Record<string, string>>;
  /** What it takes from the host, by module and name. */
  needs: ModuleNames;
  /** By expose: modules of the host, and what other remotes expose, that it asks for as soon as it runs. */
  ahead?: Readonly<Record<string, readonly string[]>>;
}

/** One immutable build of a remote, as the release wrote it into `/registry.json`. */
export interface RemoteBuild {
  /** Folder name of the build: version and hash. */
  build: string;
  /** Address of remoteEntry, with its content hash. */
  entry: string;
  /** Subresource integrity of the entry (W3C SRI); a build under development has none. */
  integrity?: string;
  /** Addresses of the scripts of each expose, to be fetched beside the entry instead of after it. */
  exposes: Readonly<Record<string, readonly string[]>>;
  /** Its details, or the file beside its entry that has them: with those of all builds the registry would be several times as long. */
  details: BuildDetails | Script;
  /** Semver ranges of what the host must provide beside what is needed by type. */
  requires: Readonly<Record<string, string>>;
  /** The share of browsers that it is for; absent for all. */
  percent?: number;
  /** Digests of what shells provide that can run it, as its release has found: none of those need judge it again. */
  fits?: readonly string[];
}

/** What is released. */
export interface Registry {
  /** The builds of each remote, newest first. */
  remotes: ReadonlyMap<string, readonly RemoteBuild[]>;
  /** Where failure reports go. */
  reports?: string;
  /** Served by development servers, whose builds say nothing of their files and needs. */
  isDevelopment: boolean;
}

/**
 * Reads a registry. A line that cannot be read counts as no release of its remote: the others must not suffer from it.
 * @returns undefined for what is no registry at all
 */
export function parseRegistry(text: string): Registry | undefined {
  const content = parseJson(text);
  if (!isRecord(content) || !isRecord(content.remotes)) return undefined;
  // A shell that was built for others takes no build without hashes, whatever the registry says.
  const isDevelopment = content.development === true && hostDigest === undefined;
  const lines = Object.entries(content.remotes).map(([remote, builds]) => [
    remote,
    Array.isArray(builds) ? builds.flatMap((line: unknown) => readLine(line, isDevelopment) ?? []) : [],
  ]);
  return {
    remotes: new Map(lines as [string, RemoteBuild[]][]),
    reports: isReportsAddress(content.reports) ? content.reports : undefined,
    isDevelopment,
  };
}

function readLine(line: unknown, isDevelopment: boolean): RemoteBuild | undefined {
  if (!isRecord(line)) return undefined;
  const { build, entry, integrity, exposes, requires, percent, fits } = line;
  const isRead =
    typeof build === 'string' &&
    isScript(entry) &&
    (integrity === undefined ? isDevelopment : isIntegrity(integrity)) &&
    isRecordOf(exposes, (scripts) => Array.isArray(scripts) && scripts.every(isScript)) &&
    isRecordOf(requires, isString) &&
    (percent === undefined || typeof percent === 'number');
  if (!isRead) return undefined;
  const whole = { build, entry, integrity, exposes, requires, percent } as Omit<RemoteBuild, 'details'>;
  // Only a shortcut, which older releases do not give.
  if (Array.isArray(fits) && fits.every(isString)) whole.fits = fits;
  // Registries of former times have them in the line itself.
  const said = isRecord(line.details) ? line.details : line;
  const details = 'address' in said ? readAddress(said) : readDetails(said, whole, isDevelopment);
  return details && { ...whole, details };
}

function readAddress({ address, integrity }: Record<string, unknown>): Script | undefined {
  return isScript(address) && isIntegrity(integrity) ? { address, integrity } : undefined;
}

/**
 * Reads what a build says of itself in a file, in which its others have names in place of addresses.
 * @returns undefined for what says less than is needed
 */
export function parseDetails(text: string, address: string, build: RemoteBuild): BuildDetails | undefined {
  const said = parseJson(text);
  if (!isRecord(said) || !isRecordOf(said.files, isIntegrity)) return undefined;
  const files = Object.entries(said.files as Record<string, string>).flatMap(([name, hash]) =>
    URL.canParse(name, address) ? [[new URL(name, address).href, hash] as const] : [],
  );
  return readDetails({ ...said, files: Object.fromEntries(files) }, build, false);
}

/** Development servers know nothing of their builds' files and needs. Any other build has a hash for each script. */
function readDetails(
  said: Record<string, unknown>,
  { entry, exposes }: Pick<RemoteBuild, 'entry' | 'exposes'>,
  isDevelopment: boolean,
): BuildDetails | undefined {
  const { files = isDevelopment ? {} : undefined, needs = isDevelopment ? {} : undefined, ahead } = said;
  const isRead = isRecordOf(files, isIntegrity) && isRecordOf(needs, (names) => isRecordOf(names, isString));
  if (!isRead) return undefined;
  const details = { files, needs } as BuildDetails;
  // Only a hint, which older builds do not give.
  if (isRecordOf(ahead, (names) => Array.isArray(names) && names.every(isString)))
    details.ahead = ahead as BuildDetails['ahead'];
  const scripts = [entry, ...Object.values(exposes).flat()];
  return isDevelopment || scripts.every((script) => Object.hasOwn(details.files, script)) ? details : undefined;
}

/** Objects without a prototype: a key like `constructor` or `__proto__` is then a key like any other, and absent when it is absent. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) =>
      isRecord(value) ? Object.assign(Object.create(null) as object, value) : value,
    );
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRecordOf(value: unknown, isMember: (member: unknown) => boolean): boolean {
  return isRecord(value) && Object.values(value).every(isMember);
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

/** Browsers pass over what they cannot read as a hash, and run the script unchecked. */
function isIntegrity(value: unknown): value is string {
  return isString(value) && /^sha256-[A-Za-z0-9+/]+={0,2}$/.test(value);
}

function isScript(value: unknown): value is string {
  return isString(value) && /^https?:\/\/[^/]+\//.test(value) && URL.canParse(value);
}

function isReportsAddress(value: unknown): value is string {
  return isString(value) && /^(\/(?!\/)|https:\/\/)/.test(value);
}
