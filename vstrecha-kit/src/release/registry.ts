import { existsSync, readFileSync } from 'node:fs';
import type { Build } from 'shared-api/federation/build';
import { UsageError } from '../system/UsageError.ts';
import { writeDurably } from '../system/writeDurably.ts';
import { appendJournal, type JournalEntry } from './journal.ts';

/** `/registry.json`. */
export interface Registry {
  /** Builds by remote, newest first. */
  remotes: Record<string, Build[]>;
  /** Grows with each change: a service refuses changes of an older version. Browsers ignore it. */
  version?: number;
  /** URL for failure reports of browsers. */
  reports?: string;
  /** Accepts builds without hashes: a server of `npm run dev`. */
  development?: true;
  /** Origins of the shells that read this registry, for the checks of a release. Browsers ignore it. */
  shells?: string[];
}

export function readRegistry(file: string): Registry {
  return existsSync(file) ? parseRegistry(readFileSync(file, 'utf8'), file) : { remotes: {} };
}

/** @param name of the file, or its address */
export function parseRegistry(text: string, name: string): Registry {
  const content = parse(text, name);
  if (typeof content !== 'object' || content === null || !('remotes' in content))
    throw new UsageError(`${name} is no registry: it lacks 'remotes'. Restore it or name another one.`);
  return content as Registry;
}

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${name} is not JSON (${String(error)}). Restore it or name another one.`);
  }
}

/**
 * Replaces the registry atomically, so that readers never see a partial file. The journal has each change first.
 * @param changes what was changed, for the journal
 */
export function writeRegistry(
  file: string,
  registry: Registry,
  changes: readonly Omit<JournalEntry, 'version'>[],
): void {
  const version = (registry.version ?? 0) + 1;
  if (changes.length > 0)
    appendJournal(
      file,
      changes.map((change) => ({ version, ...change })),
    );
  writeDurably(file, `${JSON.stringify({ ...mapBuilds(registry, toLine), version })}\n`);
}

/** Leaves to a build's own file what only that needs to have. */
export function toLine(build: Build): Build {
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
