import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as schema from '#platform/database/schema.ts';
import { openScene } from '#testing/scene.ts';
import { keepHouse } from './housekeeping.ts';

const { api, supplier: user } = await openScene();

const TABLES = [schema.attempts, schema.mailedPasswords, schema.emailChanges, schema.knownPlaces] as const;
const counts = () => Promise.all(TABLES.map((table) => api.db.$count(table)));

/** One round at a moment. */
const keepHouseAt = (moment: string) =>
  keepHouse({
    db: api.db,
    mailer: api.mailer,
    publicUrl: 'https://vstrecha.test',
    clock: { now: () => new Date(moment) },
  });

test('what is over is deleted in a round, and nothing else', async () => {
  for (const table of TABLES) await api.db.delete(table);
  const login = { login: user.email, password: 'пароль2026' };
  await api.call(null, 'POST', '/api/auth/login', { ...login, password: 'не тот' });
  await api.call(null, 'POST', '/api/auth/login', { ...login, password: 'не тот пароль' });
  const answer = await api.call(null, 'POST', '/api/auth/login', login);
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  await api.call(null, 'POST', '/api/auth/password_reset', { email: user.email });
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
  await api.mailer.idle();
  await api.db.insert(schema.mailedPasswords).values(row);

  const all = await counts();
  assert.ok(
    all.every((count) => count > 0),
    String(all),
  );
  await keepHouseAt('2026-11-21T12:01:00+03:00');
  assert.deepEqual(await counts(), all);

  await keepHouseAt('2026-11-21T13:00:00+03:00');
  // The limit of changed e-mails lasts a day.
  assert.deepEqual(await counts(), [1, 0, 1, 1]);
  await keepHouseAt('2026-11-28T12:00:00+03:00');
  assert.deepEqual(await counts(), [0, 0, 0, 1]);
  await keepHouseAt('2027-02-20T12:00:00+03:00');
  assert.deepEqual(await counts(), [0, 0, 0, 0]);
});

test('a letter that failed is sent in the next round', async () => {
  const { send } = api.mailer;
  api.mailer.send = () => Promise.reject(new Error('the mail server is away'));
  const general = {
    firstname: 'Анна',
    lastname: 'Белова',
    phone: '+7 (900) 555-99-98',
    country: 'Россия',
    city: 'Москва',
  };
  await api.call(user, 'PUT', '/api/profile/generalinfo', { ...general, email: 'unsent@test.example' });
  await api.mailer.idle();
  api.mailer.send = send;
  assert.equal(api.mails.length, 0);
  await keepHouseAt('2026-11-21T12:01:01+03:00');
  assert.deepEqual(
    api.mails.map(({ to }) => to),
    [user.email],
  );
});
