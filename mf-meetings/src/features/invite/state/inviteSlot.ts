import type { MeetingCompany, Point } from 'shared-api/contract';
import { isPastSlot } from 'shared-api/time';
import type { OpenInvitation } from '#api/useOpenInvitations';

/**
 * Classifies a slot of the other company for the current user (design, section 4): `free` for both; `off-hours`, free
 * for them but outside the user's hours; `rival`, free for them, while the user has an open invitation with another
 * company; `clash`, free for them, while the user has a meeting; `asked`, the two have an open invitation; `ours`, the
 * two have a meeting; `taken` by a meeting with others; `current`, the slot of the meeting being moved.
 */
export type InviteSlotKind =
  'free' | 'off-hours' | 'rival' | 'clash' | 'asked' | 'ours' | 'taken' | 'blocked' | 'past' | 'current';

/** A slot of the other company, combined with the current user's schedule. */
export interface InviteSlot {
  date: string;
  point: string;
  kind: InviteSlotKind;
  /** Companies the current user meets in this slot. */
  met: string[];
  /** The current user's open invitations with other companies for this slot. */
  rivals: OpenInvitation[];
  /** The open invitation between the two companies. */
  asked: OpenInvitation | undefined;
  /** Outside the current user's working hours. */
  isOffHours: boolean;
}

/** Data about one day of both companies. */
export interface InviteDayFacts {
  /** yyyy-MM-dd */
  date: string;
  /** The other company. */
  userId: number;
  theirs: readonly Point[];
  /** The current user's slots; undefined to ignore them. */
  own: readonly Point[] | undefined;
  /** Companies the current user meets that day. */
  companies: readonly MeetingCompany[];
  /** All open invitations of the current user. */
  open: readonly OpenInvitation[];
  /** The slot of the meeting being moved. */
  current?: { date: string; point: string };
}

/** Combines the other company's day with the current user's, slot by slot. */
export function inviteSlots({ date, userId, theirs, own, companies, open, current }: InviteDayFacts): InviteSlot[] {
  const ownStatus = new Map(own?.map(({ point, status }) => [point, status]));
  return theirs.map(({ point, status }) => {
    const met = companies.filter((company) => company.point === point);
    const here = open.filter((invitation) => invitation.date === date && invitation.point === point);
    const slot = {
      date,
      point,
      met: met.map(({ company }) => company),
      rivals: here.filter(({ user_id }) => user_id !== userId),
      asked: here.find(({ user_id }) => user_id === userId),
      isOffHours: ownStatus.get(point) === 'BLOCKED',
    };
    const kindOf = (): InviteSlotKind => {
      if (current?.date === date && current.point === point) return 'current';
      if (met.some(({ company_id }) => company_id === userId)) return 'ours';
      if (isPastSlot(date, point)) return 'past';
      if (status === 'ASSIGNED') return 'taken';
      if (slot.asked) return 'asked';
      if (status === 'BLOCKED') return 'blocked';
      if (ownStatus.get(point) === 'ASSIGNED') return 'clash';
      if (slot.rivals.length > 0) return 'rival';
      return slot.isOffHours ? 'off-hours' : 'free';
    };
    return { ...slot, kind: kindOf() };
  });
}

/** Whether the current user can invite to this slot. */
export function isOffered({ kind }: InviteSlot): boolean {
  return kind === 'free' || kind === 'off-hours' || kind === 'rival';
}
