import type { SendingInvitation } from '../api/createInvitationSender';
import type { SlotKey } from '../rules/slotKey';
import type { Candidate, Obstacle } from './candidates';
import { heldSlots, type Times } from './propose';

/** A row whose time is proposed or was set by hand. */
export interface OpenRow {
  kind: 'open';
  id: number;
  company: string;
  /** No time: it is free on both sides, but others have it, or the days are full. */
  slot: SlotKey | undefined;
  /** What else can be chosen: free on both sides, and not in another row; the present one included. */
  options: readonly SlotKey[];
  isPinned: boolean;
  /** Is to be invited. */
  isOn: boolean;
  /** Another row has the same time. */
  isClash: boolean;
}

/** A row that can be sent. */
export type ReadyRow = OpenRow & { slot: SlotKey };

/** A row that has been confirmed. */
export interface SendingRow {
  kind: 'sending';
  id: number;
  company: string;
  invitation: SendingInvitation;
  /** The next time that is free on both sides. */
  next: SlotKey | undefined;
}

/** A company of the plan as it stands on the screen. */
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
  /** Not to be invited now. */
  off: ReadonlySet<number>;
  invitations: ReadonlyMap<number, SendingInvitation>;
  /** Not all are read yet: who has no time may still get one. */
  isReading: boolean;
}

/** The rows in the order in which the companies were chosen. */
export function planRows({ candidates, proposed, pins, off, invitations, isReading }: PlanRowsOptions): PlanRow[] {
  const times = new Map<number, SlotKey>();
  for (const [id, candidate] of candidates) {
    if (candidate.kind !== 'possible' || invitations.has(id)) continue;
    const slot = [pins.get(id), proposed.get(id)].find((each) => each && candidate.options.includes(each));
    if (slot) times.set(id, slot);
  }
  const uses = new Map<SlotKey, number>();
  for (const slot of [...times.values(), ...heldSlots(invitations)]) uses.set(slot, (uses.get(slot) ?? 0) + 1);

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

/** Whether a company is to be invited when the plan is sent. */
export function isReady(row: PlanRow): row is ReadyRow {
  return row.kind === 'open' && row.isOn && row.slot !== undefined;
}
