import type { Build } from 'shared-api/federation/build';
import { parsePlacement } from './parsePlacement';

/** The part of a build that its build.json contains. */
export type Details = Required<Pick<Build, 'needs' | 'files'>> & Pick<Build, 'ahead'>;

export interface Registry {
  /** The builds of each remote, newest first. */
  remotes: ReadonlyMap<string, readonly Build[]>;
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
  const isDevelopment = content.development === true && process.env.NODE_ENV !== 'production';
  const lines = Object.entries(content.remotes).map(([remote, builds]) => [
    remote,
    Array.isArray(builds) ? builds.flatMap((line: unknown) => readLine(line, isDevelopment) ?? []) : [],
  ]);
  return {
    remotes: new Map(lines as [string, Build[]][]),
    reports: isReportsAddress(content.reports) ? content.reports : undefined,
  };
}

/** Parses a build of the registry; undefined when it is unreadable. */
export function readLine(line: unknown, isDevelopment: boolean): Build | undefined {
  if (!isRecord(line)) return undefined;
  const { build, entry, integrity, exposes, requires, percent, type, global } = line;
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
  const whole = { build, entry, integrity, exposes, requires, percent, type, global } as Build;
  if (isDevelopment) whole.isDevelopment = true;
  whole.remote = parsePlacement(line.remote);
  const details = isRecord(line.details) ? readAddress(line.details) : readDetails(line, whole, isDevelopment);
  return details && { ...whole, ...details };
}

function readAddress({ address, integrity }: Record<string, unknown>): Pick<Build, 'details'> | undefined {
  return isScript(address) && isIntegrity(integrity) ? { details: { address, integrity } } : undefined;
}

/**
 * Parses a build's details file, in which files have names in place of addresses.
 * @returns undefined for incomplete details
 */
export function parseDetails(text: string, address: string, build: Build): Details | undefined {
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
  { entry, exposes }: Build,
  isDevelopment: boolean,
): Details | undefined {
  const { files = isDevelopment ? {} : undefined, needs = isDevelopment ? {} : undefined, ahead } = said;
  if (!isRecordOf(files, isIntegrity) || !isRecordOf(needs, isTexts)) return undefined;
  const details = { files, needs } as Details;
  // Only a hint, which older builds lack.
  if (isRecordOf(ahead, isTexts)) details.ahead = ahead as Details['ahead'];
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

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isString);
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
