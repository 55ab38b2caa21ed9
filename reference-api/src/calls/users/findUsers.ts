import { setImmediate } from 'node:timers/promises';
import { and, arrayOverlaps, count, eq, inArray, like, not, sql, type SQL } from 'drizzle-orm';
import { isBlank, textKey } from 'shared-api/text';
import type { QueryOf, Schema } from '#platform/contract/types.ts';
import { containsKey, intArray, type Database } from '#platform/database/database.ts';
import { cities, users } from '#platform/database/schema.ts';
import { badRequest, forbidden } from '#platform/errors/httpError.ts';
import { userOperation } from '#platform/http/operation.ts';
import { pageCount, pageOffset, StreamedJson } from '#platform/http/pages.ts';
import type { Viewer } from '#platform/sessions/sessions.ts';
import { hasTitle } from '../geonames/findCity.ts';
import { readSettings, type Settings } from '../settings/readSettings.ts';
import { inCatalogueOf } from './catalogueScope.ts';
import { findFits, type CatalogueRequest } from './fitPages.ts';
import { countFree, findFreeTime, freeTimeOfDays, hasCommonTime } from './freeTime.ts';
import { addMeetingFacts } from './meetingFacts.ts';
import { findLatestVisitors, findParticipants, hasChat, hasMeeting } from './participants.ts';

type CatalogFilter = Schema<'CatalogFilter'>;
type Participant = Schema<'Participant'>;

/** Longest first page that is read in the queue of ordinary ones. */
const ORDINARY_PAGE = 100;
/** Shorter parts are in most names. */
const ORDINARY_TEXT = 3;
/** Chosen cities, areas and options of an ordinary filter. */
const ORDINARY_CHOICES = 50;

/** Only mailings may request longer pages. */
const LONG_PAGE = 1000;
/** Companies per query of a longer page. */
const PART = 500;

/** A query, although it is sent by POST: it counts as no write. */
export const findUsers = userOperation(
  'findUsers',
  async ({ query, body, viewer }, { db, settings, clock }) => {
    // The preview is the viewer's own card and part of filling in the profile, so it needs neither the catalogue nor a finished
    // registration.
    const isPreview = query.preview === 1;
    if (!isPreview) requireCatalogue(viewer, await readSettings(db, settings), body);
    if (query.limit > LONG_PAGE && body.sending !== true)
      throw badRequest(`На странице может быть не больше ${LONG_PAGE} компаний.`);
    const paging = { limit: query.limit, offset: pageOffset(query) };
    if (isPreview) {
      const own = await findParticipants(db, viewer.id, eq(users.id, viewer.id), paging);
      return { users: own, pages: 1, total_count: 1 };
    }
    const now = clock.now();
    const time = await findFreeTime(db, viewer.id, now);
    const wanted = body.common_time && time && freeTimeOfDays(time, body.common_time);
    const where = and(
      inCatalogueOf(viewer),
      passes(db, body, viewer.id),
      body.common_time ? hasCommonTime(wanted) : undefined,
    );
    const request = { viewerId: viewer.id, where, filter: { body, wanted }, paging, now };
    const isByFit = query.sort === 'fit' && query.limit <= LONG_PAGE;
    const { users: found, total } = await (isByFit ? findFits(db, request) : findPage(db, request, query.sort));
    const numbers = { pages: pageCount(total, query.limit), total_count: total };
    if (!Array.isArray(found)) return new StreamedJson(writePage(numbers, found));
    return { ...numbers, users: await addMeetingFacts(db, found, time, now), own_slots: time ? countFree(time) : 0 };
  },
  {
    cost: 0,
    isExpensive: true,
    isOrdinary: ({ query, body }) => isOrdinary(query as QueryOf<'findUsers'>, body as CatalogFilter),
  },
);

/** Whether a request is what people mostly see: a first page with a moderate filter, which takes milliseconds. */
function isOrdinary({ page, limit, sort }: QueryOf<'findUsers'>, filter: CatalogFilter): boolean {
  const text = textKey(filter.company ?? '');
  const { location = [], activity = [], additionally = {} } = filter;
  const choices = [location, activity, ...Object.values(additionally)].reduce((sum, { length }) => sum + length, 0);
  const isShort = text === '' || Array.from(text).length >= ORDINARY_TEXT;
  return (
    page === 1 &&
    limit <= ORDINARY_PAGE &&
    sort === 'company' &&
    !filter.common_time &&
    isShort &&
    choices <= ORDINARY_CHOICES
  );
}

