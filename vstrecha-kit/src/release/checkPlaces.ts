import type { Build } from 'shared-api/federation/build';
import { fillings } from 'shared-api/federation/remoteManifest';
import { formsOf } from '../build/formsOf.ts';
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
      `The build ${build.build} of ${container} is not released: its remote.json does not fit.\n${[...new Set(lines)].join('\n')}\nCorrect remote.json, build and repeat.`,
    );
}

/** Exposes that remote.json names and the build lacks. */
function findUnbuilt({ remote, exposes }: Build): string[] {
  if (!remote) return [];
  const named = [...remote.pages, ...fillings(remote).map(({ filling }) => filling)].map(({ expose }) => expose);
  return named.filter((name) => !Object.hasOwn(exposes, name)).map((name) => `  ${name}: the build lacks it`);
}

/** Layouts, badges and slots that a shell lacks. */
function findUnknown(shell: LiveShell, { remote }: Build): string[] {
  const complain = (what: string, names: readonly (string | undefined)[], known: readonly string[]) =>
    names
      .filter((name) => name !== undefined && !known.includes(name))
      .map((name) => `  ${shell.origin} has no ${what} '${name}'. There are: ${known.join(', ')}`);
  const pages = remote?.pages ?? [];
  return [
    ...complain(
      'layout',
      pages.map(({ layout }) => layout),
      shell.layouts,
    ),
    ...complain(
      'badge',
      pages.map(({ menu }) => menu?.badge),
      shell.badges,
    ),
    ...complain('slot', Object.keys(remote?.slots ?? {}), shell.slots),
  ];
}

/** Addresses of the build's pages that lead elsewhere already. */
function findTakenPaths(shell: LiveShell, registry: Registry, container: string, { remote }: Build): string[] {
  const taken = [
    { by: `the shell ${shell.origin}`, paths: shell.paths },
    ...Object.keys(registry.remotes)
      .filter((other) => other !== container)
      .flatMap((other) =>
        findTaken(shell, buildsOf(registry, other)).map((live) => ({
          by: `${other} (${live.build})`,
          paths: (live.remote?.pages ?? []).map(({ path }) => path),
        })),
      ),
  ];
  return (remote?.pages ?? []).flatMap(({ path }) =>
    taken
      .filter(({ paths }) => paths.some((other) => areSame(path, other)))
      .map(({ by }) => `  the address ${path} belongs to ${by}`),
  );
}

/** Whether an address can belong to both, apart from a parameter's value: `/surveys/:id` leaves `/surveys/new` free. */
function areSame(path: string, other: string): boolean {
  if (other.endsWith('/*')) return `${path}/`.startsWith(other.slice(0, -1));
  const forms = formsOf(other);
  return formsOf(path).some((form) => forms.includes(form));
}
