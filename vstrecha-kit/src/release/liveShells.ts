import { findMissing, type Build } from 'shared-api/federation/build';
import { readDescription, type ShellDescription } from '../shell/readDescription.ts';

/** A shell in use. */
export interface LiveShell extends ShellDescription {
  origin: string;
}

/** Fetches what the shells provide. @throws {UsageError} when one does not respond properly */
export function readLiveShells(origins: readonly string[]): Promise<LiveShell[]> {
  return Promise.all(origins.map(async (origin) => ({ ...(await readDescription(origin)), origin })));
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
