import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteBuildInfo } from '../build/buildInfo.ts';

/**
 * A build as browsers see it: what the build says of itself, with whole addresses. Under development it has no
 * integrity, hashes and needs.
 */
export type RegistryBuild = Omit<RemoteBuildInfo, 'integrity' | 'files' | 'needs'> &
  Partial<Pick<RemoteBuildInfo, 'integrity' | 'files' | 'needs'>>;

/** `/registry.json`: per remote its builds, newest first. */
export interface Registry {
  remotes: Record<string, RegistryBuild[]>;
}

/** How many builds of a remote the registry keeps: enough for a rollback and for shells that need an older one. */
const KEPT = 5;

export function readRegistry(file: string): Registry {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Registry) : { remotes: {} };
}

/** Replaces the registry in one step: a reader sees the old one or the new one, never a half. */
export function writeRegistry(file: string, registry: Registry): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, `${JSON.stringify(registry, null, 2)}\n`);
  renameSync(draft, file);
}

/**
 * Puts a build in front of a remote's others: a release, or, with a build that is known already, a rollback.
 * @param origin where the remote's builds are served, e.g. `https://catalog.example`
 */
export function release(registry: Registry, container: string, info: RemoteBuildInfo, origin: string): Registry {
  const address = (name: string) => `${origin}/builds/${info.build}/${name}`;
  const build: RegistryBuild = {
    ...info,
    entry: address(info.entry),
    exposes: Object.fromEntries(Object.entries(info.exposes).map(([expose, files]) => [expose, files.map(address)])),
  };
  const others = (registry.remotes[container] ?? []).filter((known) => known.build !== info.build);
  return { remotes: { ...registry.remotes, [container]: [build, ...others].slice(0, KEPT) } };
}
