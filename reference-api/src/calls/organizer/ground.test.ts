import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { OPERATIONS } from '#operations.ts';
import { loadContract } from '#platform/contract/loadContract.ts';
import { organizerJournal } from '#platform/database/schema.ts';
import { organize } from '#platform/journal/organize.ts';
import { openScene } from '#testing/scene.ts';
import { NOON, PASSWORD } from '#testing/testApp.ts';

const { api, supplier } = await openScene();
const admin = await api.createUser({ is_admin: true, firstname: 'Анна', lastname: 'Петрова' });

/** One changes only the session of its user, the other reads. */
const UNNOTED = ['confirmOrganizer', 'previewBroadcast'];

test('keeps everybody but administrators out of every organizer call [ORG-01]', async () => {
  for (const { id, method, path } of loadContract().operations.filter(({ access }) => access.who === 'administrator')) {
    const url = path.replaceAll(/\{\w+\}/g, '1');
    assert.equal((await api.call(null, method, url)).status, 401, id);
    const answer = await api.call(supplier, method, url);
    assert.deepEqual([answer.status, answer.text], [403, 'Этот раздел видят администраторы.'], id);
  }
  assert.ok(
    api.audited.some((event) => event.event === 'refused' && event.user === supplier.id && event.status === 403),
  );
});

test('notes every write of organizers in the journal [ORG-10]', () => {
  const writes = loadContract().operations.filter(
    ({ id, access, method }) => access.who === 'administrator' && method !== 'GET' && !UNNOTED.includes(id),
  );
  const noted = new Set(OPERATIONS.filter(({ isJournaled }) => isJournaled).map(({ id }) => id));
  assert.deepEqual(
    writes.map(({ id }) => id).filter((id) => !noted.has(id as (typeof OPERATIONS)[number]['id'])),
    [],
  );
  assert.ok(writes.length > 0);
});

test('undoes a change that leaves no entry [ORG-10]', async () => {
  const context = { db: api.db, push: api.push, clock: { now: () => new Date(NOON) } };
  const change = organize(context, admin.id, async ({ tx }) => {
    await tx.insert(organizerJournal).values({ action: 'edit', subject_type: 'event', at: new Date(NOON) });
  });
  await assert.rejects(change, /no entry in the journal/);
  assert.equal(await api.db.$count(organizerJournal), 0);
});

test('confirms a session by the password and notes failures [ORG-02]', async () => {
  const wrong = await api.call(admin, 'POST', '/api/organizer/confirm', { password: 'не тот пароль' });
  assert.deepEqual([wrong.status, wrong.text], [422, '{"errors":{"password":"ERROR_PASSWORD"}}']);
  assert.equal((await api.call(admin, 'POST', '/api/organizer/confirm', { password: PASSWORD })).status, 200);
  const { entries, total_count } = (await api.call(admin, 'GET', '/api/organizer/journal')).json<'getJournal'>();
  assert.deepEqual([total_count, entries[0]?.action, entries[0]?.actor?.name], [1, 'confirm.failed', 'Анна Петрова']);
  for (let tries = 0; tries < 10; tries += 1)
    await api.call(admin, 'POST', '/api/organizer/confirm', { password: 'не тот пароль' });
  assert.equal((await api.call(admin, 'POST', '/api/organizer/confirm', { password: PASSWORD })).status, 429);
});

test('does a repeated write once [ORG-03]', async () => {
  const client_id = randomUUID();
  const body = { name: 'premoderation_status', value: true, client_id };
  const first = await api.call(admin, 'PUT', '/api/organizer/settings', body);
  const again = await api.call(admin, 'PUT', '/api/organizer/settings', { ...body, value: false });
  assert.deepEqual([again.status, JSON.parse(again.text)], [200, JSON.parse(first.text)]);
  const url = '/api/organizer/journal?action=setting';
  const { total_count } = (await api.call(admin, 'GET', url)).json<'getJournal'>();
  assert.equal(total_count, 1);
});

test('finds entries by day, person, action and subject [ORG-10]', async () => {
  const count = async (query: string) =>
    (await api.call(admin, 'GET', `/api/organizer/journal?${query}`)).json<'getJournal'>().total_count;
  assert.equal(await count('from=2026-11-21&to=2026-11-21&action=setting&subject_type=setting'), 1);
  assert.equal(await count('to=2026-11-20'), 0);
  assert.equal(await count('actor=999999'), 0);
  assert.equal(await count('subject_id=999999'), 0);
  assert.equal((await api.call(admin, 'GET', '/api/organizer/journal?from=2026-02-31')).status, 400);
});
