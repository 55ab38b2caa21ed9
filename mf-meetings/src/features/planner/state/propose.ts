import { assignTimes } from 'shared-api/assign-times';
import type { SendingInvitation } from '../api/createInvitationSender';
import { dateOf, type SlotKey } from '../domain/slotKey';
import type { Candidate } from './candidates';

/** Slots by company id. */
export type Times = ReadonlyMap<number, SlotKey>;

interface ProposeOptions {
  candidates: ReadonlyMap<number, Candidate>;
  /** Set by hand; kept. */
  pins: Times;
  /** Sent or being sent; kept as well. */
  invitations: ReadonlyMap<number, SendingInvitation>;
  /** Slots of own meetings and invitations. */
  engaged: ReadonlySet<SlotKey>;
  /** Maximum number of meetings a day, including existing ones. */
  perDay: number;
}

/** Proposes slots for as many companies as possible, except those with a manual time or an invitation. */
export function propose({ candidates, pins, invitations, engaged, perDay }: ProposeOptions): Times {
  const reserved = new Set(reservedSlots(invitations));
  const wishes: { id: number; options: readonly SlotKey[] }[] = [];
  for (const [id, candidate] of candidates) {
    if (candidate.kind !== 'possible' || invitations.has(id)) continue;
    const pin = pins.get(id);
    if (pin !== undefined && candidate.options.includes(pin)) reserved.add(pin);
    else wishes.push({ id, options: candidate.options });
  }
  const full = new Map<string, number>();
  for (const slot of new Set([...engaged, ...reserved])) full.set(dateOf(slot), (full.get(dateOf(slot)) ?? 0) + 1);
  return assignTimes({
    wishes: wishes.map(({ id, options }) => ({ id, options: options.filter((slot) => !reserved.has(slot)) })),
    dateOf,
    roomOn: (date) => perDay - (full.get(date) ?? 0),
  });
}

/** Slots of invitations that exist or may exist. */
export function reservedSlots(invitations: ReadonlyMap<number, SendingInvitation>): SlotKey[] {
  return [...invitations.values()]
    .filter(({ phase }) => ['waiting', 'sending', 'sent', 'unsure'].includes(phase.kind))
    .map(({ slot }) => slot);
}
