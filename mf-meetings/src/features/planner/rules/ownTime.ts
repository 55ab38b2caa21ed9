import { serverNow } from 'shared-api/clock';
import type { MeetingCompany, Point } from 'shared-api/contract';
import { dayOf, formatTime } from 'shared-api/time';
import type { OpenInvitation } from '#api/useOpenInvitations';
import { slotKey, type SlotKey } from './slotKey';

/** One of the current user's days. */
export interface OwnDay {
  date: string;
  points: readonly Point[];
  /** Who is met on it. */
  companies: readonly MeetingCompany[];
}

/** What there is already with a company: a meeting, or a request that awaits a decision. */
export interface Appointment {
  kind: 'meeting' | 'invited' | 'was-invited';
  slot: SlotKey;
}

/** The current user's time, as a plan sees it. */
export interface OwnTime {
  /** Free, still to come, and without a request either way; in order of time. */
  free: readonly SlotKey[];
  /** Meetings, and requests that were sent and may become some: they count for «no more than so many a day». */
  engaged: ReadonlySet<SlotKey>;
  /** The first that there is with each company. Nobody is invited twice by one plan after another. */
  appointments: ReadonlyMap<number, Appointment>;
}

/** @param open all requests that await a decision; those that would move a meeting hold their new slot too */
export function ownTimeOf(days: readonly OwnDay[], open: readonly OpenInvitation[]): OwnTime {
  const now = presentMinute();
  const requested = new Set(open.map(({ date, point }) => slotKey(date, point)));
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
    free: slotsOf('AVAILABLE').filter((slot) => !requested.has(slot) && slot > now),
    engaged: new Set([...slotsOf('ASSIGNED'), ...sent.map(({ date, point }) => slotKey(date, point))]),
    appointments,
  };
}

/**
 * The present minute as a slot: what is later has not begun. Asked once for many slots, since the calendar is slow to ask.
 */
export function presentMinute(): SlotKey {
  const instant = new Date(serverNow()).toISOString();
  return slotKey(dayOf(instant), formatTime(instant));
}
