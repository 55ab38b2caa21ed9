import { deviceShare, readAside } from './buildRecord';
import type { RemoteBuild } from './parseRegistry';
import { knownBuilds, knownRegistry } from './registry';
import { suitsHost } from './suitsHost';

/** The builds of a remote from which this browser may take an expose, newest first. */
interface Choice {
  fresh: readonly RemoteBuild[];
  /** Those that failed here not long ago. */
  aside: readonly RemoteBuild[];
}

/**
 * Chooses from the registry that was last read. Builds whose details have not been read are offered, too: who takes one reads them
 * (fetchBuild.ts), and chooses again when it does not suit. A build that needs a newer shell waits for that shell; one that is released to a part of all
 * browsers is for those, unless there is no other.
 */
export function chooseBuilds(remote: string, expose: string): Choice {
  const isDevelopment = knownRegistry()?.isDevelopment;
  const suitable = knownBuilds(remote).filter(
    (build) => suitsHost(build) && (isDevelopment || Object.hasOwn(build.exposes, expose)),
  );
  const meant = suitable.filter(({ percent }) => percent === undefined || deviceShare() < percent);
  const isAside = readAside(remote, namesOf(remote));
  const fresh: RemoteBuild[] = [];
  const aside: RemoteBuild[] = [];
  for (const build of meant.length > 0 ? meant : suitable) (isAside(build.build) ? aside : fresh).push(build);
  return { fresh, aside };
}

/** All builds of a remote by name, whoever can run them: another list is another state of its releases. */
export function namesOf(remote: string): string[] {
  return knownBuilds(remote).map(({ build }) => build);
}
