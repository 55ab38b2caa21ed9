import type { Schema } from 'shared-api/contract';

export type Bulk = Schema<'Bulk'>;

export type BulkAction = 'activate' | 'decline' | 'block' | 'unblock' | 'return';

/** A decision on companies, as the server takes it. */
export type ParticipantsChange =
  | { action: 'activate' | 'unblock' | 'return'; bulk: Bulk }
  | { action: 'decline'; bulk: Bulk; reason: string; letter: boolean }
  | { action: 'block'; bulk: Bulk; reason: string };

/** The companies that a bulk action is for. */
export interface BulkTarget {
  bulk: Bulk;
  count: number;
  /** Names by id of companies that were on the page, for the outcome. */
  names: ReadonlyMap<number, string>;
}

/** Decisions that a state allows, the main one first. */
export function decisionsOn(state: Schema<'ParticipantState'>): readonly BulkAction[] {
  switch (state) {
    case 'waiting':
      return ['activate', 'decline'];
    case 'declined':
      return ['return'];
    case 'registering':
    case 'active':
      return ['block'];
    case 'blocked':
      return ['unblock'];
  }
}

/** A single company as a target. */
export const targetOf = ({ id, company }: { id: number; company: string }): BulkTarget => ({
  bulk: { ids: [id] },
  count: 1,
  names: new Map([[id, company]]),
});

/** Id of the company if the target is a single one. */
export function onlyId({ bulk: { ids = [] } }: BulkTarget): number | undefined {
  return ids.length === 1 ? ids[0] : undefined;
}

/** Result of a bulk action. */
export interface BulkOutcome {
  action: BulkAction;
  done: number;
  refused: Schema<'BulkAnswer'>['refused'];
  names: ReadonlyMap<number, string>;
  /** Companies of the decision, while «Вернуть» is offered. */
  undoIds: readonly number[] | undefined;
}

/** Refusals by their reason, the most frequent first. */
export function byReason(refused: BulkOutcome['refused']): [reason: string, ids: number[]][] {
  const reasons = new Map<string, number[]>();
  for (const { id, reason } of refused) reasons.set(reason, [...(reasons.get(reason) ?? []), id]);
  return [...reasons].toSorted(([, one], [, other]) => other.length - one.length);
}
