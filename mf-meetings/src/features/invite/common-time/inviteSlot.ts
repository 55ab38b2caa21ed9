import type { MeetingCompany, Point } from 'shared-api/contract';
import { isPastSlot } from 'shared-api/time';
import type { OpenInvitation } from '#api/useOpenInvitations';

/**
 * What a slot of the other company is to the viewer (design, section 4): `free` for both; `off-hours`, free for them and not among the
 * viewer's hours; `requested`, free for them while another request of the viewer's waits there; `clash`, free for them while the viewer
 * meets somebody; `asked`, these two have an open request there; `ours`, they meet there; `taken` by others; `current`, the meeting that is
 * being moved stands there.
 */
export type InviteSlotKind =
  'free' | 'off-hours' | 'requested' | 'clash' | 'asked' | 'ours' | 'taken' | 'blocked' | 'past' | 'current';

/** A slot of the other company laid over the viewer's own. */
export interface InviteSlot {
  date: string;
  point: string;
  kind: InviteSlotKind;
  /** With whom the viewer meets then. */
  met: string[];
  /** The viewer's open requests with others for this time. */
  rivals: OpenInvitation[];
  /** The open request of these two. */
  asked: OpenInvitation | undefined;
  /** The viewer has marked this time as not working. */
  isOffHours: boolean;
}

/** What is known of one day on both sides. */
export interface InviteDayFacts {
  /** yyyy-MM-dd */
  date: string;
  /** The other company. */
  userId: number;
  theirs: readonly Point[];
  /** The viewer's own slots; without them only the other company's count. */
  own: readonly Point[] | undefined;
  /** With whom the viewer meets that day. */
  companies: readonly MeetingCompany[];
  /** All open requests of the viewer. */
  open: readonly OpenInvitation[];
  /** The meeting that is being moved. */
  current?: { date: string; point: string };
}

/** The other company's day over the viewer's own, slot by slot. */
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
      if (slot.rivals.length > 0) return 'requested';
      return slot.isOffHours ? 'off-hours' : 'free';
    };
    return { ...slot, kind: kindOf() };
  });
}

/** Whether the viewer may invite to this slot. */
export function isOffered({ kind }: InviteSlot): boolean {
  return kind === 'free' || kind === 'off-hours' || kind === 'requested';
}
