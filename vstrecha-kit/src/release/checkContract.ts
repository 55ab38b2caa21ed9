import { findMissing, isRange, type Build } from 'shared-api/federation/build';
import { UsageError } from '../system/UsageError.ts';
import type { Types } from '../types/types.ts';
import { findTaken, type LiveShell } from './liveShells.ts';
import { buildsOf, type Registry } from './registry.ts';

/** A build about to be released, and the registry and shells it is for. */
export interface Release {
  registry: Registry;
  container: string;
  build: Build;
  shells: readonly LiveShell[];
  /** Folder of its sources, and the types that it was built with; without them only recorded types are compared. */
  sources?: { directory: string; types: Types };
}

/** @throws {UsageError} when no live shell can run the build, or shells cannot judge it */
export function checkShells({ container, build, shells }: Release): void {
  const unclear = Object.entries(build.requires).find(([, range]) => !isRange(range));
  if (unclear)
    throw new UsageError(
      `The build ${build.build} of ${container} requires ${unclear.join(' ')}, but shells understand only the form ^1.2.3. Correct peerDependencies and build again.`,
    );
  const missing = shells.map((shell) => ({ shell, names: findMissing(build, shell) }));
  if (missing.some(({ names }) => names.length === 0)) return;
  const lines = missing.map(({ shell, names }) => `  ${shell.origin} does not provide: ${names.join(', ')}`);
  throw new UsageError(
    `No live shell can run the build ${build.build} of ${container}.\n${lines.join('\n')}\nFirst deploy a shell that provides this.`,
  );
}

/**
 * Pages are composed of builds that were released separately, so every page or widget rendered by a live build must
 * exist.
 * @throws {UsageError} when the build lacks one that is in use, or renders one that its remote does not have
 */
export function checkContract({ registry, container, build, shells }: Release): void {
  const gone = findUsers(registry, container, shells).flatMap(({ who, uses }) =>
    uses
      .filter((name) => name.startsWith(`${container}/`) && !Object.hasOwn(build.exposes, exposeOf(name)))
      .map((name) => `  ${name}: ${who}`),
  );
  if (gone.length > 0)
    throw new UsageError(
      `The build ${build.build} lacks what is in use:\n${[...new Set(gone)].join('\n')}\nRestore it, or first release what does without it.`,
    );
  const absent = (build.uses ?? []).filter(
    (name) => !name.startsWith(`${container}/`) && isAbsent(registry, name, shells),
  );
  if (absent.length > 0)
    throw new UsageError(
      `The build ${build.build} renders what live builds lack: ${absent.join(', ')}. First release the remote that has it.`,
    );
}

interface User {
  who: string;
  uses: readonly string[];
}

/** The shells, and the builds of other remotes that their browsers run. */
export function findUsers(registry: Registry, container: string, shells: readonly LiveShell[]): User[] {
  return shells.flatMap((shell) => [
    { who: `the shell ${shell.origin}`, uses: shell.uses },
    ...Object.entries(registry.remotes)
      .filter(([other]) => other !== container)
      .flatMap(([other, builds]) =>
        findTaken(shell, builds).map(({ build, uses = [] }) => ({ who: `${other} ${build}`, uses })),
      ),
  ]);
}

/**
 * Whether a released remote lacks an expose in some shell. A remote that was never released is not checked: its exposes
 * fail regardless of this build.
 */
function isAbsent(registry: Registry, name: string, shells: readonly LiveShell[]): boolean {
  const builds = buildsOf(registry, name.split('/')[0] ?? '');
  return shells.some((shell) =>
    findTaken(shell, builds).some(({ exposes }) => !Object.hasOwn(exposes, exposeOf(name))),
  );
}

/** `mf_catalog/Card` → `Card`. */
export function exposeOf(name: string): string {
  return name.slice(name.indexOf('/') + 1);
}
