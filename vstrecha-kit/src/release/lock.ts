import { readFileSync } from 'node:fs';
import type { Build } from 'shared-api/federation/build';
import { UsageError } from '../system/UsageError.ts';
import { checkPolicy } from './checkPolicy.ts';
import { checkServed } from './checkServed.ts';
import { findLive, readReachableShells, type LiveShell } from './liveShells.ts';
import { readBuild, readBuilds } from './readBuilds.ts';
import { buildsOf, toLine, type Registry } from './registry.ts';
import type { RegistryPlace } from './registryPlace.ts';

/** A set of builds that was tested together. */
export interface Lock {
  at: string;
  /** Build of each shell by origin. */
  shells: Readonly<Record<string, string>>;
  /** Each remote's line of the registry, which drops old builds. */
  remotes: Readonly<Record<string, Build>>;
}

/**
 * The builds for all browsers of the registry's first shell.
 * @throws {UsageError} when no shell responds
 */
export async function lockBuilds(present: Registry, at: Date): Promise<Lock> {
  const [{ registry }, shells] = await Promise.all([readBuilds(present), readReachableShells(present)]);
  const [shell] = shells;
  if (!shell) throw new UsageError('No shell of the registry responds, so nothing says which builds its browsers get.');
  const remotes = Object.entries(registry.remotes).flatMap(([container, builds]) => {
    const live = findLive(shell, builds);
    return live ? [[container, toLine(live)] as const] : [];
  });
  return { at: at.toISOString(), shells: buildsByOrigin(shells), remotes: Object.fromEntries(remotes) };
}

export function readLock(file: string): Lock {
  try {
    const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock;
    if (Object.keys(lock.remotes).length > 0) return lock;
  } catch (error) {
    throw new UsageError(`${file} is no set of builds (${String(error)}). kit releases --lock writes one.`);
  }
  throw new UsageError(`${file} has no builds. kit releases --lock writes them.`);
}

/**
 * Puts the builds of a set in front in one change; remotes outside of it stay.
 * @returns sentences about what has changed and what differs from the set
 * @throws {UsageError} when files of a build are missing or changed, or a policy forbids it
 */
export async function restoreLock(place: RegistryPlace, lock: Lock): Promise<string[]> {
  const said: string[] = [];
  await place.change(async (present) => {
    const { registry } = await readBuilds(present);
    const shells = await readReachableShells(registry);
    const behind = Object.entries(lock.remotes).filter(([container, { build }]) => {
      const [front] = buildsOf(registry, container);
      return front?.build !== build || front.percent !== undefined;
    });
    const changes = await Promise.all(
      behind.map(async ([container, { percent: _percent, ...line }]) => {
        const build = await readBuild(line);
        await checkServed(build);
        await checkPolicy(build, shells);
        return { container, change: { kind: 'release', build } as const };
      }),
    );
    const [first, ...further] = changes;
    if (!first) throw new UsageError('All builds of this set are in front already.');
    said.push(...changes.map(({ container, change }) => `${container}: ${change.build.build}`));
    const strangers = Object.keys(registry.remotes).filter((name) => !Object.hasOwn(lock.remotes, name));
    if (strangers.length > 0) said.push(`Not in the set, unchanged: ${strangers.join(', ')}.`);
    for (const [origin, build] of Object.entries(buildsByOrigin(shells)))
      if (lock.shells[origin] !== build)
        said.push(`${origin} runs the shell ${build}; the set was tested with ${lock.shells[origin] ?? 'others'}.`);
    return { ...first, further, registry, shells, reason: `the set of ${lock.at}` };
  });
  return said;
}

const buildsByOrigin = (shells: readonly LiveShell[]) =>
  Object.fromEntries(shells.map(({ origin, shell }) => [origin, shell]));
