import { findMissing, isRange, type Build } from 'shared-api/federation/build';
import { UsageError } from '../system/UsageError.ts';
import { findTaken, type LiveShell } from './liveShells.ts';
import { buildsOf, type Registry } from './registry.ts';

/** A build about to be released, and the registry and shells it is for. */
export interface Release {
  registry: Registry;
  container: string;
  build: Build;
  shells: readonly LiveShell[];
}

/** @throws {UsageError} when no live shell can run the build, or shells cannot judge it */
export function checkShells({ container, build, shells }: Release): void {
  const unclear = Object.entries(build.requires).find(([, range]) => !isRange(range));
  if (unclear)
    throw new UsageError(
      `Сборка ${build.build} приложения ${container} требует ${unclear.join(' ')}, а оболочки понимают только вид ^1.2.3. Исправьте peerDependencies и соберите заново.`,
    );
  const missing = shells.map((shell) => ({ shell, names: findMissing(build, shell) }));
  if (missing.some(({ names }) => names.length === 0)) return;
  const lines = missing.map(({ shell, names }) => `  ${shell.origin} не даёт: ${names.join(', ')}`);
  throw new UsageError(
    `Сборку ${build.build} приложения ${container} не запустит ни одна работающая оболочка.\n${lines.join('\n')}\nСначала выпустите оболочку, в которой это есть.`,
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
      `В сборке ${build.build} нет того, чем пользуются сейчас:\n${[...new Set(gone)].join('\n')}\nВерните это или сначала выпустите тех, кто обойдётся без этого.`,
    );
  const absent = (build.uses ?? []).filter(
    (name) => !name.startsWith(`${container}/`) && isAbsent(registry, name, shells),
  );
  if (absent.length > 0)
    throw new UsageError(
      `Сборке ${build.build} нужно то, чего в работающих сборках нет: ${absent.join(', ')}. Сначала выпустите приложение, в котором это есть.`,
    );
}

interface User {
  who: string;
  uses: readonly string[];
}

/** The shells, and the builds of other remotes that their browsers run. */
export function findUsers(registry: Registry, container: string, shells: readonly LiveShell[]): User[] {
  return shells.flatMap((shell) => [
    { who: `оболочка ${shell.origin}`, uses: shell.uses },
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
