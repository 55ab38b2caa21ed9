import { BUILD_FILE } from '../build/buildInfo.ts';
import { runs, type LiveShell } from './liveShells.ts';
import { buildsOf, withBuilds, type BuildInfo, type Registry, type RegistryBuild } from './registry.ts';

/** How many shells are noted with a build that they can run: pages stay open over some releases of theirs. */
const NOTED = 3;
/** How many builds of a remote the registry keeps at least: enough for a rollback and for pages that stay open. */
const KEPT = 5;

/** What a release adds to what the build says of itself. */
export interface ReleaseOptions {
  /** Where the remote's builds are served, e.g. `https://catalog.example`. */
  origin: string;
  at: Date;
  by: string;
  /** How many of a hundred browsers get it; without it all do. */
  percent?: number;
  /** The newest build that one of them can use is never forgotten, and each build says which of them can. */
  shells?: readonly LiveShell[];
}

/** Puts a build in front of a remote's others, also one that is known already. One that stands in front for everybody keeps its date. */
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

/** Notes which shells can run a build. When registry.held.json is lost nobody knows what it needs, and browsers judge it themselves. */
function noteShells(line: RegistryBuild, shells: readonly LiveShell[]): RegistryBuild {
  const fit = line.needs ? shells.filter((shell) => runs(shell, line)) : [];
  const digests = fit.flatMap(({ digest }) => digest ?? []);
  if (digests.length === 0) return line;
  return { ...line, fits: [...new Set([...digests, ...(line.fits ?? [])])].slice(0, NOTED) };
}

/** What a build says of itself, with whole addresses. */
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

/** Forgets the oldest, but never the newest build that everybody behind a shell can use. */
function evict(builds: RegistryBuild[], shells: readonly LiveShell[]): RegistryBuild[] {
  const needed = new Set(
    shells.map((shell) => builds.find((build) => build.percent === undefined && runs(shell, build))),
  );
  return builds.filter((build, index) => index < KEPT || needed.has(build));
}
