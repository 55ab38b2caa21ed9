import { and, eq, inArray } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { moscowDate } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { invitations, meetingSides, users } from '#platform/database/schema.ts';
import { conflict, forbidden, notFound } from '#platform/errors/httpError.ts';
import { findEvent } from '../event/activeEvent.ts';
import { isSlotPast } from '../event/slots.ts';
import { pointsOf } from '../points/pointStatuses.ts';
import { isVisible } from '../users/participants.ts';

export interface Party {
  id: number;
  type: 'Заказчик' | 'Поставщик';
  company: string;
  only_chat: boolean;
  is_admin: boolean;
  is_blocked: boolean;
}

async function findParty(tx: Database, id: number): Promise<Party | undefined> {
  const [party] = await tx
    .select({
      id: users.id,
      type: users.type,
      company: users.company,
      only_chat: users.only_chat,
      is_admin: users.is_admin,
      is_blocked: users.is_blocked,
    })
    .from(users)
    .where(and(eq(users.id, id), isVisible));
  return party;
}

/**
 * Loads the sender inside the transaction, because they may have become chat-only or blocked since the request arrived.
 * @throws HttpError 403 when they cannot take part in meetings
 */
export async function requireInviter(tx: Database, id: number): Promise<Party> {
  const sender = await findParty(tx, id);
  if (!sender || sender.is_blocked) throw forbidden('Ваша учётная запись заблокирована.');
  if (sender.is_admin) throw forbidden('Администратор не участвует во встречах.');
  if (sender.only_chat) throw forbidden('В режиме «только чат» встречи недоступны.');
  return sender;
}

/**
 * Loads the recipient.
 * @throws HttpError 404 when they are invisible to others, an administrator or the sender, 403 when the two may not meet
 */
export async function requireInvitee(tx: Database, sender: Party, id: number): Promise<Party> {
  const recipient = await findParty(tx, id);
  if (!recipient || recipient.is_admin || recipient.id === sender.id) throw notFound('Участник не найден.');
  if (recipient.is_blocked) throw forbidden('Данный пользователь заблокирован.');
  if (recipient.type === sender.type) throw forbidden('Встречи возможны только между поставщиками и заказчиками.');
  if (recipient.only_chat) throw forbidden('Участник общается только в чате, встреча невозможна.');
  return recipient;
}

/** Days before the event's first day when inviting opens. */
const DAYS_BEFORE_EVENT = 7;

interface Slot {
  date: string;
  point: string;
}

type Pair = readonly [senderId: number, recipientId: number];

/** @throws HttpError 409 unless today (Moscow) is between a week before the event and its last day */
export async function requireWindow(tx: Database, now: Date): Promise<void> {
  const event = await findEvent(tx);
  const today = moscowDate(now);
  if (!event) throw conflict('Сейчас нет мероприятия, встречу назначить нельзя.');
  const opens = DateTime.fromISO(event.datestart).minus({ days: DAYS_BEFORE_EVENT }).toFormat('yyyy-MM-dd');
  if (today < opens) throw conflict('Мероприятие ещё не началось, встречу назначить нельзя.');
  if (today > event.dateend) throw conflict('Мероприятие закончилось, встречу назначить нельзя.');
}

/**
 * The id of the meeting that the two have in a slot.
 * @throws HttpError 404 without a meeting, 409 when it cannot be moved
 */
export async function requireMovable(
  tx: Database,
  [senderId, recipientId]: Pair,
  from: Slot,
  now: Date,
): Promise<number> {
  const isMeeting = and(
    eq(meetingSides.user_id, senderId),
    eq(meetingSides.partner_id, recipientId),
    eq(meetingSides.date, from.date),
    eq(meetingSides.point, from.point),
  );
  const [meeting] = await tx.select({ id: meetingSides.meeting_id }).from(meetingSides).where(isMeeting);
  if (!meeting) throw notFound('Встречи, которую нужно перенести, нет.');
  if (from.date < moscowDate(now)) throw conflict('Прошедшую встречу перенести нельзя.');
  const isMoveOfMeeting = and(
    eq(invitations.status, 'AWAITING'),
    ofPair([senderId, recipientId]),
    eq(invitations.from_date, from.date),
    eq(invitations.from_point, from.point),
  );
  const openMoves = await tx
    .select({ date: invitations.date, point: invitations.point })
    .from(invitations)
    .where(isMoveOfMeeting);
  // An invitation to a slot that has begun stays AWAITING but no longer blocks another move.
  if (openMoves.some(({ date, point }) => !isSlotPast(date, point, now)))
    throw conflict('Перенос этой встречи уже запрошен.');
  return meeting.id;
}

/** @throws HttpError 409 when an invitation between the two to this slot already awaits an answer */
export async function requireNoOpenInvitation(tx: Database, pair: Pair, { date, point }: Slot): Promise<void> {
  const isOpen = and(
    eq(invitations.status, 'AWAITING'),
    ofPair(pair),
    eq(invitations.date, date),
    eq(invitations.point, point),
  );
  const [open] = await tx.select({ id: invitations.id }).from(invitations).where(isOpen);
  if (open) throw conflict('Приглашение на это время уже отправлено.');
}

/** @throws HttpError 409 unless the slot is in the future, the recipient offers it and the sender has no meeting in it */
export async function requireSlotForBoth(
  tx: Database,
  [senderId, recipientId]: Pair,
  { date, point }: Slot,
  now: Date,
): Promise<void> {
  if (isSlotPast(date, point, now)) throw conflict('Это время уже прошло.');
  const offered = await pointsOf(tx, recipientId, date, senderId);
  if (offered.find((slot) => slot.point === point)?.status !== 'AVAILABLE')
    throw conflict('Участник недоступен в это время.');
  const isOwn = and(eq(meetingSides.user_id, senderId), eq(meetingSides.date, date), eq(meetingSides.point, point));
  const [own] = await tx.select({ id: meetingSides.meeting_id }).from(meetingSides).where(isOwn);
  if (own) throw conflict('У вас на это время уже назначена встреча.');
}

const ofPair = (pair: Pair) =>
  and(inArray(invitations.sender_id, [...pair]), inArray(invitations.recipient_id, [...pair]));
