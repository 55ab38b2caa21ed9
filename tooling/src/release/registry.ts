import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ModuleNames } from 'shared-api/needs';
import type { RemoteBuildInfo } from '../build/buildInfo.ts';
import { UsageError } from '../system/UsageError.ts';

/** What a build says of itself (build.json). One from before builds had hashes and needs lacks those, and is not released any more. */
export interface BuildInfo extends Omit<RemoteBuildInfo, 'files' | 'needs'> {
  /** Integrity of every script and style, the entry too. */
  files?: Record<string, string>;
  /** What it takes from the host. */
  needs?: ModuleNames;
}

/** A build as browsers see it: with whole addresses, and what its release adds. Under development it has no integrity. */
export interface RegistryBuild extends Omit<BuildInfo, 'integrity'> {
  integrity?: string;
  /** When it came to the front, as an ISO instant. */
  releasedAt?: string;
  releasedBy?: string;
  /** How many of a hundred browsers take it, 1 to 99; without it all do. */
  percent?: number;
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

export function readRegistry(file: string): Registry {
  if (!existsSync(file)) return { remotes: {} };
  const content = parse(file);
  if (typeof content !== 'object' || content === null || !('remotes' in content))
    throw new UsageError(`${file} не похож на реестр: в нём нет «remotes». Восстановите его или укажите другой файл.`);
  return content as Registry;
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} не читается как JSON (${String(error)}). Восстановите его или укажите другой файл.`);
  }
}

/** Replaces the registry in one step: a reader sees the old one or the new one, never a half. */
export function writeRegistry(file: string, registry: Registry): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, `${JSON.stringify(registry, null, 2)}\n`);
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
