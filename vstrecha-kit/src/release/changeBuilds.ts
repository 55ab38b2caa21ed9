import type { Build } from 'shared-api/federation/build';
import { applyChange, type Change } from './applyChange.ts';
import { checkPolicy } from './checkPolicy.ts';
import { findTaken, readReachableShells } from './liveShells.ts';
import { describeUnread, readBuilds } from './readBuilds.ts';
import { buildsOf, type Registry } from './registry.ts';
import type { RegistryPlace } from './registryPlace.ts';

/**
 * Changes the builds of a released remote, unless the policy of a shell forbids those that its browsers would run.
 * @param reason why, for the journal
 * @returns the builds after the change, newest first
 */
export async function changeBuilds(
  place: RegistryPlace,
  container: string,
  choose: (registry: Registry) => Change,
  reason?: string,
): Promise<Build[]> {
  const next = await place.change(async (present) => {
    const read = await readBuilds(present);
    const complaint = describeUnread(read);
    if (complaint !== undefined) console.warn(complaint);
    const { registry } = read;
    const shells = await readReachableShells(registry);
    const change = choose(registry);
    const builds = buildsOf(applyChange(registry, container, change, { shells, by: '', at: new Date() }), container);
    for (const shell of shells) for (const build of findTaken(shell, builds)) await checkPolicy(build, [shell]);
    return { container, change, registry, shells, reason };
  });
  return buildsOf(next, container);
}
