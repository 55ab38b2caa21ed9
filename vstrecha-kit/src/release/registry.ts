import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ModuleNames } from 'shared-api/needs';
import type { SignedBuildInfo } from '../build/buildInfo.ts';
import { UsageError } from '../system/UsageError.ts';

/** Contents of build.json. Old builds lack hashes and needs, and can no longer be released. */
export interface BuildInfo extends Omit<SignedBuildInfo, 'files' | 'needs' | 'signature'> {
  /** Integrity of build.json; missing for a server of `npm run dev`. */
  signature?: string;
  /** Integrity of every script and style, the entry included. */
  files?: Record<string, string>;
  /** Modules and names that it takes from the host. */
  needs?: ModuleNames;
}

/** A build in the registry: with full URLs and release data. A development server has no integrity. */
export interface RegistryBuild extends Omit<BuildInfo, 'integrity' | 'signature'> {
  integrity?: string;
  /** URL of its build.json, where browsers read its needs and files. */
  details?: { address: string; integrity: string };
  /** ISO instant when it became the newest. */
  releasedAt?: string;
  releasedBy?: string;
  /** Percentage of browsers that get it, 1 to 99; without it all do. */
  percent?: number;
  /** Digests of shells that can run it, newest first; their browsers skip the check. */
  fits?: string[];
}

/** `/registry.json`. */
export interface Registry {
  /** Builds by remote, newest first. */
  remotes: Record<string, RegistryBuild[]>;
  /** URL for failure reports of browsers. */
  reports?: string;
  /** Accepts builds without hashes: a server of `npm run dev`. */
  development?: true;
  /** Origins of the shells that read this registry, for the checks of a release. Browsers ignore it. */
  shells?: string[];
}

/** Data for the checks of a release that browsers read elsewhere or not at all: by remote, by build. */
type Held = Record<string, Record<string, Pick<RegistryBuild, 'needs' | 'uses' | 'props'>>>;

/** Separate from the registry, because every browser fetches the whole registry before the first page of a remote. */
const heldFile = (file: string) => file.replace(/(\.json)?$/, '.held.json');

export function readRegistry(file: string): Registry {
  if (!existsSync(file)) return { remotes: {} };
  const content = parse(file);
  if (typeof content !== 'object' || content === null || !('remotes' in content))
    throw new UsageError(`${file} не похож на реестр: в нём нет «remotes». Восстановите его или укажите другой файл.`);
  const held = existsSync(heldFile(file)) ? (parse(heldFile(file)) as Held) : {};
  return mapBuilds(content as Registry, (line, container) => ({ ...held[container]?.[line.build], ...line }));
}

function mapBuilds(registry: Registry, map: (line: RegistryBuild, container: string) => RegistryBuild): Registry {
  const remotes = Object.entries(registry.remotes).map(
    ([container, lines]) => [container, lines.map((line) => map(line, container))] as const,
  );
  return { ...registry, remotes: Object.fromEntries(remotes) };
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} не читается как JSON (${String(error)}). Восстановите его или укажите другой файл.`);
  }
}

/**
 * Replaces the registry atomically, so that readers never see a partial file. The file for browsers contains only what
 * they need to choose and fetch a build.
 */
export function writeRegistry(file: string, registry: Registry): void {
  const held: Held = {};
  const read = mapBuilds(registry, (line, container) => {
    if (!line.details) return line;
    const { needs, uses, props, files: _files, ahead: _ahead, ...rest } = line;
    (held[container] ??= {})[line.build] = { needs, uses, props };
    return rest;
  });
  mkdirSync(path.dirname(file), { recursive: true });
  // Written first, so that the registry never lists a build without its held data.
  replace(heldFile(file), held);
  replace(file, read);
}

function replace(file: string, content: unknown): void {
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(draft, file);
}

/** The builds of a remote, newest first. */
export function buildsOf(registry: Registry, container: string): RegistryBuild[] {
  return Object.hasOwn(registry.remotes, container) ? (registry.remotes[container] ?? []) : [];
}

/** The registry with other builds of one remote. */
export function withBuilds(registry: Registry, container: string, builds: RegistryBuild[]): Registry {
  return { ...registry, remotes: { ...registry.remotes, [container]: builds } };
}
