import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { quotedName } from 'shared-api/text';
import { moscowDate } from '#platform/clock/clock.ts';
import type { Schema } from '#platform/contract/types.ts';
import { intArray, lockTransaction, MEETINGS_LOCK, type Database } from '#platform/database/database.ts';
import { badRequest, conflict } from '#platform/errors/httpError.ts';
import type { Organizing } from '#platform/journal/organize.ts';
import { invitationEvents } from '../invitations/openInvitations.ts';
import { writeNotices, type NewNotice } from '../notices/writeNotices.ts';
import type { BulkAnswer, Refusal } from './bulk.ts';
import { findMeetings, pairWords, type MeetingRow } from './meetingRows.ts';
import { lockPlace, placeWords } from './placeRows.ts';

type Items = Schema<'MeetingItems'>;

const CODE = '{код}';
const CODE_LENGTH = 10;
// Without look-alike characters.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LONGEST_LINK = 300;

/** Puts meetings at a place, or takes their places away. */
export async function placeMeetingRows(
  act: Organizing,
  { items, place_id }: { items: Items; place_id: number | null },
): Promise<BulkAnswer> {
  const { tx, now } = act;
  await lockTransaction(tx, MEETINGS_LOCK);
  const place = place_id === null ? undefined : await lockPlace(tx, place_id);
  if (place && !place.is_active) throw conflict(`${quotedName(placeWords(place))} отключено.`);
  const { found, refused } = await lockItems(tx, items, now);
  const takenBy = new Map<string, string>();
  if (place) {
    const others = await findMeetings(tx, sql`meeting.place_id = ${place.id}`);
    const moved = new Set(found.map(({ id }) => id));
    for (const other of others) if (!moved.has(other.id)) takenBy.set(slotOf(other), pairWords(other));
  }
  const accepted: MeetingRow[] = [];
  for (const meeting of found) {
    const taker = takenBy.get(slotOf(meeting));
    if (place && taker !== undefined) {
      refused.push({ id: meeting.id, reason: `${place.label} в ${meeting.point} занят: ${taker}` });
      continue;
    }
    takenBy.set(slotOf(meeting), pairWords(meeting));
    accepted.push(meeting);
  }
  await setPlaces(
    tx,
    accepted.map(({ id }) => ({ id, place_id })),
  );
  await finish(act, accepted, 'place', { place: place ? placeWords(place) : null });
  if (place) await tellOfPlaces(act, accepted, () => placeWords(place));
  return { done: accepted.length, refused };
}

/** Sets the link of online meetings; {код} in the template becomes a room of each meeting's own. Null takes the links away. */
export async function linkMeetingRows(
  act: Organizing,
  { items, template }: { items: Items; template: string | null },
): Promise<BulkAnswer> {
  const { tx, now } = act;
  await lockTransaction(tx, MEETINGS_LOCK);
  const text = template?.trim() ?? null;
  if (text !== null) requireLink(text.replaceAll(CODE, 'x'.repeat(CODE_LENGTH)));
  const { found, refused } = await lockItems(tx, items, now);
  const links = new Map(found.map(({ id }) => [id, text?.replaceAll(CODE, makeCode) ?? null]));
  await tx.execute(sql`set local vstrecha.own_notices = 'on'`);
  await tx.execute(sql`
    update meetings set link = new.link, version = version + 1
    from jsonb_to_recordset(${JSON.stringify([...links].map(([id, link]) => ({ id, link })))}::jsonb) as new (id int, link text)
    where meetings.id = new.id`);
  await finish(act, found, 'link', { link: text });
  if (text !== null) await tellOfPlaces(act, found, ({ id }) => links.get(id) ?? '');
  return { done: found.length, refused };
}

/** Stores places; the unique key keeps two meetings from one place. */
export async function setPlaces(tx: Database, rows: { id: number; place_id: number | null }[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update meetings set place_id = new.place_id, version = version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new (id int, place_id int)
    where meetings.id = new.id and meetings.place_id is distinct from new.place_id`);
}

/** Tells both sides of meetings where they take place: one notice per company and press. */
export async function tellOfPlaces(
  { tx, now, tell }: Organizing,
  placed: readonly MeetingRow[],
  wordsOf: (meeting: MeetingRow) => string,
): Promise<void> {
  const byCompany = new Map<number, { meeting: MeetingRow; partner: number }[]>();
  for (const meeting of placed) {
    const [one, other] = meeting.sides;
    if (!one || !other) continue;
    byCompany.set(one.id, [...(byCompany.get(one.id) ?? []), { meeting, partner: other.id }]);
    byCompany.set(other.id, [...(byCompany.get(other.id) ?? []), { meeting, partner: one.id }]);
  }
  const drafts = [...byCompany].map(([user_id, own]): NewNotice => {
    const [first] = own;
    const count = own.length;
    return {
      user_id,
      kind: 'place',
      key: `place:${now.getTime()}:${first?.meeting.id}`,
      actor_id: count === 1 ? (first?.partner ?? null) : null,
      meeting_id: count === 1 ? (first?.meeting.id ?? null) : null,
      date: first?.meeting.date ?? null,
      point: first?.meeting.point ?? null,
      data: count === 1 && first ? { place: wordsOf(first.meeting) } : { count },
    };
  });
  tell(...invitationEvents([...byCompany.keys()]), ...(await writeNotices(tx, drafts, now)));
}

const slotOf = ({ date, point }: { date: string; point: string }) => `${date} ${point}`;

/** Locks meetings and refuses those that are gone, past or changed since they were seen. */
async function lockItems(tx: Database, items: Items, now: Date): Promise<{ found: MeetingRow[]; refused: Refusal[] }> {
  const ids = intArray(items.map(({ id }) => id));
  await tx.execute(sql`select id from meetings where id = any(${ids}) order by id for update`);
  const rows = await findMeetings(tx, sql`meeting.id = any(${ids})`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = new Map<number, MeetingRow>();
  const refused: Refusal[] = [];
  for (const { id, version } of items) {
    const row = byId.get(id);
    if (!row) refused.push({ id, reason: 'Встречу отменили' });
    else if (row.version !== version) refused.push({ id, reason: 'Встреча изменилась: обновите список' });
    else if (row.date < moscowDate(now)) refused.push({ id, reason: 'Встреча уже прошла' });
    else found.set(id, row);
  }
  return { found: [...found.values()], refused };
}

async function finish(
  act: Organizing,
  changed: readonly MeetingRow[],
  action: 'place' | 'link',
  after: Record<string, unknown>,
): Promise<void> {
  if (changed.length === 0) return act.unchanged();
  const title = changed.length === 1 && changed[0] ? pairWords(changed[0]) : undefined;
  const subject = { type: 'meeting' as const, ids: changed.map(({ id }) => id), ...(title !== undefined && { title }) };
  await act.journal(action, subject, null, after);
}

function requireLink(link: string): void {
  if (Array.from(link).length > LONGEST_LINK) throw badRequest(`Ссылка длиннее ${LONGEST_LINK} символов.`);
  const isSafe = /^https:\/\/[^\s\p{Cc}]+$/u.test(link) && URL.canParse(link);
  if (!isSafe) throw badRequest('Ссылка должна начинаться с https://.');
}

const makeCode = () => Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
