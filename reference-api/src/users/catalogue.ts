import { setImmediate } from 'node:timers/promises';
import { and, arrayOverlaps, count, eq, ilike, inArray, not, or, sql, type SQL } from 'drizzle-orm';
import type { Viewer } from '../auth/sessions.ts';
import type { Schema } from '../contract/types.ts';
import { containsPattern, type Database } from '../db/database.ts';
import { activities, cities, userActivities, users } from '../db/schema.ts';
import { badRequest, forbidden } from '../http/httpError.ts';
import { pageCount, pageOffset } from '../http/paging.ts';
import { userOperation } from '../http/operation.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { inCatalogueOf } from './catalogueScope.ts';
import { findParticipants, hasChat, hasMeeting } from './participants.ts';

type CatalogFilter = Schema<'CatalogFilter'>;

/** A longer page is for a mailing, and is read in parts of this length. */
const LONG_PAGE = 1000;

export const findUsers = userOperation('findUsers', async ({ query, body, viewer }, { db, settings }) => {
  // The preview is one's own card and part of filling in the profile, so it needs neither the catalogue nor a finished registration.
  const isPreview = query.preview === 1;
  if (!isPreview) requireCatalogue(viewer, await readSettings(db, settings), body);
  if (query.limit > LONG_PAGE && body.sending !== true) throw badRequest(`На странице может быть не больше ${LONG_PAGE} компаний.`);
  const where = isPreview ? eq(users.id, viewer.id) : and(inCatalogueOf(viewer), passes(db, body, viewer.id));
  const [total] = await db.select({ count: count() }).from(users).where(where);
  const total_count = total?.count ?? 0;
  const paging = { limit: query.limit, offset: pageOffset(query) };
  const found = query.limit > LONG_PAGE ? await findLongPage(db, viewer.id, where, paging) : await findParticipants(db, viewer.id, where, paging);
  return { users: found, pages: pageCount(total_count, query.limit), total_count };
});

function requireCatalogue(viewer: Viewer, settings: Settings, filter: CatalogFilter): void {
  if (viewer.registration_step !== 'FINISHED') throw forbidden('Сначала завершите регистрацию.');
  if (!settings.catalog_status) throw forbidden('Каталог сейчас отключён.');
  if (filter.sending === true && !settings.sending_status) throw forbidden('Рассылка сейчас отключена.');
}

/** A page as long as a mailing needs, letting other requests in between its parts. Nobody reads the descriptions of so many companies. */
async function findLongPage(db: Database, viewerId: number, where: SQL | undefined, { limit, offset }: { limit: number; offset: number }) {
  const found: Schema<'Participant'>[] = [];
  for (;;) {
    const last = found.at(-1);
    const isNext = last && sql`(${users.company}, ${users.id}) > (${last.company}, ${last.id}::int)`;
    const size = Math.min(LONG_PAGE, limit - found.length);
    const part = await findParticipants(db, viewerId, and(where, isNext), { limit: size, offset: last ? 0 : offset });
    for (const participant of part) found.push({ ...participant, description: '' });
    if (part.length < LONG_PAGE || found.length >= limit) return found;
    // The embedded database answers without ever letting go of the event loop.
    await setImmediate();
  }
}

function passes(db: Database, filter: CatalogFilter, viewerId: number): SQL | undefined {
  const { circulation, sum, branding } = filter.additionally ?? {};
  return and(
    filter.company?.trim() ? ilike(users.company, containsPattern(filter.company.trim())) : undefined,
    filter.location?.length ? inArray(users.city_id, db.select({ id: cities.id }).from(cities).where(inArray(cities.title, filter.location))) : undefined,
    filter.activity?.length ? inArray(users.id, withActivities(db, filter.activity)) : undefined,
    circulation?.length ? arrayOverlaps(users.minimum_circulation, circulation) : undefined,
    sum?.length ? arrayOverlaps(users.minimum_sum, sum) : undefined,
    branding?.length ? inArray(users.branding, branding) : undefined,
    byStatus(filter.advertisingAgencyStatus, eq(users.is_advertising_agency, true)),
    byStatus(filter.communicationStatus, hasChat(viewerId)),
    byStatus(filter.meetingStatus, hasMeeting(viewerId)),
    byStatus(filter.onlyChatStatus, eq(users.only_chat, true)),
  );
}

/** Ids of the users with one of these activity areas; a group stands for all its areas. */
function withActivities(db: Database, wanted: number[]) {
  // Postgres integers end at 2^31; a larger number is nobody's id.
  const ids = wanted.filter((id) => Math.abs(id) < 2 ** 31);
  return db
    .select({ user_id: userActivities.user_id })
    .from(userActivities)
    .innerJoin(activities, eq(activities.id, userActivities.activity_id))
    .where(or(inArray(activities.id, ids), inArray(activities.node, ids.filter((id) => id > 0))));
}

/** 0 any, 1 yes, 2 no. */
function byStatus(status: 0 | 1 | 2 | undefined, condition: SQL): SQL | undefined {
  if (status === 1) return condition;
  if (status === 2) return not(sql`(${condition})`);
  return undefined;
}
