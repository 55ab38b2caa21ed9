import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { users } from '#platform/database/schema.ts';
import { notFound, tooManyRequests } from '#platform/errors/httpError.ts';
import type { AppContext } from '#platform/http/context.ts';
import type { LimitRule } from '#platform/limits/limiter.ts';
import { findCalendarMeetings, findCancelledMeetings } from './calendarMeetings.ts';
import { FEED_PATH } from './feedAddress.ts';
import { writeCalendar } from './writeCalendar.ts';

/** Calendars read once an hour; several of them may have one address. */
const READS = { name: 'calendar', points: 60, windowMs: 60 * 60 * 1000 } satisfies LimitRule;
const TOKEN = /^([\da-f]{64})\.ics$/;

/**
 * Serves a company's meetings to calendars that subscribe (RFC 5545, RFC 7986). Outside the contract, since no page reads it. One answer
 * for addresses that never were, that were reset, and of companies without access.
 */
export function addCalendarRoute(
  app: FastifyInstance,
  { db, clock, limiter, publicUrl }: Pick<AppContext, 'db' | 'clock' | 'limiter' | 'publicUrl'>,
): void {
  app.get<{ Params: { file: string } }>(
    `${FEED_PATH}/:file`,
    { config: { access: 'link' } },
    async ({ params, headers }, reply) => {
      const token = TOKEN.exec(params.file)?.[1] ?? '';
      const [user] = await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.calendar_token, token), eq(users.state, 'active')));
      if (!user) throw notFound('Такого календаря нет.');
      const seconds = await limiter.take(READS, user.id);
      if (seconds !== undefined) throw tooManyRequests(seconds);

      const now = clock.now();
      const meetings = [
        ...(await findCalendarMeetings(db, user.id)),
        ...(await findCancelledMeetings(db, user.id, now)),
      ];
      const etag = `"${createHash('sha256').update(JSON.stringify(meetings)).digest('base64url')}"`;
      void reply.headers({ etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
      // A front that compresses sends the tag back as a weak one.
      if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      const { content } = writeCalendar(meetings, { publicUrl, now, isFeed: true });
      return reply.type('text/calendar; charset=utf-8').send(content);
    },
  );
}
