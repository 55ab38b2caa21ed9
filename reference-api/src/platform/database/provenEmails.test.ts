import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { applyMigration } from '#testing/applyMigration.ts';
import { openTestApp } from '#testing/scene.ts';
import { emailChanges, users } from './schema.ts';

const api = await openTestApp();

const isProven = async ({ id }: { id: number }) =>
  (await api.db.select().from(users).where(eq(users.id, id)))[0]?.is_email_proven;

test('proves e-mails of active accounts and changes in the migration', async () => {
  const active = await api.createUser({ is_email_proven: false });
  const waiting = await api.createUser({ is_email_proven: false, is_activated: false });
  const moment = new Date();
  await api.db.insert(emailChanges).values({
    user_id: active.id,
    old_email: 'old@test.example',
    old_email_key: 'old@test.example',
    password_hash: '',
    token_hash: 'hash',
    created_at: moment,
    expires_at: moment,
  });
  await api.db.execute(sql`drop function prove_activated_email() cascade`);
  await api.db.execute(sql`alter table users drop column is_email_proven`);
  await api.db.execute(sql`alter table email_changes drop column was_proven`);
  await applyMigration(api.db, '0026_proven_emails');
  assert.deepEqual([await isProven(active), await isProven(waiting)], [true, false]);
  assert.equal((await api.db.select().from(emailChanges))[0]?.was_proven, true);
});
