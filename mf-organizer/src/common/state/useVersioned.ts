import { useState } from 'react';
import { readVersionConflict, type ConflictField } from '#domain/versionConflict';

interface VersionedOptions<What, State, Answer> {
  /**
   * Writes, and confirms it.
   * @param version of the other organizer's state, which the own one replaces; undefined at first
   */
  send: (what: What, version?: number) => Promise<Answer>;
  /** Fields that differ after another organizer's change; without it a conflict is an ordinary failure. */
  fieldsOf?: (theirs: State, what: What) => ConflictField[];
  /** Goes on with the other organizer's state. */
  takeTheirs: (theirs: State) => void;
  /** Whether it may be sent now; an own version that is kept asks again. */
  isReady?: boolean;
  /** Handles a failure itself. @returns whether it did */
  onFailure?: (error: unknown) => boolean;
}

type Attempt<What> =
  | { kind: 'none' }
  /** `error` is the conflict that the own version overwrites. */
  | { kind: 'busy'; what: What; error?: unknown }
  | { kind: 'failed'; what: What; error: unknown };

/**
 * One versioned write: busy, failed, or refused with both versions after another organizer's change (ORG-10). `conflict`
 * holds the props of `ConflictAlert`.
 */
export function useVersioned<What, State extends { version: number }, Answer = unknown>({
  send,
  fieldsOf,
  takeTheirs,
  isReady = true,
  onFailure,
}: VersionedOptions<What, State, Answer>) {
  const [attempt, setAttempt] = useState<Attempt<What>>({ kind: 'none' });
  const isBusy = attempt.kind === 'busy';
  const error = attempt.kind === 'none' ? undefined : attempt.error;
  const conflict = fieldsOf && readVersionConflict<State>(error);
  const clear = () => setAttempt({ kind: 'none' });

  /** @returns the answer, or undefined after a failure, which is shown */
  const write = async (what: What, version?: number): Promise<Answer | undefined> => {
    if (isBusy || !isReady) return undefined;
    setAttempt({ kind: 'busy', what, error: version === undefined ? undefined : error });
    try {
      const answer = await send(what, version);
      clear();
      return answer;
    } catch (thrown) {
      const isConflict = fieldsOf && readVersionConflict(thrown) !== undefined;
      if (!isConflict && onFailure?.(thrown) === true) clear();
      else setAttempt({ kind: 'failed', what, error: thrown });
      return undefined;
    }
  };

  return {
    isBusy,
    /** The write under way, or the failed one. */
    what: attempt.kind === 'none' ? undefined : attempt.what,
    /** Why it failed, other than by a conflict. */
    error: conflict ? undefined : error,
    conflict:
      conflict && attempt.kind !== 'none'
        ? {
            conflict,
            fields: fieldsOf(conflict.current, attempt.what),
            isBusy,
            onTakeTheirs: () => {
              clear();
              takeTheirs(conflict.current);
            },
            onKeepMine: () => void write(attempt.what, conflict.current.version),
          }
        : undefined,
    write,
    /** Forgets a failure or a conflict. */
    clear,
  };
}
