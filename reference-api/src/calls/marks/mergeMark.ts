import type { Schema } from '#platform/contract/types.ts';
import type { MarkRow } from './markRows.ts';

/** Maximum length of a value, in characters; the same as in the contract. */
const MAX_LENGTH = 4000;

/**
 * Merges a device's change into a stored mark; `undefined` leaves it as stored. A change of the same base replaces it.
 * Otherwise another device was faster: the later change wins, and no text of a note is lost.
 * @param now changes of a clock that is ahead count as made now
 */
export function mergeMark(
  stored: Pick<MarkRow, 'value' | 'changed_at'> | undefined,
  change: Schema<'MarkChange'>,
  now: number,
): Pick<MarkRow, 'value' | 'changed_at'> | undefined {
  const { kind, value, base } = change;
  // A later change of the same mark has a later time, also within a millisecond.
  const next = { value, changed_at: Math.max(Math.min(change.changed_at, now), (base ?? -1) + 1) };
  if (!stored) return value === '' ? undefined : next;
  if (stored.value === value) return undefined;
  if (stored.changed_at === base) return next;
  if (kind === 'note' && (stored.value !== '' || value !== '')) {
    const both = joinNotes(stored, next);
    return both === stored.value ? undefined : { value: both, changed_at: Math.max(now, stored.changed_at + 1) };
  }
  return next.changed_at > stored.changed_at ? next : undefined;
}

type Side = Pick<MarkRow, 'value' | 'changed_at'>;

/** Puts both texts together, the earlier first; only this is cut when they are too long. */
function joinNotes(one: Side, other: Side): string {
  const [earlier, later] = one.changed_at <= other.changed_at ? [one.value, other.value] : [other.value, one.value];
  if (later.includes(earlier)) return later;
  if (earlier.includes(later)) return earlier;
  return `${earlier.slice(0, MAX_LENGTH - later.length - 1).trimEnd()}\n${later}`.trimStart();
}
