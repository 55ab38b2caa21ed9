import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { meetingAgreements, users, type meetingSides } from '#platform/database/schema.ts';
import { conflict } from '#platform/errors/httpError.ts';
import { lockHeldMeeting } from './heldMeeting.ts';

type Agreement = typeof meetingAgreements.$inferSelect;

interface Held {
  side: typeof meetingSides.$inferSelect;
  /** The other side's name. */
  company: string;
  agreement: Agreement | undefined;
}

/**
 * The present agreement of the viewer's meeting, locked against the other side.
 * @throws HttpError 409 when the other side no longer takes part
 */
export async function lockAgreement(tx: Database, userId: number, meetingId: number, now: Date): Promise<Held> {
  const side = await lockHeldMeeting(tx, userId, meetingId, now);
  const [partner] = await tx
    .select({ company: users.company })
    .from(users)
    .where(and(eq(users.id, side.partner_id), eq(users.is_blocked, false)));
  if (!partner) throw conflict('Компания больше не участвует: договорённость подтвердить некому.');
  const [agreement] = await tx.select().from(meetingAgreements).where(eq(meetingAgreements.meeting_id, meetingId));
  return { side, company: partner.company, agreement };
}

/** Refuses to replace or confirm a sentence that the writer has not seen: the other side or another tab was faster. */
export function requireSeen(agreement: Agreement | undefined, version: number): void {
  if (version !== (agreement?.version ?? 0))
    throw conflict('Пока вы писали, договорённость изменилась. Прочитайте её и повторите.');
}
