import { eq } from 'drizzle-orm';
import { meetingAgreements } from '#platform/database/schema.ts';
import { conflict } from '#platform/errors/httpError.ts';
import { participantOperation } from '#platform/http/operation.ts';
import { withEvents } from '#platform/push/withEvents.ts';
import { markAnswered } from '../notices/markAnswered.ts';
import { writeNotices } from '../notices/writeNotices.ts';
import { lockAgreement, requireSeen } from './lockAgreement.ts';
import { toAgreement } from './resultRows.ts';

export const confirmAgreement = participantOperation('confirmAgreement', ({ path, body, viewer }, context) => {
  const now = context.clock.now();
  return withEvents(context, async (tx, tell) => {
    const { side, company, agreement } = await lockAgreement(tx, viewer.id, path.id, now);
    const { meeting_id, user_id, partner_id, date, point } = side;
    requireSeen(agreement, body.version);
    if (!agreement) throw conflict('Договорённость ещё не предложена.');
    const { proposed_text: text, proposed_by } = agreement;
    // A repeat after a lost answer.
    if (text === null) return toAgreement(agreement, viewer.id, company);
    if (proposed_by === user_id) throw conflict('Договорённость подтверждает другая компания.');
    const confirmed = { agreed_text: text, agreed_at: now, proposed_text: null, proposed_by: null, proposed_at: null };
    await tx.update(meetingAgreements).set(confirmed).where(eq(meetingAgreements.meeting_id, meeting_id));
    const notice = {
      user_id: partner_id,
      kind: 'agreement_confirmed' as const,
      key: `confirmed:${meeting_id}:${agreement.version}`,
      actor_id: user_id,
      meeting_id,
      date,
      point,
      text,
    };
    tell(
      ...(await markAnswered(tx, user_id, { meeting_id, kind: 'agreement_asked' }, now)),
      ...(await writeNotices(tx, [notice], now)),
    );
    return toAgreement({ ...agreement, ...confirmed }, viewer.id, company);
  });
});
