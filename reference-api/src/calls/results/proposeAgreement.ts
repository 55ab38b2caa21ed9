import { and, eq } from 'drizzle-orm';
import { isBlank } from 'shared-api/text';
import { meetingAgreements, meetingResults } from '#platform/database/schema.ts';
import { badRequest, conflict } from '#platform/errors/httpError.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { withEvents } from '#platform/push/withEvents.ts';
import { writeNotices } from '../notices/writeNotices.ts';
import { lockAgreement, requireSeen } from './lockAgreement.ts';
import { toAgreement } from './resultRows.ts';

export const proposeAgreement = participantOperation('proposeAgreement', ({ path, body, viewer }, context) => {
  const text = body.text.trim();
  if (isBlank(text)) throw badRequest('Напишите, о чём договорились.');
  const now = context.clock.now();
  return withEvents(context, async (tx, tell) => {
    const { side, company, agreement } = await lockAgreement(tx, viewer.id, path.id, now);
    const { meeting_id, user_id, partner_id, date, point } = side;
    // A repeat after a lost answer.
    if (agreement?.proposed_by === user_id && agreement.proposed_text === text)
      return toAgreement(agreement, viewer.id, company);
    requireSeen(agreement, body.version);
    if (!agreement) {
      const [own] = await tx
        .select()
        .from(meetingResults)
        .where(and(eq(meetingResults.meeting_id, meeting_id), eq(meetingResults.user_id, user_id)));
      if (own?.outcome !== 'agreed') throw conflict('Сначала отметьте у встречи «Договорились».');
    }
    if (agreement?.agreed_text === text) throw conflict('Эта договорённость уже подтверждена.');
    const version = body.version + 1;
    const proposal = { version, proposed_text: text, proposed_by: user_id, proposed_at: now };
    const [row] = await tx
      .insert(meetingAgreements)
      .values({
        meeting_id,
        first_id: Math.min(user_id, partner_id),
        second_id: Math.max(user_id, partner_id),
        date,
        point,
        ...proposal,
      })
      .onConflictDoUpdate({ target: meetingAgreements.meeting_id, set: proposal })
      .returning();
    if (!row) throw new Error('The agreement was not returned, although its insert cannot be skipped.');
    const notice = {
      user_id: partner_id,
      kind: 'agreement_asked' as const,
      key: `agreement:${meeting_id}:${version}`,
      actor_id: user_id,
      meeting_id,
      date,
      point,
      text,
    };
    tell(...(await writeNotices(tx, [notice], now)));
    return toAgreement(row, viewer.id, company);
  });
});
