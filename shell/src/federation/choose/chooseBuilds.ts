import type { Build } from 'shared-api/federation/build';
import { knownBuilds } from '../registry/registry';
import { isForThisBrowser, readAside } from './buildRecord';
import { suitsHost } from './suitsHost';

/** Builds that this browser may use for an expose, newest first. */
interface Choice {
  fresh: readonly Build[];
  /** Builds that failed here recently. */
  aside: readonly Build[];
}

/**
 * Chooses from the registry that was last read. Builds without loaded details are offered, too: fetchBuild.ts loads
 * them and chooses again if the build does not fit. A build that needs a newer shell is left out; a partial rollout is
 * for its buckets only, unless this shell can run no build for all.
 */
export function chooseBuilds(remote: string, expose: string): Choice {
  const builds = knownBuilds(remote);
  const suitable = builds.filter(
    (build) => suitsHost(build) && (build.isDevelopment || Object.hasOwn(build.exposes, expose)),
  );
  const meant = suitable.filter(isForThisBrowser);
  const begins = builds.every(({ percent }) => percent !== undefined);
  const isAside = readAside(remote, namesOf(remote));
  const fresh: Build[] = [];
  const aside: Build[] = [];
  for (const build of meant.length > 0 || begins ? meant : suitable) (isAside(build.build) ? aside : fresh).push(build);
  return { fresh, aside };
}

/**
 * Names of all builds of a remote, whether this shell can run them or not: a different list is a different state of its
 * releases.
 */
export function namesOf(remote: string): string[] {
  return knownBuilds(remote).map(({ build }) => build);
}
