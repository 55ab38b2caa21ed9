import { eq, sql } from 'drizzle-orm';
import { users } from '#platform/database/schema.ts';
import { notFound } from '#platform/errors/httpError.ts';
import { guestOperation } from '#platform/http/operation.ts';

const TOKEN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const unsubscribe = guestOperation('unsubscribe', async ({ path }, { db }) => {
  const found = TOKEN.test(path.token)
    ? await db
        .update(users)
        // The link ends e-mails but keeps notifications of the messaging service (SMS); a repeat changes no mode.
        .set({
          notify: sql`case ${users.notify} when 'EMAIL' then 'NOT' when 'ALL' then 'SMS' else ${users.notify} end`,
        })
        .where(eq(users.unsubscribe_token, path.token))
        .returning({ id: users.id })
    : [];
  if (found.length === 0) throw notFound('Такой ссылки для отписки нет.');
  return { ok: true };
});
