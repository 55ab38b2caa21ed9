import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as schema from '#platform/database/schema.ts';
import { openScene } from '#testing/scene.ts';
import { sweepAccounts } from './listJobs.ts';

const { api, supplier: user } = await openScene();

const TABLES = [schema.limitCounts, schema.mailedPasswords, schema.emailChanges, schema.knownPlaces] as const;
const counts = () => Promise.all(TABLES.map((table) => api.db.$count(table)));

const sweepAt = (moment: string) => sweepAccounts(api.db, new Date(moment));

test('deletes expired rows and keeps the others', async () => {
  for (const table of TABLES) await api.db.delete(table);
  const login = { login: user.email, password: 'пароль2026' };
  await api.call(null, 'POST', '/api/auth/login', { ...login, password: 'не тот' });
  await api.call(null, 'POST', '/api/auth/login', { ...login, password: 'не тот пароль' });
  const answer = await api.call(null, 'POST', '/api/auth/login', login);
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  await api.call(null, 'POST', '/api/auth/password_reset', { email: user.email });
  await api.sendEmails();
  const [row] = await api.db.select().from(schema.mailedPasswords);
  assert.ok(row);
  const general = {
    firstname: 'Анна',
    lastname: 'Белова',
    phone: '+7 (900) 555-99-99',
    country: 'Россия',
    city: 'Москва',
  };
  await api.call(null, 'PUT', '/api/profile/generalinfo', { ...general, email: 'sweep@test.example' }, { cookie });
  await api.sendEmails();
  await api.db.insert(schema.mailedPasswords).values(row);

  const all = await counts();
  assert.ok(
    all.every((count) => count > 0),
    String(all),
  );
  await sweepAt('2026-11-21T12:01:00+03:00');
  assert.deepEqual(await counts(), all);

  await sweepAt('2026-11-21T13:00:00+03:00');
  // Three counters last a day: changed addresses and the two kinds of e-mail.
  assert.deepEqual(await counts(), [3, 0, 1, 1]);
  await sweepAt('2026-11-28T12:00:00+03:00');
  assert.deepEqual(await counts(), [0, 0, 0, 1]);
  await sweepAt('2027-02-20T12:00:00+03:00');
  assert.deepEqual(await counts(), [0, 0, 0, 0]);
});

test('sweeps files only an hour after the start [OPS-02]', async () => {
  const name = 'a'.repeat(32);
  await api.files.write(name);
  await api.files.backdate(name);
  for (const [time, isKept] of [
    ['12:00', true],
    ['12:59', true],
    ['13:00', false],
  ] as const) {
    api.setNow(`2026-11-21T${time}:00+03:00`);
    await api.jobs.runDue();
    assert.equal((await api.storage.find(name)) !== undefined, isKept, time);
  }
});
