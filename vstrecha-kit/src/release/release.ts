import { BUILD_FILE } from '../build/buildInfo.ts';
import { findLive, fits as fitsShell, type LiveShell } from './liveShells.ts';
import { buildsOf, withBuilds, type BuildInfo, type Registry, type RegistryBuild } from './registry.ts';

/** Number of shell digests kept per build: pages stay open over several releases of the shell. */
const NOTED = 3;
/** Minimum number of builds kept per remote: enough for rollbacks and for pages that stay open. */
const KEPT = 5;

/** Release data added to the description of a build. */
export interface ReleaseOptions {
  /** Origin of the remote's builds, e.g. `https://catalog.example`. */
  origin: string;
  at: Date;
  by: string;
  /** Percentage of browsers that get it; without it all do. */
  percent?: number;
  /**
   * Live shells: the newest build that each can run is never dropped, and each build lists the digests of those that
   * can run it.
   */
  shells?: readonly LiveShell[];
}

/**
 * Puts a build in front of a remote's others, even one released before. A build that is first for all browsers already
 * keeps its date.
 */
export function release(
  registry: Registry,
  container: string,
  info: BuildInfo,
  { origin, at, by, percent, shells = [] }: ReleaseOptions,
): Registry {
  const known = buildsOf(registry, container);
  const isInFront = known[0]?.build === info.build && known[0].percent === undefined;
  const fits = known.find(({ build }) => build === info.build)?.fits;
  const build: RegistryBuild = {
    ...toLine(info, origin),
    releasedAt: (isInFront && known[0]?.releasedAt) || at.toISOString(),
    releasedBy: (isInFront && known[0]?.releasedBy) || by,
    ...(percent !== undefined && percent < 100 && { percent }),
    ...(fits && { fits }),
  };
  const builds = evict([build, ...known.filter((other) => other.build !== info.build)], shells);
  return withBuilds(
    registry,
    container,
    builds.map((line) => noteShells(line, shells)),
  );
}

/**
 * Lists the digests of shells that provide all that a build needs, with its types. When registry.held.json is lost the
 * needs are unknown, and browsers check the build themselves.
 */
function noteShells(line: RegistryBuild, shells: readonly LiveShell[]): RegistryBuild {
  const fit = line.needs ? shells.filter((shell) => fitsShell(shell, line)) : [];
  const digests = fit.flatMap(({ digest }) => digest ?? []);
  if (digests.length === 0) return line;
  return { ...line, fits: [...new Set([...digests, ...(line.fits ?? [])])].slice(0, NOTED) };
}

/** The description of a build with full URLs. */
export function toLine({ signature, ...info }: BuildInfo, origin: string): RegistryBuild {
  const address = (name: string) => `${origin}/builds/${info.build}/${name}`;
  return {
    ...info,
    ...(signature !== undefined && { details: { address: address(BUILD_FILE), integrity: signature } }),
    entry: address(info.entry),
    exposes: Object.fromEntries(Object.entries(info.exposes).map(([expose, files]) => [expose, files.map(address)])),
    ...(info.files && {
      files: Object.fromEntries(Object.entries(info.files).map(([name, hash]) => [address(name), hash])),
    }),
  };
}

/** Drops the oldest builds, but never the newest that all browsers of a shell can run. */
function evict(builds: RegistryBuild[], shells: readonly LiveShell[]): RegistryBuild[] {
  const needed = new Set(shells.map((shell) => findLive(shell, builds)));
  return builds.filter((build, index) => index < KEPT || needed.has(build));
}
