import type { ModuleNames } from 'shared-api/needs';
import { hostDigest } from '../host/hostVersions';

/** A file of a build, fetched before it is run or read. */
export interface Script {
  address: string;
  integrity?: string;
}

/** Details of a build that are needed before it is run. */
export interface BuildDetails {
  /** Subresource integrity of every script and style, by address. */
  files: Readonly<Record<string, string>>;
  /** Names it imports from the host, by module. */
  needs: ModuleNames;
  /** By expose: modules of the host and of other remotes, and API calls, that it loads as soon as it runs. */
  ahead?: Readonly<Record<string, readonly string[]>>;
}

/** An immutable build of a remote, as the release wrote it into `/registry.json`. */
export interface RemoteBuild {
  /** Folder name of the build: version and hash. */
  build: string;
  /** Address of remoteEntry, with its content hash. */
  entry: string;
  /** Subresource integrity of the entry (W3C SRI); absent for builds under development. */
  integrity?: string;
  /** Addresses of the scripts of each expose, to be fetched in parallel with the entry. */
  exposes: Readonly<Record<string, readonly string[]>>;
  /**
   * Its details, or the file next to its entry that holds them: details of all builds would make the registry several
   * times as long.
   */
  details: BuildDetails | Script;
  /** Semver ranges of packages that the host must provide, in addition to the names in `needs`. */
  requires: Readonly<Record<string, string>>;
  /** Percentage of browsers in a partial rollout; absent for all. */
  percent?: number;
  /** Digests of the shells that can run it, as checked at its release: they need not check it again. */
  fits?: readonly string[];
  /** The entry is an ES module, as vite builds it; absent for a classic script. */
  type?: 'module';
  /** Global variable that a classic entry sets; absent when it is named like the remote. */
  global?: string;
  /** Team that answers for it, as in CODEOWNERS. */
  owner?: string;
  /** From a development server: no hashes, needs or lists of files. */
  isDevelopment?: true;
}

export interface Registry {
  /** The builds of each remote, newest first. */
  remotes: ReadonlyMap<string, readonly RemoteBuild[]>;
  /** Address for failure reports. */
  reports?: string;
}

/**
 * Parses a registry. An unreadable build is left out, without affecting the others.
 * @returns undefined for anything but a registry
 */
export function parseRegistry(text: string): Registry | undefined {
  const content = parseJson(text);
  if (!isRecord(content) || !isRecord(content.remotes)) return undefined;
  // A production shell accepts only builds with hashes, even if the registry claims `development`.
  const isDevelopment = content.development === true && hostDigest === undefined;
  const lines = Object.entries(content.remotes).map(([remote, builds]) => [
    remote,
    Array.isArray(builds) ? builds.flatMap((line: unknown) => readLine(line, isDevelopment) ?? []) : [],
  ]);
  return {
    remotes: new Map(lines as [string, RemoteBuild[]][]),
    reports: isReportsAddress(content.reports) ? content.reports : undefined,
  };
}

/** Parses a build of the registry; undefined when it is unreadable. */
export function readLine(line: unknown, isDevelopment: boolean): RemoteBuild | undefined {
  if (!isRecord(line)) return undefined;
  const { build, entry, integrity, exposes, requires, percent, fits, type, global } = line;
  const isRead =
    typeof build === 'string' &&
    isScript(entry) &&
    (integrity === undefined ? isDevelopment : isIntegrity(integrity)) &&
    isRecordOf(exposes, (scripts) => Array.isArray(scripts) && scripts.every(isScript)) &&
    isRecordOf(requires, isString) &&
    (percent === undefined || typeof percent === 'number') &&
    (type === undefined || type === 'module') &&
    (global === undefined || isIdentifier(global));
  if (!isRead) return undefined;
  const whole = { build, entry, integrity, exposes, requires, percent, type, global } as Omit<RemoteBuild, 'details'>;
  if (isDevelopment) whole.isDevelopment = true;
  if (isString(line.owner)) whole.owner = line.owner;
  // Only an optimisation, which older releases lack.
  if (Array.isArray(fits) && fits.every(isString)) whole.fits = fits;
  // Older registries contain the details in the build itself.
  const said = isRecord(line.details) ? line.details : line;
  const details = 'address' in said ? readAddress(said) : readDetails(said, whole, isDevelopment);
  return details && { ...whole, details };
}

function readAddress({ address, integrity }: Record<string, unknown>): Script | undefined {
  return isScript(address) && isIntegrity(integrity) ? { address, integrity } : undefined;
}

/**
 * Parses a build's details file, in which files have names in place of addresses.
 * @returns undefined for incomplete details
 */
export function parseDetails(text: string, address: string, build: RemoteBuild): BuildDetails | undefined {
  const said = parseJson(text);
  if (!isRecord(said) || !isRecordOf(said.files, isIntegrity)) return undefined;
  const files = Object.entries(said.files as Record<string, string>).flatMap(([name, hash]) =>
    URL.canParse(name, address) ? [[new URL(name, address).href, hash] as const] : [],
  );
  return readDetails({ ...said, files: Object.fromEntries(files) }, build, false);
}

/** Development servers provide no hashes and needs. Any other build has a hash for each script. */
function readDetails(
  said: Record<string, unknown>,
  { entry, exposes }: Pick<RemoteBuild, 'entry' | 'exposes'>,
  isDevelopment: boolean,
): BuildDetails | undefined {
  const { files = isDevelopment ? {} : undefined, needs = isDevelopment ? {} : undefined, ahead } = said;
  const isRead = isRecordOf(files, isIntegrity) && isRecordOf(needs, (names) => isRecordOf(names, isString));
  if (!isRead) return undefined;
  const details = { files, needs } as BuildDetails;
  // Only a hint, which older builds lack.
  if (isRecordOf(ahead, (names) => Array.isArray(names) && names.every(isString)))
    details.ahead = ahead as BuildDetails['ahead'];
  const scripts = [entry, ...Object.values(exposes).flat()];
  return isDevelopment || scripts.every((script) => Object.hasOwn(details.files, script)) ? details : undefined;
}

/** Parses objects without a prototype, so that keys like `constructor` or `__proto__` are ordinary keys. */
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

function isIdentifier(value: unknown): value is string {
  return isString(value) && /^[A-Za-z_$][\w$]{0,63}$/.test(value);
}

/** Browsers ignore an unreadable hash and run the script unchecked. */
function isIntegrity(value: unknown): value is string {
  return isString(value) && /^sha256-[A-Za-z0-9+/]+={0,2}$/.test(value);
}

function isScript(value: unknown): value is string {
  return isString(value) && /^https?:\/\/[^/]+\//.test(value) && URL.canParse(value);
}

function isReportsAddress(value: unknown): value is string {
  return isString(value) && /^(\/(?!\/)|https:\/\/)/.test(value);
}
