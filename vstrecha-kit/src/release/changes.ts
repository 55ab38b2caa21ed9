import type { Build } from 'shared-api/federation/build';
import { UsageError } from '../system/UsageError.ts';
import { findUsers } from './checkContract.ts';
import { findLive, type LiveShell } from './liveShells.ts';
import { buildsOf, withBuilds, type Registry } from './registry.ts';

/**
 * Removes builds from the registry, so that no browser starts them; open pages keep running theirs until they are
 * closed.
 * @param names builds of the remote
 * @throws {UsageError} when a shell would be left without a build for all its browsers
 */
export function withdraw(
  registry: Registry,
  container: string,
  names: readonly string[],
  shells: readonly LiveShell[],
): Registry {
  const builds = buildsOf(registry, container);
  const rest = builds.filter(({ build }) => !names.includes(build));
  const forEverybody = rest.filter(({ percent }) => percent === undefined);
  const without = shells.find((shell) => findLive(shell, builds) && !findLive(shell, rest));
  if (forEverybody.length === 0 || without)
    throw new UsageError(
      `Без ${names.join(', ')} у приложения ${container} не осталось бы сборки${without ? ` для оболочки ${without.origin}` : ''}. Сначала выпустите исправленную.`,
    );
  return withBuilds(registry, container, rest);
}

/**
 * Removes a whole remote: its pages, menu entries and widgets disappear.
 * @throws {UsageError} when a shell or a live build of another remote renders one of its pages or widgets
 */
export function remove(registry: Registry, container: string, shells: readonly LiveShell[]): Registry {
  if (buildsOf(registry, container).length === 0) throw new UsageError(`В реестре нет приложения ${container}.`);
  const users = findUsers(registry, container, shells).flatMap(({ who, uses }) =>
    uses.filter((name) => name.startsWith(`${container}/`)).map((name) => `  ${name}: ${who}`),
  );
  if (users.length > 0)
    throw new UsageError(
      `Приложение ${container} не убираем: без него сейчас не обойтись.\n${[...new Set(users)].join('\n')}\nСначала выпустите тех, кто обойдётся без этого.`,
    );
  const { [container]: _removed, ...remotes } = registry.remotes;
  return { ...registry, remotes };
}

/**
 * The builds that a rollback removes: all newer than its target.
 * @param target name of the build to return to; by default the second newest
 */
export function findNewer(registry: Registry, container: string, target: string | undefined): string[] {
  const builds = buildsOf(registry, container);
  if (builds.length === 0) throw new UsageError(`В реестре нет приложения ${container}.`);
  const index = target === undefined ? 1 : builds.findIndex(({ build }) => build === target);
  if (index === 0) throw new UsageError(`Сборка ${target} и так стоит первой.`);
  if (index < 0 || index >= builds.length)
    throw new UsageError(
      target === undefined
        ? `У приложения ${container} в реестре одна сборка, возвращаться не к чему. Выпустите исправленную.`
        : `Сборки ${target} в реестре нет. Есть: ${builds.map(({ build }) => build).join(', ')}.`,
    );
  return builds.slice(0, index).map(({ build }) => build);
}

/**
 * Raises the share of browsers that get the newest build of a remote. The share never shrinks, so browsers keep a build
 * that they got.
 * @param percent 1 to 100; 100 means all browsers
 */
export function promote(registry: Registry, container: string, percent: number): Registry {
  const [newest, ...others] = buildsOf(registry, container);
  if (!newest) throw new UsageError(`В реестре нет приложения ${container}.`);
  const { percent: present = 100, ...line } = newest;
  if (percent <= present)
    throw new UsageError(
      present === 100
        ? `Сборку ${newest.build} уже получают все.`
        : `Сборку ${newest.build} уже получают ${present} %, доля может только расти. Забрать её: npm run rollback.`,
    );
  return withBuilds(registry, container, [percent < 100 ? { ...line, percent } : line, ...others]);
}

/** @throws {UsageError} when a build is released for a share of the browsers and the others would have no build */
export function checkShare(registry: Registry, container: string, build: Build, shells: readonly LiveShell[]): void {
  if (build.percent === undefined) return;
  const others = buildsOf(registry, container).filter((known) => known.build !== build.build);
  const without = shells.find((shell) => !findLive(shell, others));
  if (without)
    throw new UsageError(
      `Остальным ${100 - build.percent} % оболочки ${without.origin} нечего показать: у ${container} нет другой сборки для всех. Выпустите эту без --percent.`,
    );
}
