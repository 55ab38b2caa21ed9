import { and, asc, eq, gte, lte, or, sql, type AnyColumn } from 'drizzle-orm';
import { meetingAgreements, meetingResults, users } from '#platform/database/schema.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { requireCalendarDate } from '../event/slots.ts';
import { toAgreement, toResult } from './resultRows.ts';

export const getMeetingResults = participantOperation(
  'getMeetingResults',
  async ({ query: { from, to }, viewer }, { db }) => {
    for (const day of [from, to]) if (day !== undefined) requireCalendarDate(day);
    const isWithin = (date: AnyColumn) => [from && gte(date, from), to && lte(date, to)].filter((each) => !!each);
    const results = await db
      .select({ result: meetingResults, company: users.company })
      .from(meetingResults)
      .innerJoin(users, eq(users.id, meetingResults.partner_id))
      .where(and(eq(meetingResults.user_id, viewer.id), ...isWithin(meetingResults.date)))
      .orderBy(asc(meetingResults.date), asc(meetingResults.point));
    const { first_id, second_id, date, point } = meetingAgreements;
    const agreements = await db
      .select({ agreement: meetingAgreements, company: users.company })
      .from(meetingAgreements)
      .innerJoin(users, sql`${users.id} = ${first_id} + ${second_id} - ${viewer.id}::int`)
      .where(and(or(eq(first_id, viewer.id), eq(second_id, viewer.id)), ...isWithin(date)))
      .orderBy(asc(date), asc(point));
    return {
      results: results.map(({ result, company }) => toResult(result, company)),
      agreements: agreements.map(({ agreement, company }) => toAgreement(agreement, viewer.id, company)),
    };
  },
);
