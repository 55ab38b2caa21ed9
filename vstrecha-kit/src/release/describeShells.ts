import type { Build } from 'shared-api/federation/build';
import { runs, type LiveShell } from './liveShells.ts';

/** Console sentences about shells that cannot run a new release. */
export function describeShells(build: Build, shells: readonly LiveShell[]): string[] {
  return shells
    .filter((shell) => !runs(shell, build))
    .map(({ origin }) => `${origin} cannot run it and keeps the previous build until it is updated.`);
}
