import type { SendingInvitation } from '../api/createInvitationSender';
import { assignTimes } from '../rules/assignTimes';
import { dateOf, type SlotKey } from '../rules/slotKey';
import type { Candidate } from './candidates';

/** Times by company. */
export type Times = ReadonlyMap<number, SlotKey>;

interface ProposeOptions {
  candidates: ReadonlyMap<number, Candidate>;
  /** Set by hand; they stay. */
  pins: Times;
  /** Sent, or being sent; they stay too. */
  invitations: ReadonlyMap<number, SendingInvitation>;
  /** Own meetings and requests. */
  engaged: ReadonlySet<SlotKey>;
  /** Meetings on one day at most, with those that there are. */
  perDay: number;
}

/** Times for as many companies as possible, besides those that have one by hand or have been invited. */
export function propose({ candidates, pins, invitations, engaged, perDay }: ProposeOptions): Times {
  const held = new Set(heldSlots(invitations));
  const wishes: { id: number; options: readonly SlotKey[] }[] = [];
  for (const [id, candidate] of candidates) {
    if (candidate.kind !== 'possible' || invitations.has(id)) continue;
    const pin = pins.get(id);
    if (pin !== undefined && candidate.options.includes(pin)) held.add(pin);
    else wishes.push({ id, options: candidate.options });
  }
  const full = new Map<string, number>();
  for (const slot of new Set([...engaged, ...held])) full.set(dateOf(slot), (full.get(dateOf(slot)) ?? 0) + 1);
  return assignTimes({
    wishes: wishes.map(({ id, options }) => ({ id, options: options.filter((slot) => !held.has(slot)) })),
    dateOf,
    roomOn: (date) => perDay - (full.get(date) ?? 0),
  });
}

/** Slots of invitations that are there, or may be. */
export function heldSlots(invitations: ReadonlyMap<number, SendingInvitation>): SlotKey[] {
  return [...invitations.values()]
    .filter(({ phase }) => ['waiting', 'sending', 'sent', 'unsure'].includes(phase.kind))
    .map(({ slot }) => slot);
}
