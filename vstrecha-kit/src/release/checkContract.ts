import { meetsNeeds } from 'shared-api/needs';
import { UsageError } from '../system/UsageError.ts';
import { findMissing, findTaken, type LiveShell } from './liveShells.ts';
import { buildsOf, type Registry, type RegistryBuild } from './registry.ts';

/** A build about to be released, and the registry and shells it is for. */
interface Release {
  registry: Registry;
  container: string;
  build: RegistryBuild;
  shells: readonly LiveShell[];
}

/** @throws {UsageError} when no live shell can run the build */
export function checkShells({ container, build, shells }: Release): void {
  const missing = shells.map((shell) => ({ shell, names: findMissing(shell, build) }));
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
  const live = shells.flatMap((shell) => findTaken(shell, buildsOf(registry, container)));
  const offered = new Set(live.flatMap(({ exposes }) => Object.keys(exposes)));
  const gone = findUsers(registry, container, shells).flatMap(({ who, uses }) =>
    (uses
      ? uses.filter((name) => name.startsWith(`${container}/`))
      : [...offered].map((name) => `${container}/${name}`)
    )
      .filter((name) => !Object.hasOwn(build.exposes, exposeOf(name)))
      .map((name) => `  ${name}: ${who}${uses ? '' : ' (что ему нужно, неизвестно)'}`),
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
  checkProps({ registry, container, build, shells });
}

/** @throws {UsageError} when this build and live ones would pass each other's pages and widgets incompatible props */
function checkProps({ registry, container, build, shells }: Release): void {
  const refused = findUsers(registry, container, shells).flatMap(({ who, uses = [], props }) =>
    uses.filter((name) => !takes(build, name, props)).map((name) => `  ${name}: ${who}`),
  );
  if (refused.length > 0)
    throw new UsageError(
      `Сборка ${build.build} ждёт других свойств (props), чем ей передают сейчас:\n${[...new Set(refused)].join('\n')}\nСделайте новое свойство необязательным и верните прежние, или выпустите это под новым именем.`,
    );
  const unfit = (build.uses ?? []).filter((name) =>
    shells
      .flatMap((shell) => findTaken(shell, buildsOf(registry, name.split('/')[0] ?? '')))
      .some((other) => other.build !== build.build && !takes(other, name, build.props)),
  );
  if (unfit.length > 0)
    throw new UsageError(
      `Сборка ${build.build} передаёт другие свойства (props), чем ждут работающие сборки: ${unfit.join(', ')}. Сначала выпустите приложение, в котором это есть.`,
    );
}

/**
 * Whether a page or widget of a build accepts the given props. Builds from before prints existed do not describe their
 * props.
 */
function takes({ exposes, props = {} }: RegistryBuild, name: string, given: User['props'] = {}): boolean {
  const [taken, wanted] = [props, given].map((prints) => (Object.hasOwn(prints, name) ? prints[name] : undefined));
  if (!Object.hasOwn(exposes, exposeOf(name)) || taken === undefined || wanted === undefined) return true;
  return meetsNeeds({ contract: { props: wanted } }, { contract: { props: taken } });
}

interface User {
  who: string;
  uses: readonly string[] | undefined;
  props: Readonly<Record<string, string>> | undefined;
}

/** The shells, and the builds of other remotes that their browsers run. */
function findUsers(registry: Registry, container: string, shells: readonly LiveShell[]): User[] {
  return shells.flatMap((shell) => [
    { who: `оболочка ${shell.origin}`, uses: shell.uses, props: shell.props },
    ...Object.entries(registry.remotes)
      .filter(([other]) => other !== container)
      .flatMap(([other, builds]) =>
        findTaken(shell, builds).map(({ build, uses, props }) => ({ who: `${other} ${build}`, uses, props })),
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

function exposeOf(name: string): string {
  return name.slice(name.indexOf('/') + 1);
}
