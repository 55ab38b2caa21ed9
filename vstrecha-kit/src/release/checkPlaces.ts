import type { Build } from 'shared-api/federation/build';
import { UsageError } from '../system/UsageError.ts';
import { findTaken, runs, type LiveShell } from './liveShells.ts';
import { buildsOf, type Registry } from './registry.ts';

interface Placing {
  registry: Registry;
  container: string;
  build: Build;
  shells: readonly LiveShell[];
}

/**
 * Compares a build's remote.json with the shells that can run it and with the pages of other live builds.
 * @throws {UsageError} that lists everything without a place
 */
export function checkPlaces({ registry, container, build, shells }: Placing): void {
  if (!build.remote) return;
  const lines = [
    ...findUnbuilt(build),
    ...shells
      .filter((shell) => runs(shell, build))
      .flatMap((shell) => [...findUnknown(shell, build), ...findTakenPaths(shell, registry, container, build)]),
  ];
  if (lines.length > 0)
    throw new UsageError(
      `Сборку ${build.build} приложения ${container} не выпускаем: её remote.json не подходит.\n${[...new Set(lines)].join('\n')}\nИсправьте remote.json, соберите и повторите.`,
    );
}

/** Exposes that remote.json names and the build lacks. */
function findUnbuilt({ remote, exposes }: Build): string[] {
  const named = [...(remote?.pages ?? []).map(({ expose }) => expose), ...Object.values(remote?.slots ?? {})];
  return named.filter((name) => !Object.hasOwn(exposes, name)).map((name) => `  ${name}: в сборке этого нет`);
}

/** Layouts, badges and slots that a shell lacks. */
function findUnknown(shell: LiveShell, { remote }: Build): string[] {
  const complain = (what: string, names: readonly (string | undefined)[], known: readonly string[]) =>
    names
      .filter((name) => name !== undefined && !known.includes(name))
      .map((name) => `  ${what} «${name}» в ${shell.origin} нет. Есть: ${known.join(', ')}`);
  const pages = remote?.pages ?? [];
  return [
    ...complain(
      'раскладки',
      pages.map(({ layout }) => layout),
      shell.layouts,
    ),
    ...complain(
      'счётчика',
      pages.map(({ menu }) => menu?.badge),
      shell.badges,
    ),
    ...complain('места', Object.keys(remote?.slots ?? {}), shell.slots),
  ];
}

/** Addresses of the build's pages that lead elsewhere already. */
function findTakenPaths(shell: LiveShell, registry: Registry, container: string, { remote }: Build): string[] {
  const taken = [
    { by: `оболочкой ${shell.origin}`, paths: shell.paths },
    ...Object.keys(registry.remotes)
      .filter((other) => other !== container)
      .flatMap((other) =>
        findTaken(shell, buildsOf(registry, other)).map((live) => ({
          by: `приложением ${other} (${live.build})`,
          paths: (live.remote?.pages ?? []).map(({ path }) => path),
        })),
      ),
  ];
  return (remote?.pages ?? []).flatMap(({ path }) =>
    taken
      .filter(({ paths }) => paths.some((other) => areSame(path, other)))
      .map(({ by }) => `  адрес ${path} занят ${by}`),
  );
}

/** Whether an address can belong to both, apart from a parameter's value: `/surveys/:id` leaves `/surveys/new` free. */
function areSame(path: string, other: string): boolean {
  if (other.endsWith('/*')) return `${path}/`.startsWith(other.slice(0, -1));
  const forms = formsOf(other);
  return formsOf(path).some((form) => forms.includes(form));
}

/** With and without an optional parameter, whose name does not matter. */
function formsOf(path: string): string[] {
  const named = path.replace(/:[^/?]+/g, ':');
  return named.endsWith('/:?') ? [named.slice(0, -'/:?'.length), named.slice(0, -1)] : [named];
}
