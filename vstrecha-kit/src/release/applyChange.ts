import type { Build } from 'shared-api/federation/build';
import { checkShare, promote, remove, withdraw } from './changes.ts';
import type { LiveShell } from './liveShells.ts';
import type { Registry } from './registry.ts';
import { release } from './release.ts';

/** A change of one remote's builds, as commands ask for it and a registry service gets it. */
export type Change =
  | { kind: 'release'; build: Build; percent?: number | undefined }
  | { kind: 'promote'; percent: number }
  | { kind: 'withdraw'; builds: readonly string[] }
  | { kind: 'remove' };

interface Circumstances {
  shells: readonly LiveShell[];
  by: string;
  at: Date;
}

/**
 * The registry after a change: the same rules for a file and for a service.
 * @throws {UsageError} when browsers would be left without a build, or the remote is in use
 */
export function applyChange(
  registry: Registry,
  container: string,
  change: Change,
  { shells, by, at }: Circumstances,
): Registry {
  switch (change.kind) {
    case 'release': {
      const { build, percent } = change;
      checkShare(registry, container, percent === undefined || percent === 100 ? build : { ...build, percent }, shells);
      return release(registry, container, build, { at, by, shells, ...(percent !== undefined && { percent }) });
    }
    case 'promote':
      return promote(registry, container, change.percent);
    case 'withdraw':
      return withdraw(registry, container, change.builds, shells);
    case 'remove':
      return remove(registry, container, shells);
  }
}

/** `release 1.4.0-0c5d1e2a 10 %` */
export function describeChange(change: Change): string {
  switch (change.kind) {
    case 'release':
      return `release ${change.build.build}${change.percent === undefined ? '' : ` ${change.percent} %`}`;
    case 'promote':
      return `promote ${change.percent} %`;
    case 'withdraw':
      return `withdraw ${change.builds.join(', ')}`;
    case 'remove':
      return 'remove';
  }
}
