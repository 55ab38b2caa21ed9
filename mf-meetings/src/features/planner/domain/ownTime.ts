import { serverNow } from 'shared-api/clock';
import type { MeetingCompany, Point } from 'shared-api/contract';
import { dayOf, earliestCommonSlot, formatTime } from 'shared-api/time';
import type { OpenInvitation } from '#api/useOpenInvitations';
import { slotKey, type SlotKey } from './slotKey';

/** One of the current user's days. */
export interface OwnDay {
  date: string;
  points: readonly Point[];
  /** Companies with meetings that day. */
  companies: readonly MeetingCompany[];
}

/** An existing meeting with a company, or an invitation awaiting a decision. */
export interface Appointment {
  kind: 'meeting' | 'invited' | 'was-invited';
  slot: SlotKey;
}

/** The current user's schedule, as input of the plan. */
export interface OwnTime {
  /** Slots that are free, far enough ahead and without an open invitation; ordered by time. */
  free: readonly SlotKey[];
  /** Slots of meetings and of sent invitations, which may become meetings: they count towards the limit a day. */
  engaged: ReadonlySet<SlotKey>;
  /** The first one with each company, so that consecutive plans do not invite a company twice. */
  appointments: ReadonlyMap<number, Appointment>;
}

/** @param open all invitations that await a decision; those to move a meeting block their new slot, too */
export function ownTimeOf(days: readonly OwnDay[], open: readonly OpenInvitation[]): OwnTime {
  const now = presentMinute();
  const invited = new Set(open.map(({ date, point }) => slotKey(date, point)));
  const earliest = earliestCommonSlot();
  const sent = open.filter(({ kind }) => kind.direction === 'outgoing' && !kind.isMove);
  const slotsOf = (status: Point['status']) =>
    days.flatMap(({ date, points }) =>
      points.filter((point) => point.status === status).map(({ point }) => slotKey(date, point)),
    );
  const appointments = new Map<number, Appointment>();
  const note = (companyId: number, appointment: Appointment) => {
    if (!appointments.has(companyId)) appointments.set(companyId, appointment);
  };
  for (const { date, companies } of days)
    for (const { company_id, point } of companies)
      if (slotKey(date, point) > now) note(company_id, { kind: 'meeting', slot: slotKey(date, point) });
  for (const { user_id, date, point, kind } of open) {
    if (kind.isMove) continue;
    note(user_id, { kind: kind.direction === 'outgoing' ? 'invited' : 'was-invited', slot: slotKey(date, point) });
  }
  return {
    free: slotsOf('AVAILABLE').filter((slot) => !invited.has(slot) && slot >= earliest),
    engaged: new Set([...slotsOf('ASSIGNED'), ...sent.map(({ date, point }) => slotKey(date, point))]),
    appointments,
  };
}

/**
 * The current minute as a slot key; later slots have not begun. Computed once for many slots, because time zone
 * formatting is slow.
 */
export function presentMinute(): SlotKey {
  const instant = new Date(serverNow()).toISOString();
  return slotKey(dayOf(instant), formatTime(instant));
}
