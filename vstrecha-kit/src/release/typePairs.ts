import type { Build } from 'shared-api/federation/build';
import { SCHEMA } from '../types/collect.ts';
import { compareTypes, type Comparison } from '../types/compareTypes.ts';
import { isOperation } from '../types/describeChange.ts';
import type { Types } from '../types/types.ts';
import { exposeOf } from './checkContract.ts';
import type { LiveShell } from './liveShells.ts';

/** A comparison with the other side's name, for display. */
export interface Pair extends Comparison {
  who: string;
}

export interface OtherBuild {
  container: string;
  build: Build;
}

/** Exports and operations that a build takes from a shell. */
export function pairTaken(who: string, types: Types, built: Types): Pair[] {
  const subjects = Object.keys(built.subjects).filter((subject) => !/^mf_\w+\//.test(subject));
  const exports = subjects.filter((subject) => !isOperation(subject));
  return [
    { who, given: types, needed: withSchema(built, types), subjects: exports },
    { who, given: types, needed: built, subjects: subjects.filter(isOperation) },
  ];
}

/** The props of a build's pages and widgets that a shell renders. */
export function pairRendered(
  who: string,
  types: Types,
  { uses }: LiveShell,
  { container, build }: OtherBuild,
  built: Types,
): Pair {
  const isRendered = (name: string) => name.startsWith(`${container}/`) && Object.hasOwn(build.exposes, exposeOf(name));
  return { who, given: types, needed: withSchema(built, types), subjects: uses.filter(isRendered) };
}

/**
 * Types with the schema of a shell: one API serves all builds, so only operations are compared with the schema of a build.
 */
function withSchema(types: Types, { files }: Types): Types {
  return { ...types, files: { ...types.files, [SCHEMA]: files[SCHEMA] ?? '' } };
}

/** Props of the pages and widgets that two builds of a shell render of each other. */
export function pairProps(
  shell: Types,
  one: OtherBuild,
  oneTypes: Types,
  other: OtherBuild,
  otherTypes: Types,
): Pair[] {
  const [own, theirs] = [withSchema(oneTypes, shell), withSchema(otherTypes, shell)];
  const usedOf = (user: OtherBuild, owner: OtherBuild) =>
    (user.build.uses ?? []).filter((name) => name.startsWith(`${owner.container}/`));
  const who = nameOf(other);
  return [
    { who, given: theirs, needed: own, subjects: usedOf(other, one) },
    { who, given: own, needed: theirs, subjects: usedOf(one, other) },
  ];
}

/** One line for each difference. */
export async function judge(pairs: readonly Pair[]): Promise<string[]> {
  const found = await compareTypes(pairs);
  return [...new Set(pairs.flatMap(({ who }, index) => (found[index] ?? []).map((line) => `  ${who}: ${line}`)))];
}

export function nameOf({ container, build }: OtherBuild): string {
  return `${container} ${build.build}`;
}
