import { sql } from 'drizzle-orm';
import { moscowDate, moscowTime } from '#platform/clock/clock.ts';
import { intArray, selectRows, type Database } from '#platform/database/database.ts';
import { badRequest } from '#platform/errors/httpError.ts';
import { plainName } from '#platform/mail/mail.ts';

interface Words {
  subject: string;
  text: string;
}

interface Means {
  publicUrl: string;
  now: Date;
  /** The day before the meetings of `{встречи}`; an e-mail that waits for the end of quiet hours keeps it. */
  begunAt: Date;
}

/** Names of placeholders, each with how to find its values for some companies. */
const LISTS = {
  встречи: findMeetings,
  ждут_ответа: countAwaiting,
  подходящие: findFits,
} satisfies Record<string, (db: Database, ids: readonly number[], means: Means) => Promise<Map<number, string>>>;

const NAMES = ['имя', 'компания'];

/** Of all placeholders. */
export const PLACEHOLDERS: readonly string[] = [...NAMES, ...Object.keys(LISTS)];

/** By the name of a placeholder. */
type Values = ReadonlyMap<string, string>;

const PLACEHOLDER = /\{([^{}\n]*)\}/g;
const MOST_FITS = 3;
const LONGEST_SUBJECT = 200;
const LONGEST_TEXT = 10_000;

/** @throws HttpError 400 for a placeholder that does not exist, or not in a subject */
export function requirePlaceholders({ subject, text }: Words): void {
  for (const name of namesIn(text))
    if (!NAMES.includes(name) && !isList(name)) throw badRequest(`Нет подстановки {${name}}`);
  for (const name of namesIn(subject)) {
    if (isList(name)) throw badRequest(`В теме можно подставить только {имя} и {компания}, не {${name}}.`);
    if (!NAMES.includes(name)) throw badRequest(`Нет подстановки {${name}}`);
  }
}

/** A mailing's words for each company, in the preview as in what is sent. */
export async function fillWords(
  db: Database,
  words: Words,
  ids: readonly number[],
  means: Means,
): Promise<Map<number, Words>> {
  const values = await findValues(db, namesIn(words.text), ids, means);
  return new Map([...values].map(([id, each]) => [id, fill(words, each)]));
}

/** What placeholders become for each company; names of strangers are one line without addresses. */
export async function findValues(
  db: Database,
  names: Iterable<string>,
  ids: readonly number[],
  means: Means,
): Promise<Map<number, Values>> {
  const companies = await selectRows<{ id: number; firstname: string; company: string }>(
    db,
    sql`select id, firstname, company from users where id = any(${intArray(ids)})`,
  );
  const lists = new Map<string, Map<number, string>>();
  for (const name of names) if (isList(name)) lists.set(name, await LISTS[name](db, ids, means));
  return new Map(
    companies.map(({ id, firstname, company }) => {
      const listed = [...lists].map(([name, values]) => [name, values.get(id) ?? ''] as const);
      return [id, new Map([['имя', plainName(firstname)], ['компания', plainName(company)], ...listed])];
    }),
  );
}

/** Replaces the placeholders of words; a line of the text with an empty value is left out. */
export function fill({ subject, text }: Words, values: Values): Words {
  const fillLine = (line: string) => line.replace(PLACEHOLDER, (whole, name: string) => values.get(name) ?? whole);
  const isFull = (line: string) => ![...namesIn(line)].some((name) => values.get(name) === '');
  const lines = text
    .split('\n')
    .filter(isFull)
    .map(fillLine)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return { subject: cut(fillLine(subject), LONGEST_SUBJECT), text: cut(lines, LONGEST_TEXT) };
}

/** Whether a text takes long to fill: comparing a company's activity areas with those of 100,000 others takes some 20 ms. */
export const isSlowToFill = (text: string) => namesIn(text).has('подходящие');

const namesIn = (text: string) => new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name));

const isList = (name: string): name is keyof typeof LISTS => Object.hasOwn(LISTS, name);

/** Cuts by code units, which the database and the contract count, without halving a character. */
const cut = (text: string, longest: number) => (text.length <= longest ? text : text.slice(0, longest).toWellFormed());

async function findMeetings(db: Database, ids: readonly number[], { begunAt }: Means): Promise<Map<number, string>> {
  const rows = await selectRows<{ user_id: number; point: string; company: string; place: string | null }>(
    db,
    sql`select side.user_id, side.point, partner.company, meeting_place(meetings.place_id, meetings.link) as place
      from meeting_sides as side join meetings on meetings.id = side.meeting_id join users as partner on partner.id = side.partner_id
      where side.user_id = any(${intArray(ids)}) and side.date = ${moscowDate(begunAt, 1)} order by side.point`,
  );
  return linesOf(
    ids,
    rows,
    ({ point, company, place }) => `${point} ${plainName(company)}${place === null ? '' : `, ${place}`}`,
  );
}

async function countAwaiting(db: Database, ids: readonly number[], { now }: Means): Promise<Map<number, string>> {
  const rows = await selectRows<{ user_id: number; count: number }>(
    db,
    sql`select recipient_id as user_id, count(*)::int as count from invitations
      where recipient_id = any(${intArray(ids)}) and status = 'AWAITING' and date + point::time > ${moscowTime(now)}::timestamp group by 1`,
  );
  return linesOf(ids, rows, ({ count }) => String(count));
}

/** Companies of the other type with the most common activity areas, without those that it meets. */
async function findFits(db: Database, ids: readonly number[], { publicUrl }: Means): Promise<Map<number, string>> {
  const rows = await selectRows<{ user_id: number; id: number; company: string }>(
    db,
    sql`select own.id as user_id, fit.user_id as id, users.company from users as own cross join lateral (
        select near.user_id, near.common from (
          select theirs.user_id, count(*) as common
          from user_activities as mine join user_activities as theirs on theirs.activity_id = mine.activity_id
          where mine.user_id = own.id group by theirs.user_id order by common desc, theirs.user_id
        ) as near
        -- Looked up one by one, from the best: few are needed.
        cross join lateral (
          select from company_facts as fact where fact.user_id = near.user_id and fact.type <> own.type and fact.state = 'active' offset 0
        ) as fact
        where not exists (select from meeting_sides as side where side.user_id = own.id and side.partner_id = near.user_id offset 0)
        order by near.common desc, near.user_id limit ${sql.raw(String(MOST_FITS))}
      ) as fit join users on users.id = fit.user_id
      where own.id = any(${intArray(ids)}) order by own.id, fit.common desc, fit.user_id`,
  );
  return linesOf(ids, rows, ({ id, company }) => `${plainName(company)}: ${publicUrl}/profile/${id}`);
}

/** A line per row, empty for a company without rows. */
function linesOf<Row extends { user_id: number }>(
  ids: readonly number[],
  rows: readonly Row[],
  toLine: (row: Row) => string,
): Map<number, string> {
  const byUser = Map.groupBy(rows, ({ user_id }) => user_id);
  return new Map(ids.map((id) => [id, byUser.get(id)?.map(toLine).join('\n') ?? '']));
}
