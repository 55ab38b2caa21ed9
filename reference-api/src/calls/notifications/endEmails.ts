import { eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { users } from '#platform/database/schema.ts';
import { notFound } from '#platform/errors/httpError.ts';

const TOKEN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ends the e-mails of the account whose link has this token. @throws HttpError 404 for an unknown token */
export async function endEmails(db: Database, token: string): Promise<void> {
  const found = TOKEN.test(token)
    ? await db
        .update(users)
        // The link ends e-mails but keeps notifications of the messaging service (SMS); a repeat changes no mode.
        .set({
          notify: sql`case ${users.notify} when 'EMAIL' then 'NOT' when 'ALL' then 'SMS' else ${users.notify} end`,
        })
        .where(eq(users.unsubscribe_token, token))
        .returning({ id: users.id })
    : [];
  if (found.length === 0) throw notFound('Такой ссылки для отписки нет.');
}
