import type { Build } from 'shared-api/federation/build';
import { checkPolicy } from './checkPolicy.ts';
import { readReachableShells, waitForOthers } from './commandLine.ts';
import { findTaken, type LiveShell } from './liveShells.ts';
import { describeUnread, readBuilds } from './readBuilds.ts';
import { buildsOf, readRegistry, writeRegistry, type Registry } from './registry.ts';
import { withRegistryLock } from './registryLock.ts';

/**
 * Changes the builds of a released remote, unless the policy of a shell forbids those that its browsers would run.
 * @param file path of the registry
 * @returns the builds after the change, newest first
 */
export async function changeBuilds(
  file: string,
  container: string,
  change: (registry: Registry, shells: readonly LiveShell[]) => Registry,
): Promise<Build[]> {
  return withRegistryLock(
    file,
    async () => {
      const read = await readBuilds(readRegistry(file));
      const complaint = describeUnread(read);
      if (complaint !== undefined) console.warn(complaint);
      const { registry } = read;
      const shells = await readReachableShells(registry);
      const next = change(registry, shells);
      const builds = buildsOf(next, container);
      for (const shell of shells) for (const build of findTaken(shell, builds)) await checkPolicy(build, [shell]);
      writeRegistry(file, next);
      return builds;
    },
    waitForOthers,
  );
}
