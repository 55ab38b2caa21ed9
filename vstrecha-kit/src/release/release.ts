import type { Build } from 'shared-api/federation/build';
import { findLive, type LiveShell } from './liveShells.ts';
import { buildsOf, withBuilds, type Registry } from './registry.ts';

/** Minimum number of builds kept per remote: enough for rollbacks and for pages that stay open. */
const KEPT = 5;

/** Release data added to the description of a build. */
export interface ReleaseOptions {
  at: Date;
  by: string;
  /** Percentage of browsers that get it; without it all do. */
  percent?: number;
  /** Live shells: the newest build that each can run is never dropped. */
  shells?: readonly LiveShell[];
}

/**
 * Puts a build in front of a remote's others, even one released before. A build that is first for all browsers already
 * keeps its date.
 * @param line the build with URLs
 */
export function release(
  registry: Registry,
  container: string,
  line: Build,
  { at, by, percent, shells = [] }: ReleaseOptions,
): Registry {
  const known = buildsOf(registry, container);
  const isInFront = known[0]?.build === line.build && known[0].percent === undefined;
  const build: Build = {
    ...line,
    releasedAt: (isInFront && known[0]?.releasedAt) || at.toISOString(),
    releasedBy: (isInFront && known[0]?.releasedBy) || by,
    ...(percent !== undefined && percent < 100 && { percent }),
  };
  const builds = evict([build, ...known.filter((other) => other.build !== line.build)], shells);
  return withBuilds(registry, container, builds);
}

/** A build with URLs in place of file names. */
export function toAddresses(build: Build, origin: string): Build {
  const address = (name: string) => `${origin}/builds/${build.build}/${name}`;
  const { details, files = {}, exposes } = build;
  return {
    ...build,
    entry: address(build.entry),
    exposes: Object.fromEntries(Object.entries(exposes).map(([expose, scripts]) => [expose, scripts.map(address)])),
    files: Object.fromEntries(Object.entries(files).map(([name, hash]) => [address(name), hash])),
    ...(details && { details: { ...details, address: address(details.address) } }),
  };
}

/** Drops the oldest builds, but never the newest that all browsers of a shell can run. */
function evict(builds: Build[], shells: readonly LiveShell[]): Build[] {
  const needed = new Set(shells.map((shell) => findLive(shell, builds)));
  return builds.filter((build, index) => index < KEPT || needed.has(build));
}
