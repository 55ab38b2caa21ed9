import { findMissing, type Build } from 'shared-api/federation/build';
import { readDescription, type ShellDescription } from '../shell/readDescription.ts';
import { UsageError } from '../system/UsageError.ts';
import type { Registry } from './registry.ts';

/** A shell in use. */
export interface LiveShell extends ShellDescription {
  origin: string;
}

/** Fetches what the shells provide. @throws {UsageError} when one does not respond properly */
export function readLiveShells(origins: readonly string[]): Promise<LiveShell[]> {
  return Promise.all(origins.map(async (origin) => ({ ...(await readDescription(origin)), origin })));
}

/** The shells of a registry that respond: a rollback must not wait for one that does not. */
export async function readReachableShells({ shells = [] }: Registry): Promise<LiveShell[]> {
  const asked = await Promise.allSettled(shells.map((origin) => readLiveShells([origin])));
  return asked.flatMap((answer) => {
    if (answer.status === 'fulfilled') return answer.value;
    if (!(answer.reason instanceof UsageError)) throw answer.reason;
    console.warn(answer.reason.message);
    return [];
  });
}

/** Whether a shell can run a build. */
export function runs(shell: LiveShell, build: Build): boolean {
  return findMissing(build, shell).length === 0;
}

/** The build for all browsers of a shell: the newest that it can run, or undefined. */
export function findLive(shell: LiveShell, builds: readonly Build[]): Build | undefined {
  return builds.find((build) => build.percent === undefined && runs(shell, build));
}

/** The builds that browsers of a shell run: the live one, and newer ones for a share of the browsers. */
export function findTaken(shell: LiveShell, builds: readonly Build[]): Build[] {
  const live = findLive(shell, builds);
  return builds.slice(0, live ? builds.indexOf(live) + 1 : undefined).filter((build) => runs(shell, build));
}
