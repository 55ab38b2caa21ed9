import { and, eq, sql } from 'drizzle-orm';
import { lockUsers, type Database } from '#platform/database/database.ts';
import { wishes } from '#platform/database/schema.ts';
import { conflict, tooManyRequests } from '#platform/errors/httpError.ts';
import { participantOperation } from '#platform/http/operation.ts';
import type { LimitRule } from '#platform/limits/limiter.ts';
import { withEvents } from '#platform/push/withEvents.ts';
import { requireInvitee, requireInviter } from '../invitations/invitationRules.ts';
import { invitationEvents } from '../invitations/openInvitations.ts';
import { writeNotices, type NewNotice } from '../notices/writeNotices.ts';

/** Of a company at a time: whoever wished everybody would learn who wishes them. */
const MOST_WISHES = 30;
/** For the same reason wishes cannot be exchanged all day. */
const ADDED = { name: 'wishes', points: 60, windowMs: 24 * 60 * 60 * 1000 } satisfies LimitRule;

export const saveWish = participantOperation('saveWish', async ({ path: { id }, viewer }, context) => {
  await withEvents(context, async (tx, tell) => {
    await lockUsers(tx, [viewer.id, id]);
    const sender = await requireInviter(tx, viewer.id);
    await requireInvitee(tx, sender, id);
    if (await hasWish(tx, viewer.id, id)) return;
    if ((await tx.$count(wishes, eq(wishes.user_id, viewer.id))) >= MOST_WISHES)
      throw conflict(`Отметить можно ${MOST_WISHES} компаний. Снимите другую отметку.`);
    const seconds = await context.limiter.take(ADDED, viewer.id, { tx });
    if (seconds !== undefined) throw tooManyRequests(seconds);
    const now = context.clock.now();
    await tx.insert(wishes).values({ user_id: viewer.id, company_id: id, created_at: now });
    if (!(await hasWish(tx, id, viewer.id))) return;
    tell(...invitationEvents([viewer.id, id]));
    tell(...(await writeNotices(tx, [mutual(viewer.id, id), mutual(id, viewer.id)], now)));
  });
  return { ok: true };
});

async function hasWish(tx: Database, userId: number, companyId: number): Promise<boolean> {
  const [found] = await tx
    .select({ one: sql`1` })
    .from(wishes)
    .where(and(eq(wishes.user_id, userId), eq(wishes.company_id, companyId)));
  return found !== undefined;
}

const mutual = (user_id: number, actor_id: number): NewNotice => ({
  user_id,
  kind: 'mutual',
  key: `mutual:${actor_id}`,
  actor_id,
});
