import type { Build } from 'shared-api/federation/build';
import { isForThisBrowser, readAside } from '../federation/choose/buildRecord';
import { chooseBuilds, namesOf } from '../federation/choose/chooseBuilds';
import { knownDetails, lacksOf } from '../federation/choose/suitsHost';
import { fetchDetails } from '../federation/load/fetchDetails';
import { givenBy } from '../federation/load/runtime';
import { knownBuilds, readRegistry } from '../federation/registry/registry';
import { forgetRegistry } from '../federation/registry/requestRegistry';
import { drawnOf } from '../federation/watch/drawn';

/** Milliseconds without a byte after which a build.json is given up. */
const SILENCE = 5_000;

/** Why a build is used in this browser or not. */
export type Verdict =
  | { kind: 'live' }
  /** Older than the live build. */
  | { kind: 'older' }
  /** It failed here; `until` is in milliseconds since 1970. */
  | { kind: 'aside'; until: number }
  /** It is for this percentage of browsers. */
  | { kind: 'share'; percent: number }
  /** Names and versions that this shell lacks. */
  | { kind: 'lacks'; names: readonly string[] }
  /** Its build.json could not be loaded. */
  | { kind: 'unknown' };

/** A module that a build takes from the page. */
export interface Import {
  module: string;
  names: readonly string[];
  /** Providers with versions: «shell 19.3.1». Empty for a missing module. */
  givers: readonly string[];
}

/** Everything that `/doctor` tells about a remote. */
export interface RemoteReport {
  remote: string;
  owner?: string;
  origin?: string;
  builds: readonly { build: string; verdict: Verdict }[];
  /** What this page has rendered, with the build. */
  drawn: readonly { expose: string; build: string }[];
  imports: readonly Import[];
  /** Load of the live build in this page. */
  load?: { files: number; ms: number; bytes: number };
}

/**
 * Describes all remotes of the registry.
 * @throws when the registry cannot be loaded
 */
export async function describeRemotes(): Promise<RemoteReport[]> {
  forgetRegistry();
  const { remotes } = await readRegistry();
  return Promise.all([...remotes.keys()].sort().map(describeRemote));
}

async function describeRemote(remote: string): Promise<RemoteReport> {
  const builds = knownBuilds(remote);
  // A missing description makes its build's verdict «unknown».
  await Promise.allSettled(builds.map((build) => fetchDetails(build, { silence: SILENCE })));
  const drawn = drawnOf(remote);
  const expose = drawn[0]?.expose ?? Object.keys(builds[0]?.exposes ?? {})[0] ?? '';
  const { fresh, aside } = chooseBuilds(remote, expose);
  const live = fresh[0] ?? aside[0];
  return {
    remote,
    owner: (live ?? builds[0])?.remote?.owner,
    origin: builds[0] && new URL((live ?? builds[0]).entry).origin,
    builds: builds.map((build) => ({ build: build.build, verdict: judge(remote, build, live) })),
    drawn,
    imports: importsOf(live),
    load: live && loadOf(live),
  };
}

function judge(remote: string, build: Build, live: Build | undefined): Verdict {
  if (build === live) return { kind: 'live' };
  if (!knownDetails(build)) return { kind: 'unknown' };
  const names = lacksOf(build);
  if (names.length > 0) return { kind: 'lacks', names };
  const until = readAside(remote, namesOf(remote))(build.build);
  if (until !== undefined) return { kind: 'aside', until };
  const { percent } = build;
  return percent !== undefined && !isForThisBrowser(build) ? { kind: 'share', percent } : { kind: 'older' };
}

function importsOf(build: Build | undefined): Import[] {
  const needs = (build && knownDetails(build)?.needs) ?? {};
  return Object.entries(needs).map(([module, names]) => ({
    module,
    names,
    givers: givenBy(module),
  }));
}

/** Sums up Resource Timing of a build's files. */
function loadOf({ entry }: Build): RemoteReport['load'] {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const timings = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry.name.startsWith(folder));
  if (timings.length === 0) return undefined;
  const start = Math.min(...timings.map(({ startTime }) => startTime));
  return {
    files: new Set(timings.map(({ name }) => name)).size,
    ms: Math.round(Math.max(...timings.map(({ responseEnd }) => responseEnd)) - start),
    bytes: timings.reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
}
