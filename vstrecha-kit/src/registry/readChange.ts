import { isRange, type Build } from 'shared-api/federation/build';
import type { Change } from '../release/applyChange.ts';
import { UsageError } from '../system/UsageError.ts';

/** What a client of the registry service sends. */
export interface ChangeRequest {
  /** Version of the registry by which the client has judged its change. */
  version: number;
  change: Change;
  reason?: string;
}

/** Browsers read all lines before the first page. */
const LONGEST_LINE = 16_384;
const BUILD_NAME = /^[\w.+-]{1,100}$/;
const INTEGRITY = /^sha256-[A-Za-z0-9+/]{43}=$/;
const REASON = /^[^\p{Cc}]{1,500}$/u;

/**
 * Reads the body of a request; unknown fields are dropped.
 * @throws {UsageError} that names the wrong field
 */
export function readChange(text: string): ChangeRequest {
  const { version, change, reason } = asRecord(parse(text), 'body');
  demand(Number.isSafeInteger(version), 'version');
  demand(reason === undefined || (isText(reason) && REASON.test(reason)), 'reason');
  return {
    version: version as number,
    change: readKind(asRecord(change, 'change')),
    ...(isText(reason) && { reason }),
  };
}

function readKind({ kind, build, builds, percent }: Record<string, unknown>): Change {
  switch (kind) {
    case 'release':
      demand(percent === undefined || isShare(percent), 'percent');
      return { kind, build: readLine(asRecord(build, 'build')), percent: percent as number | undefined };
    case 'promote':
      demand(isShare(percent), 'percent');
      return { kind, percent: percent as number };
    case 'withdraw':
      demand(isList(builds, isBuildName) && builds.length > 0, 'builds');
      return { kind, builds: builds as string[] };
    case 'remove':
      return { kind };
    default:
      throw malformed('kind');
  }
}

/** A line of the registry as browsers accept it, with addresses and hashes. */
function readLine(line: Record<string, unknown>): Build {
  const { build, version, entry, integrity, type, global, exposes, requires, details } = line;
  const { needs, files, ahead, remote, uses } = line;
  demand(JSON.stringify(line).length <= LONGEST_LINE, 'build (its line is too long)');
  demand(isBuildName(build), 'build.build');
  demand(version === undefined || isText(version), 'build.version');
  demand(isAddress(entry), 'build.entry');
  demand(isIntegrity(integrity), 'build.integrity');
  demand(type === undefined || type === 'module', 'build.type');
  demand(global === undefined || (isText(global) && /^[A-Za-z_$][\w$]{0,63}$/.test(global)), 'build.global');
  demand(
    isRecordOf(exposes, (scripts) => isList(scripts, isAddress)),
    'build.exposes',
  );
  demand(
    isRecordOf(requires, (range) => isText(range) && isRange(range)),
    'build.requires',
  );
  demand(details === undefined || isFile(details), 'build.details');
  demand(files === undefined || isRecordOf(files, isIntegrity), 'build.files');
  demand((details === undefined) === (files !== undefined), 'build.details or build.files');
  for (const [name, value] of Object.entries({ needs, ahead }))
    demand(value === undefined || isRecordOf(value, (names) => isList(names, isText)), `build.${name}`);
  demand(uses === undefined || isList(uses, isText), 'build.uses');
  demand(remote === undefined || isPlacement(remote), 'build.remote');
  const known = { build, version, entry, integrity, type, global, exposes, requires, details };
  return { ...known, needs, files, ahead, remote, uses } as Build;
}

function isPlacement(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { owner, pages, slots } = value;
  return (
    (owner === undefined || isText(owner)) &&
    isRecordOf(slots, isText) &&
    isList(pages, (page) => isRecord(page) && isText(page['expose']) && isPath(page['path']))
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRecordOf = (value: unknown, isMember: (member: unknown) => boolean) =>
  isRecord(value) && Object.values(value).every(isMember);
const isList = (value: unknown, isMember: (member: unknown) => boolean): value is unknown[] =>
  Array.isArray(value) && value.every(isMember);
const isText = (value: unknown): value is string => typeof value === 'string';
const isShare = (value: unknown) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 100;
const isBuildName = (value: unknown) => isText(value) && BUILD_NAME.test(value);
const isIntegrity = (value: unknown) => isText(value) && INTEGRITY.test(value);
const isAddress = (value: unknown) => isText(value) && /^https?:\/\/[^/]+\//.test(value) && URL.canParse(value);
/** As remote.schema.json says. */
const isPath = (value: unknown) =>
  isText(value) && value.length <= 100 && /^(\/[a-z0-9_-]+)+(\/:[a-z]+\??)?$/.test(value);
const isFile = (value: unknown) => isRecord(value) && isAddress(value['address']) && isIntegrity(value['integrity']);

function asRecord(value: unknown, name: string): Record<string, unknown> {
  if (isRecord(value)) return value;
  throw malformed(name);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw malformed('body');
  }
}

function demand(isRight: boolean, name: string): void {
  if (!isRight) throw malformed(name);
}

const malformed = (name: string) => new UsageError(`The request is malformed: ${name}.`);
