import { createPublicKey } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import { lockUsers, type Database } from '#platform/database/database.ts';
import { pushSubscriptions, sessions, users } from '#platform/database/schema.ts';
import { badRequest, notFound, tooManyRequests, unauthorized } from '#platform/errors/httpError.ts';
import { userOperation } from '#platform/http/operation.ts';
import type { LimitRule } from '#platform/limits/limiter.ts';
import { hashToken } from '#platform/sessions/sessions.ts';
import { requireWebPush } from './requireWebPush.ts';
import { toSubscription } from './subscriptionRows.ts';

/** Of an account: each is a message more for every notice. */
const MOST = 10;
const MADE = { name: 'push-subscriptions', points: 30, windowMs: 24 * 60 * 60 * 1000 } satisfies LimitRule;

type Form = Schema<'PushSubscriptionForm'>;
type Row = typeof pushSubscriptions.$inferSelect;

export const savePushSubscription = userOperation(
  'savePushSubscription',
  async ({ body, viewer, transport }, { db, clock, limiter, webPush }) => {
    if (!requireWebPush(webPush).accepts(body.endpoint))
      throw badRequest('Служба уведомлений этого браузера здесь не поддерживается.');
    if (!isPoint(body.keys.p256dh)) throw badRequest('Такого ключа не бывает.');
    const session = { user_id: viewer.id, session_hash: hashToken(transport.token ?? '') };
    const now = clock.now();
    const confirmed = await confirm(db, session, body, now);
    if (confirmed) return toSubscription(confirmed, transport.token);
    if (body.confirm) throw notFound('Уведомления в этом браузере отключены.');
    const made = await db.transaction(async (tx) => {
      await lockUsers(tx, [viewer.id]);
      const seconds = await limiter.take(MADE, viewer.id, { tx });
      if (seconds !== undefined) throw tooManyRequests(seconds);
      return subscribe(tx, session, body, now);
    });
    return toSubscription(made, transport.token);
  },
);

type Session = Pick<Row, 'user_id' | 'session_hash'>;

async function confirm(db: Database, session: Session, form: Form, now: Date): Promise<Row | undefined> {
  const [row] = await db
    .update(pushSubscriptions)
    .set({ ...form.keys, device: form.device, confirmed_at: now })
    .where(
      and(
        eq(pushSubscriptions.endpoint, form.endpoint),
        eq(pushSubscriptions.session_hash, session.session_hash),
        eq(pushSubscriptions.user_id, session.user_id),
      ),
    )
    .returning();
  return row;
}

/** Replaces the session's subscription and the endpoint's, and drops those above the limit. */
async function subscribe(tx: Database, session: Session, form: Form, now: Date): Promise<Row> {
  const { user_id, session_hash } = session;
  // Under the lock: the session may have ended or its account been blocked since the request was admitted.
  const [open] = await tx
    .select({ one: sql`1` })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.token_hash, session_hash), eq(users.id, user_id), eq(users.is_blocked, false)))
    .for('key share', { of: sessions });
  if (!open) throw unauthorized();
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.session_hash, session_hash));
  const values = { ...session, ...form.keys, device: form.device, created_at: now, confirmed_at: now };
  const [row] = await tx
    .insert(pushSubscriptions)
    .values({ ...values, endpoint: form.endpoint })
    // A new id, because jobs for the former owner may wait.
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { ...values, id: sql`default` } })
    .returning();
  if (!row) throw new Error('The subscription was not inserted.');
  await tx.execute(sql`delete from push_subscriptions where id in (
    select id from push_subscriptions where user_id = ${user_id} order by confirmed_at desc, id desc offset ${MOST})`);
  return row;
}

/** Whether bytes are a point of P-256; another would fail at every message. */
function isPoint(p256dh: string): boolean {
  const bytes = Buffer.from(p256dh, 'base64url');
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((half) => half.toString('base64url'));
  try {
    createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
    return bytes[0] === 4;
  } catch {
    return false;
  }
}
