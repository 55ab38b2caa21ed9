import { and, eq, not, sql, type SQL } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { ZONE } from '#platform/clock/clock.ts';
import type { Schema } from '#platform/contract/types.ts';
import { EVENT_LOCK, lockTransaction } from '#platform/database/database.ts';
import { events, invitations, meetingSides } from '#platform/database/schema.ts';
import { badRequest, StateError } from '#platform/errors/httpError.ts';
import type { Organizing } from '#platform/journal/organize.ts';
import { findWholeEvent } from '../event/activeEvent.ts';
import { requireCalendarDate } from '../event/slots.ts';
import { fellNotices } from '../invitations/invitationNotices.ts';
import { cancelImpossible, invitationEvents, isOpen } from '../invitations/openInvitations.ts';
import { cancelSides, type Side } from '../meetings/cancelSides.ts';
import { pluralOf } from '../notices/pluralOf.ts';
import { writeNotices, type NewNotice } from '../notices/writeNotices.ts';
import { byOrganizer } from './organizerNotices.ts';
import { siteEvent } from './siteEvent.ts';
import { requireVersion } from './versions.ts';

type Form = Schema<'OrganizerEventForm'>;

const MOST_DAYS = 60;

const formOf = ({ name, datestart, dateend, venue, address, version }: typeof events.$inferSelect) => ({
  name,
  datestart,
  dateend,
  venue,
  address,
  version,
});

/** The event as organizers edit it; null without a planned one. */
export async function readEvent(db: Organizing['tx']): Promise<Schema<'OrganizerEvent'> | null> {
  const event = await findWholeEvent(db);
  return event ? formOf(event) : null;
}

/**
 * Saves the event, or plans the first one. Meetings and invitations outside its new dates are cancelled, once `accept` says so.
 * @throws StateError with their numbers without `accept`, or after a change by another organizer
 */
export async function saveWholeEvent(act: Organizing, form: Form): Promise<void> {
  const { tx, tell } = act;
  const { accept = false, version } = form;
  const fields = readForm(form);
  await lockTransaction(tx, EVENT_LOCK);
  const event = await findWholeEvent(tx);
  const present = event ? formOf(event) : { version: 0 };
  await requireVersion(act, { type: 'event' }, present.version, version, present);
  const outside = await findOutside(act, fields);
  const count = { meetings: outside.sides.length / 2, invitations: outside.open };
  if (!accept && (count.meetings > 0 || count.invitations > 0))
    throw new StateError({ message: consequence(count.meetings, count.invitations), ...count });
  if (event)
    await tx
      .update(events)
      .set({ ...fields, version: event.version + 1, is_demo: false })
      .where(eq(events.id, event.id));
  else await tx.insert(events).values({ ...fields, version: 1 });
  await cancelOutside(act, outside);
  const before = event && formOf(event);
  await act.journal('event', { type: 'event', title: fields.name }, before ?? null, { ...fields, ...count });
  tell(siteEvent('event'));
}

function readForm({ name, datestart, dateend, venue, address }: Form) {
  for (const date of [datestart, dateend]) requireCalendarDate(date);
  if (dateend < datestart) throw badRequest('Конец не может быть раньше начала.');
  const days =
    DateTime.fromISO(dateend, { zone: ZONE }).diff(DateTime.fromISO(datestart, { zone: ZONE }), 'days').days + 1;
  if (days > MOST_DAYS) throw badRequest(`Мероприятие длится не больше ${MOST_DAYS} дней.`);
  return { name: name.trim(), datestart, dateend, venue: venue.trim(), address: address.trim() };
}

interface Outside {
  sides: Side[];
  open: number;
  isOpenOutside: SQL | undefined;
}

async function findOutside(
  { tx, now }: Organizing,
  { datestart, dateend }: { datestart: string; dateend: string },
): Promise<Outside> {
  const local = DateTime.fromJSDate(now, { zone: ZONE }).toFormat('yyyy-MM-dd HH:mm');
  const sides = await tx
    .select()
    .from(meetingSides)
    .where(
      and(
        not(sql`${meetingSides.date} between ${datestart} and ${dateend}`),
        sql`${meetingSides.date} + ${meetingSides.point}::time > ${local}::timestamp`,
      ),
    )
    .orderBy(meetingSides.meeting_id, meetingSides.user_id);
  const isOpenOutside = and(isOpen(now), not(sql`${invitations.date} between ${datestart} and ${dateend}`));
  return { sides, open: await tx.$count(invitations, isOpenOutside), isOpenOutside };
}

/** Invitations first: then the meetings' own requests to move are among them. */
async function cancelOutside(act: Organizing, { sides, isOpenOutside }: Outside): Promise<void> {
  const { tx, now, tell } = act;
  const fallen = await cancelImpossible(tx, isOpenOutside);
  const cancelled = await cancelSides(tx, sides, now);
  const drafts: NewNotice[] = [
    ...sides.map((side) => byOrganizer(cancelled.noticeFor(side, 'Изменились даты мероприятия'))),
    ...fallen.flatMap((invitation) => fellNotices(invitation, 'event')),
  ];
  tell(...invitationEvents([...drafts.map(({ user_id }) => user_id), ...cancelled.others]));
  tell(...(await writeNotices(tx, drafts, now)));
}

function consequence(meetings: number, invitations: number): string {
  const parts = [
    ...(meetings > 0 ? [`${meetings} ${pluralOf(meetings, ['встреча', 'встречи', 'встреч'])}`] : []),
    ...(invitations > 0
      ? [`${invitations} ${pluralOf(invitations, ['приглашение', 'приглашения', 'приглашений'])}`]
      : []),
  ];
  return `Вне новых дат останутся ${parts.join(' и ')}. Они отменятся, участники узнают.`;
}
