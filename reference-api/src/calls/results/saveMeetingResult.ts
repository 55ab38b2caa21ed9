import { and, eq } from 'drizzle-orm';
import { meetingResults, users } from '#platform/database/schema.ts';
import { badRequest } from '#platform/errors/httpError.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { withEvents } from '#platform/push/withEvents.ts';
import { requireCalendarDate } from '../event/slots.ts';
import { markAnswered } from '../notices/markAnswered.ts';
import { lockHeldMeeting } from './heldMeeting.ts';
import { toResult } from './resultRows.ts';

export const saveMeetingResult = participantOperation('saveMeetingResult', ({ path, body, viewer }, context) => {
  const { outcome, who_missed, note, next_at } = body;
  if (who_missed !== undefined && outcome !== 'missed')
    throw badRequest('Кто не пришёл, отмечают только у несостоявшейся встречи.');
  if (next_at) requireCalendarDate(next_at);
  const now = context.clock.now();
  return withEvents(context, async (tx, tell) => {
    const { meeting_id, user_id, partner_id, date, point } = await lockHeldMeeting(tx, viewer.id, path.id, now);
    const isOwn = and(eq(meetingResults.meeting_id, meeting_id), eq(meetingResults.user_id, user_id));
    const [former] = await tx.select().from(meetingResults).where(isOwn);
    const values = {
      outcome,
      // A repeated «missed» without it keeps the former answer.
      who_missed: outcome === 'missed' ? (who_missed ?? former?.who_missed ?? null) : null,
      note: note === undefined ? (former?.note ?? '') : note.trim(),
      next_at: next_at === undefined ? (former?.next_at ?? null) : next_at,
      date,
      point,
      updated_at: now,
    };
    const row = { meeting_id, user_id, partner_id, ...values };
    await tx
      .insert(meetingResults)
      .values(row)
      .onConflictDoUpdate({ target: [meetingResults.meeting_id, meetingResults.user_id], set: values });
    tell(...(await markAnswered(tx, user_id, { meeting_id, kind: 'result' }, now)));
    const [partner] = await tx.select({ company: users.company }).from(users).where(eq(users.id, partner_id));
    return toResult(row, partner?.company ?? '');
  });
});
