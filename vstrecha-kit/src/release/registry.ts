import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Build } from 'shared-api/federation/build';
import { UsageError } from '../system/UsageError.ts';

/** `/registry.json`. */
export interface Registry {
  /** Builds by remote, newest first. */
  remotes: Record<string, Build[]>;
  /** URL for failure reports of browsers. */
  reports?: string;
  /** Accepts builds without hashes: a server of `npm run dev`. */
  development?: true;
  /** Origins of the shells that read this registry, for the checks of a release. Browsers ignore it. */
  shells?: string[];
}

export function readRegistry(file: string): Registry {
  if (!existsSync(file)) return { remotes: {} };
  const content = parse(file);
  if (typeof content !== 'object' || content === null || !('remotes' in content))
    throw new UsageError(`${file} is no registry: it lacks 'remotes'. Restore it or name another file.`);
  return content as Registry;
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} is not JSON (${String(error)}). Restore it or name another file.`);
  }
}

/** Replaces the registry atomically, so that readers never see a partial file. */
export function writeRegistry(file: string, registry: Registry): void {
  const content = mapBuilds(registry, toLine);
  const draft = `${file}.${process.pid}.tmp`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draft, `${JSON.stringify(content)}\n`);
  renameSync(draft, file);
}

/** Leaves to a build's own file what only that needs to have. */
function toLine(build: Build): Build {
  if (!build.details) return build;
  const { version: _version, needs: _needs, files: _files, ahead: _ahead, uses: _uses, remote, ...line } = build;
  if (!remote) return line;
  const { owner, pages, slots } = remote;
  return { ...line, remote: { owner, pages, slots } };
}

/** The registry with changed builds. */
export function mapBuilds(registry: Registry, change: (build: Build, container: string) => Build): Registry {
  const remotes = Object.entries(registry.remotes).map(
    ([container, builds]) => [container, builds.map((build) => change(build, container))] as const,
  );
  return { ...registry, remotes: Object.fromEntries(remotes) };
}

/** The builds of a remote, newest first. */
export function buildsOf(registry: Registry, container: string): Build[] {
  return Object.hasOwn(registry.remotes, container) ? (registry.remotes[container] ?? []) : [];
}

/** The registry with other builds of one remote. */
export function withBuilds(registry: Registry, container: string, builds: Build[]): Registry {
  return { ...registry, remotes: { ...registry.remotes, [container]: builds } };
}
