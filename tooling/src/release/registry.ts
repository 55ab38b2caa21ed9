import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ModuleNames } from 'shared-api/needs';
import type { SignedBuildInfo } from '../build/buildInfo.ts';
import { UsageError } from '../system/UsageError.ts';

/** What a build says of itself (build.json). One from before builds had hashes and needs lacks those, and is not released any more. */
export interface BuildInfo extends Omit<SignedBuildInfo, 'files' | 'needs' | 'signature'> {
  /** Integrity of build.json; a server of `npm run dev` has none. */
  signature?: string;
  /** Integrity of every script and style, the entry too. */
  files?: Record<string, string>;
  /** What it takes from the host. */
  needs?: ModuleNames;
}

/** A build as browsers see it: with whole addresses, and what its release adds. Under development it has no integrity. */
export interface RegistryBuild extends Omit<BuildInfo, 'integrity' | 'signature'> {
  integrity?: string;
  /** Its build.json, in which browsers read what it needs and what its files are. */
  details?: { address: string; integrity: string };
  /** When it came to the front, as an ISO instant. */
  releasedAt?: string;
  releasedBy?: string;
  /** How many of a hundred browsers take it, 1 to 99; without it all do. */
  percent?: number;
  /** Digests of the shells that can run it, newest first: their browsers need not judge it. */
  fits?: string[];
}

/** `/registry.json`. */
export interface Registry {
  /** Per remote its builds, newest first. */
  remotes: Record<string, RegistryBuild[]>;
  /** Where browsers report what failed. */
  reports?: string;
  /** Builds without hashes are taken: a server of `npm run dev`. */
  development?: true;
  /** Origins of the shells that read this registry; a release is held against what they provide. Browsers ignore it. */
  shells?: string[];
}

/** What releases are held against and browsers read elsewhere or not at all: by remote, by build. */
type Held = Record<string, Record<string, Pick<RegistryBuild, 'needs' | 'uses' | 'props'>>>;

/** Where that lies: beside the registry, which every browser reads whole before the first page of a remote. */
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
 * Replaces the registry in one step: a reader sees the old one or the new one, never a half. Browsers get no more of a build than they need to
 * choose it and to fetch it.
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
  // First, since nobody asks for what the registry does not name.
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
