import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asc } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { openScene } from '#testing/scene.ts';
import { NOON } from '#testing/testApp.ts';
import { holdBroadcasts } from './holdBroadcasts.ts';

const { api, supplier, customer } = await openScene();

test('holds waiting mailings and the rest of begun ones [OPS-02]', async () => {
  const now = new Date(NOON);
  const content = { subject: 'Тема', text: 'Текст', segment: {}, is_service: false, created_at: now, send_at: now };
  await api.db.insert(schema.broadcasts).values([
    { ...content, channels: ['email'], state: 'scheduled' },
    { ...content, channels: ['email'], state: 'sending', begun_at: now },
  ]);
  const [, begun] = await api.db.select().from(schema.broadcasts).orderBy(asc(schema.broadcasts.id));
  const recipient = { broadcast_id: begun?.id ?? 0, bell: true };
  await api.db.insert(schema.broadcastRecipients).values([
    { ...recipient, user_id: supplier.id, email: 'sent', is_handled: true },
    { ...recipient, user_id: customer.id, email: 'waiting' },
  ]);
  await holdBroadcasts(api.db);
  const held = await api.db.select().from(schema.broadcasts).orderBy(asc(schema.broadcasts.id));
  assert.deepEqual(
    held.map(({ state, send_at }) => [state, send_at]),
    [
      ['draft', null],
      ['sent', now],
    ],
  );
  const recipients = await api.db
    .select()
    .from(schema.broadcastRecipients)
    .orderBy(asc(schema.broadcastRecipients.user_id));
  assert.deepEqual(
    recipients.map(({ email, is_handled }) => [email, is_handled]),
    [
      ['sent', true],
      ['failed', true],
    ],
  );
  await api.jobs.runDue();
  assert.equal(api.mails.length, 0);
});