function requireCatalogue(viewer: Viewer, settings: Settings, filter: CatalogFilter): void {
  if (viewer.registration_step !== 'FINISHED') throw forbidden('Сначала завершите регистрацию.');
  if (!settings.catalog_status) throw forbidden('Каталог сейчас отключён.');
  if (filter.sending === true && !settings.sending_status) throw forbidden('Рассылка сейчас отключена.');
}

/** A page by name or by the latest visit; a long one in parts. */
async function findPage(
  db: Database,
  { viewerId, where, paging }: CatalogueRequest,
  sort: QueryOf<'findUsers'>['sort'],
): Promise<{ users: Participant[] | AsyncIterable<Participant[]>; total: number }> {
  const [counted] = await db.select({ total: count() }).from(users).where(where);
  const total = counted?.total ?? 0;
  // A page beyond the end would read the whole catalogue again.
  if (paging.offset >= total) return { users: [], total };
  if (paging.limit > LONG_PAGE) return { users: findLongPage(db, viewerId, where, paging), total };
  const find = sort === 'seen' ? findLatestVisitors : findParticipants;
  return { users: await find(db, viewerId, where, paging), total };
}

/**
 * Reads a page as long as a mailing needs, in parts, letting other requests run in between. Descriptions are left out: too many to be read.
 */
async function* findLongPage(
  db: Database,
  viewerId: number,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): AsyncGenerator<Participant[]> {
  let last: Participant | undefined;
  for (let rest = limit; rest > 0; rest -= PART) {
    const isNext = last && sql`(${users.company_key}, ${users.id}) > (text_key(${last.company}), ${last.id}::int)`;
    const size = Math.min(PART, rest);
    const part = await findParticipants(db, viewerId, and(where, isNext), { limit: size, offset: last ? 0 : offset });
    yield part.map((participant) => ({ ...participant, description: '' }));
    if (part.length < size) return;
    last = part.at(-1);
    // The embedded database never yields to the event loop.
    await setImmediate();
  }
}

async function* writePage(
  numbers: Omit<Schema<'UsersPage'>, 'users'>,
  parts: AsyncIterable<Participant[]>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(numbers).slice(0, -1)},"users":[`;
  let comma = '';
  for await (const part of parts) {
    if (part.length === 0) continue;
    yield comma + JSON.stringify(part).slice(1, -1);
    comma = ',';
  }
  yield ']}';
}

function passes(db: Database, filter: CatalogFilter, viewerId: number): SQL | undefined {
  const { circulation, sum, branding } = filter.additionally ?? {};
  return and(
    isBlank(filter.company ?? '') ? undefined : like(users.company_key, containsKey(filter.company ?? '')),
    filter.location?.length
      ? inArray(users.city_id, db.select({ id: cities.id }).from(cities).where(hasTitle(filter.location)))
      : undefined,
    filter.activity?.length ? hasActivity(filter.activity) : undefined,
    circulation?.length ? arrayOverlaps(users.minimum_circulation, circulation) : undefined,
    sum?.length ? arrayOverlaps(users.minimum_sum, sum) : undefined,
    branding?.length ? inArray(users.branding, branding) : undefined,
    byStatus(filter.advertisingAgencyStatus, eq(users.is_advertising_agency, true)),
    byStatus(filter.communicationStatus, hasChat(viewerId)),
    byStatus(filter.meetingStatus, hasMeeting(viewerId)),
    byStatus(filter.onlyChatStatus, eq(users.only_chat, true)),
  );
}

/** Matches companies in any of these activity areas; a group matches all its areas. */
function hasActivity(wanted: number[]): SQL {
  // The column is a smallint, so larger ids cannot exist.
  const ids = wanted.filter((id) => Math.abs(id) < 2 ** 15);
  return sql`${users.activity_keys} && ${intArray(ids)}::smallint[]`;
}

/** 0 any, 1 yes, 2 no. */
function byStatus(status: 0 | 1 | 2 | undefined, condition: SQL): SQL | undefined {
  if (status === 1) return condition;
  if (status === 2) return not(sql`(${condition})`);
  return undefined;
}
