import { applyChange, describeChange, type Change } from './applyChange.ts';
import type { Author } from './journal.ts';
import type { LiveShell } from './liveShells.ts';
import { readRegistry, writeRegistry, type Registry } from './registry.ts';
import { withRegistryLock } from './registryLock.ts';

interface RemoteChange {
  container: string;
  change: Change;
}

/** A change of one remote, judged by its author against the registry that was read. */
export interface JudgedChange extends RemoteChange {
  /** Changes of other remotes in the same step; only where the file is, since a token is for one remote. */
  further?: readonly RemoteChange[];
  /** The registry with the builds' own descriptions, and with new settings. */
  registry: Registry;
  shells: readonly LiveShell[];
  /** Why a refusal was overridden, for the journal. */
  reason?: string | undefined;
}

/** Where a registry is kept: a file of this machine, or a service. */
export interface RegistryPlace {
  read: () => Promise<Registry>;
  /**
   * Writes a change after judging it by the present registry. Two writers never undo each other's change.
   * @returns the registry after it
   */
  change: (judge: (present: Registry) => Promise<JudgedChange>) => Promise<Registry>;
}

interface FilePlace {
  author: Author;
  /** Called when another process changes the file. */
  onWait?: () => void;
  /** Refuses an unsuitable state of the registry. */
  check?: (present: Registry) => void;
  now?: () => Date;
}

/** A registry in a file of this machine. */
export function fileRegistry(
  file: string,
  { author, onWait, check, now = () => new Date() }: FilePlace,
): RegistryPlace {
  return {
    read: () => Promise.resolve(readRegistry(file)),
    change: (judge) =>
      withRegistryLock(
        file,
        async () => {
          const present = readRegistry(file);
          check?.(present);
          const { container, change, further = [], registry, shells, reason } = await judge(present);
          const at = now();
          const changes = [{ container, change }, ...further];
          const next = changes.reduce(
            (state, each) => applyChange(state, each.container, each.change, { shells, at, by: author.by }),
            registry,
          );
          const entries = changes.map((each) => ({
            ...{ at: at.toISOString(), ...author, remote: each.container, change: describeChange(each.change) },
            ...(reason !== undefined && { reason }),
          }));
          writeRegistry(file, next, entries);
          return next;
        },
        { ...(onWait && { onWait }) },
      ),
  };
}
