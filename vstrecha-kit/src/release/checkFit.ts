import { findMissing } from 'shared-api/federation/build';
import { fillings } from 'shared-api/federation/remoteManifest';
import { describe, readShellTypes } from '../shell/readDescription.ts';
import { UsageError } from '../system/UsageError.ts';
import { TYPES_FILE, type Types } from '../types/types.ts';
import { exposeOf, type Release } from './checkContract.ts';
import { findForbidden, type PagePolicy } from './checkPolicy.ts';
import { checkUse } from './checkUse.ts';
import { findTaken, runs, type LiveShell } from './liveShells.ts';
import { readChecked } from './readBuilds.ts';
import type { Registry } from './registry.ts';
import { judge, nameOf, pairProps, pairRendered, pairTaken, type OtherBuild, type Pair } from './typePairs.ts';

/**
 * Judges a build by its use of the shells that will run it: compiles its sources with their types, or compares the types
 * recorded for a build without sources. Props of pages and widgets are compared with the builds and shells that
 * render them.
 * @param onUnread gets a sentence about a live build whose types cannot be read; it is not compared
 * @throws {UsageError} that names each use, with file and line, or each export, prop and operation that does not fit
 */
export async function checkFit(
  { registry, container, build, shells, sources }: Release,
  onUnread: (complaint: string) => void,
): Promise<void> {
  const own = await readTypes({ container, build });
  if (!own) return;
  const pairs: Pair[] = [];
  const lines: string[] = [];
  const placed = fillings(build.remote ?? { pages: [], slots: {} }).map(({ slot, filling }) => ({
    slot,
    widget: `${container}/${filling.expose}`,
  }));
  for (const shell of shells.filter((each) => runs(each, build))) {
    const types = await readShellTypes(shell.origin);
    const errors = sources && (await checkUse(sources.directory, types, sources.types, placed));
    if (errors !== undefined) lines.push(errors.replaceAll(/^(?=\S)/gm, `  ${shell.origin}: `));
    if (!sources) pairs.push(...pairTaken(shell.origin, types, own));
    pairs.push(pairRendered(shell.origin, types, shell, { container, build }, own));
    for (const other of listTaken(registry, shell).filter((each) => each.container !== container)) {
      const theirs = await readTypes(other).catch((error: unknown) => {
        onUnread(`The types of ${nameOf(other)} cannot be read (${describe(error)}) and are not compared.`);
      });
      if (theirs) pairs.push(...pairProps(types, { container, build }, own, other, theirs));
    }
  }
  lines.push(...(await judge(pairs)));
  if (lines.length > 0)
    throw new UsageError(
      `The build ${build.build} of ${container} is not released: its types do not fit what it works with.\n${lines.join('\n')}\nRestore what was there, or first deploy what it uses. In an emergency: --force "<reason>".`,
    );
}

/**
 * Compares a shell that is about to be deployed with the builds that its browsers will run.
 * @param policies of its pages: each must let these builds load
 * @throws {UsageError} that names each build and what it lacks
 */
export async function checkShell(
  shell: LiveShell,
  types: Types,
  registry: Registry,
  live: readonly LiveShell[],
  policies: readonly PagePolicy[],
): Promise<void> {
  const lines = findDropped(shell, registry, live);
  const pairs: Pair[] = [];
  for (const other of listTaken(registry, shell)) {
    const theirs = await readTypes(other).catch((error: unknown) => {
      throw new UsageError(
        `The types of ${nameOf(other)} cannot be read (${describe(error)}), so the shell cannot be compared.`,
      );
    });
    if (theirs)
      pairs.push(...pairTaken(nameOf(other), types, theirs), pairRendered(nameOf(other), types, shell, other, theirs));
    lines.push(...policies.flatMap((policy) => findForbidden(other.build, policy).map(blame(other))));
    const { exposes } = other.build;
    for (const name of shell.uses)
      if (name.startsWith(`${other.container}/`) && !Object.hasOwn(exposes, exposeOf(name)))
        lines.push(`  ${nameOf(other)} lacks ${name}`);
  }
  lines.push(...(await judge(pairs)));
  if (lines.length > 0)
    throw new UsageError(
      `The shell ${shell.shell} is not to be deployed: released remotes would not work with it.\n${lines.join('\n')}\nRestore what was there, or first release remotes that do without it.`,
    );
}

const blame = (other: OtherBuild) => (line: string) => `  ${nameOf(other)}:${line.slice(1)}`;

/** Remotes of which the new shell cannot run the build that is live now, or a newer one. */
function findDropped(shell: LiveShell, registry: Registry, live: readonly LiveShell[]): string[] {
  return Object.entries(registry.remotes).flatMap(([container, builds]) => {
    const present = Math.min(
      ...[...live, shell].map((each) => builds.findIndex((build) => runs(each, build))).filter((at) => at >= 0),
    );
    const next = builds.findIndex((build) => build.percent === undefined && runs(shell, build));
    const wanted = builds[Number.isFinite(present) ? present : 0];
    if (!wanted || (next >= 0 && next <= builds.indexOf(wanted))) return [];
    return [`  ${nameOf({ container, build: wanted })}: lacks ${findMissing(wanted, shell).join(', ')}`];
  });
}

function listTaken(registry: Registry, shell: LiveShell): OtherBuild[] {
  return Object.entries(registry.remotes).flatMap(([container, builds]) =>
    findTaken(shell, builds).map((build) => ({ container, build })),
  );
}

/** The types of a build, as served; undefined for builds made with other tools, which have no such file. */
async function readTypes({ build }: OtherBuild): Promise<Types | undefined> {
  const [address, integrity] =
    Object.entries(build.files ?? {}).find(([file]) => file.endsWith(`/${TYPES_FILE}`)) ?? [];
  return address === undefined ? undefined : (JSON.parse(await readChecked(address, integrity)) as Types);
}
