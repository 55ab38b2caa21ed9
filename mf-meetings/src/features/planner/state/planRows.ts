import type { SendingInvitation } from '../api/createInvitationSender';
import type { SlotKey } from '../domain/slotKey';
import type { Candidate, Obstacle } from './candidates';
import { reservedSlots, type Times } from './propose';

/** A row with a proposed or manually chosen time. */
export interface OpenRow {
  kind: 'open';
  id: number;
  company: string;
  /** undefined when all common slots are in use by other rows or the days are full. */
  slot: SlotKey | undefined;
  /** Selectable slots: common and not used by another row, including the current slot. */
  options: readonly SlotKey[];
  isPinned: boolean;
  /** Selected for sending. */
  isOn: boolean;
  /** Another row has the same slot. */
  isClash: boolean;
}

export type ReadyRow = OpenRow & { slot: SlotKey };

/** A row with a confirmed invitation. */
export interface SendingRow {
  kind: 'sending';
  id: number;
  company: string;
  invitation: SendingInvitation;
  /** The next common slot. */
  next: SlotKey | undefined;
}

/** A company of the plan as displayed. */
export type PlanRow =
  | { kind: 'reading'; id: number }
  | { kind: 'failed'; id: number; reason: string }
  | { kind: 'impossible'; id: number; company: string; obstacle: Obstacle }
  | OpenRow
  | SendingRow;

interface PlanRowsOptions {
  candidates: ReadonlyMap<number, Candidate>;
  proposed: Times;
  pins: Times;
  /** Excluded from sending. */
  off: ReadonlySet<number>;
  invitations: ReadonlyMap<number, SendingInvitation>;
  /** Some companies are still loading, so a row without a time may still get one. */
  isReading: boolean;
}

/** The rows, in the order in which the companies were chosen. */
export function planRows({ candidates, proposed, pins, off, invitations, isReading }: PlanRowsOptions): PlanRow[] {
  const times = new Map<number, SlotKey>();
  for (const [id, candidate] of candidates) {
    if (candidate.kind !== 'possible' || invitations.has(id)) continue;
    const slot = [pins.get(id), proposed.get(id)].find((each) => each && candidate.options.includes(each));
    if (slot) times.set(id, slot);
  }
  const uses = new Map<SlotKey, number>();
  for (const slot of [...times.values(), ...reservedSlots(invitations)]) uses.set(slot, (uses.get(slot) ?? 0) + 1);

  return [...candidates].flatMap(([id, candidate]): PlanRow[] => {
    const invitation = invitations.get(id);
    if (invitation) {
      const isNew = (slot: SlotKey) => slot !== invitation.slot && !uses.has(slot);
      const open = candidate.kind === 'possible' ? candidate.options.filter(isNew) : [];
      const next = open.find((slot) => slot > invitation.slot) ?? open[0];
      return [{ kind: 'sending', id, company: invitation.company, invitation, next }];
    }
    switch (candidate.kind) {
      case 'unknown':
        return [];
      case 'reading':
        return [{ kind: 'reading', id }];
      case 'failed':
        return [{ kind: 'failed', id, reason: candidate.reason }];
      case 'impossible':
        return [{ kind: 'impossible', id, company: candidate.company.company, obstacle: candidate.obstacle }];
      case 'possible': {
        const slot = times.get(id);
        if (!slot && isReading) return [{ kind: 'reading', id }];
        return [
          {
            kind: 'open',
            id,
            company: candidate.company.company,
            slot,
            options: candidate.options.filter((each) => each === slot || !uses.has(each)),
            isPinned: slot !== undefined && slot === pins.get(id),
            isOn: slot !== undefined && !off.has(id),
            isClash: slot !== undefined && (uses.get(slot) ?? 0) > 1,
          },
        ];
      }
    }
  });
}

/** Whether the row will be sent. */
export function isReady(row: PlanRow): row is ReadyRow {
  return row.kind === 'open' && row.isOn && row.slot !== undefined;
}
