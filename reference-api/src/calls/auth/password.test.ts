import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { createPasswords } from '#platform/passwords/passwords.ts';
import { SESSION_COOKIE, startSession } from '#platform/sessions/sessions.ts';
import { openScene } from '#testing/scene.ts';
import { NOON, PASSWORD, TEST_PASSWORD_COST } from '#testing/testApp.ts';
import { setPassword } from './setPassword.ts';

const { api, supplier: user } = await openScene();

const NEW = 'новый-пароль';
const change = (changes: object = {}, cookie = user.cookie) =>
  api.call(
    null,
    'PUT',
    '/api/profile/password',
    { password: PASSWORD, new_password: NEW, retry_password: NEW, ...changes },
    { cookie },
  );
const login = (password: string, email = user.email) =>
  api.call(null, 'POST', '/api/auth/login', { login: email, password });
const isLoggedIn = async (cookie: string) =>
  (await api.call(null, 'GET', '/api/auth/check', undefined, { cookie })).json<'checkAuth'>().ok;
const otherSession = async () => `${SESSION_COOKIE}=${await startSession(api.db, user.id, new Date(NOON))}`;
const reset = (email: string) => api.call(null, 'POST', '/api/auth/password_reset', { email });
const mailedPassword = () => /Вот он: (\S+)/.exec(api.mails.at(-1)?.text ?? '')?.[1] ?? '';

test('a changed password holds at once and ends the other sessions', async () => {
  const elsewhere = await otherSession();
  assert.equal((await change()).status, 200);
  assert.deepEqual([await isLoggedIn(user.cookie), await isLoggedIn(elsewhere)], [true, false]);
  assert.deepEqual([(await login(PASSWORD)).status, (await login(NEW)).status], [422, 200]);
});

test('a change that does not fit changes nothing', async () => {
  const wrong = await change({ password: 'не тот пароль' });
  assert.deepEqual([wrong.status, wrong.json()], [422, { errors: { password: 'ERROR_PASSWORD' } }]);
  const differs = await change({ retry_password: 'другой пароль' });
  assert.deepEqual([differs.status, differs.text], [400, 'Пароли не совпадают.']);
  const same = await change({ new_password: PASSWORD, retry_password: PASSWORD });
  assert.deepEqual([same.status, same.text], [400, 'Новый пароль должен отличаться от старого.']);
  assert.equal((await change({ new_password: '12345', retry_password: '12345' })).status, 400);
  assert.equal((await login(PASSWORD)).status, 200);
});

test('guessing the old password from a stolen session comes to an end', async () => {
  const answers = await Promise.all(Array.from({ length: 14 }, () => change({ password: 'догадка' })));
  assert.equal(answers.filter(({ status }) => status === 422).length, 10);
  assert.equal((await change()).status, 429);
  api.setNow('2026-11-21T12:06:00+03:00');
  assert.equal((await change()).status, 200);
  api.setNow(NOON);
});

test('of simultaneous changes one wins', async () => {
  const answers = await Promise.all(
    ['первый', 'второй', 'третий'].map((word) =>
      change({ new_password: `${word}-пароль`, retry_password: `${word}-пароль` }),
    ),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422, 422]);
});

test('a login with the old password that is under way during a change begins no session', async () => {
  const [stored] = await api.db.select().from(schema.users).where(eq(schema.users.id, user.id));
  const oldHash = stored?.password_hash ?? '';
  // Checking the password takes a while; many logins at once, so that some are between check and session when the password changes.
  const logins = Array.from({ length: 8 }, () => login(PASSWORD));
  assert.ok(
    await setPassword(api.db, {
      userId: user.id,
      oldHash,
      newHash: await createPasswords(TEST_PASSWORD_COST).hash(NEW),
    }),
  );
  await Promise.all(logins);
  assert.equal(await setPassword(api.db, { userId: user.id, oldHash, newHash: oldHash }), false);
  const sessions = (await Promise.all(logins))
    .filter(({ status }) => status === 200)
    .map(({ headers }) => String(headers['set-cookie']).split(';')[0] ?? '');
  assert.deepEqual(
    await Promise.all(sessions.map(isLoggedIn)),
    sessions.map(() => false),
  );
});

test('a reset mails a new password, which alone opens the account, and ends all sessions [AUTH-06]', async () => {
  assert.equal((await reset(` ${user.email.toUpperCase()} `)).status, 200);
  assert.deepEqual(
    api.mails.map(({ to }) => to),
    [user.email],
  );
  assert.match(api.mails[0]?.text ?? '', /https:\/\/vstrecha\.test\/unsubscribe_notifications\/[0-9a-f-]{36}/);
  assert.match(mailedPassword(), /^[a-zA-Z2-9]{12}$/);
  assert.equal(await isLoggedIn(user.cookie), false);
  assert.deepEqual([(await login(PASSWORD)).status, (await login(mailedPassword())).status], [422, 200]);
});

test('a reset of nobody’s or a waiting account says so and mails nothing', async () => {
  const nobody = await reset('nobody@test.example');
  assert.deepEqual([nobody.status, nobody.json()], [422, { errors: { email: 'ERROR_LOGIN' } }]);
  const waiting = await api.createUser({ is_activated: false });
  assert.deepEqual((await reset(waiting.email)).json(), { errors: { email: 'ERROR_AUTH' } });
  for (const text of ['не почта', 'a@b', 'a b@c.de', 'a@b.c\r\nBcc: x@y.z'])
    assert.equal((await reset(text)).status, 400, text);
  assert.equal(api.mails.length, 0);
});

test('resets are limited per account', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => reset(user.email)));
  assert.equal(answers.filter(({ status }) => status === 429).length, 3);
  assert.ok(api.mails.length <= 3);
});

test('when the letter cannot be sent the old password still holds', async () => {
  const { send } = api.mailer;
  api.mailer.send = () => Promise.reject(new Error('the mail server is away'));
  const answer = await reset(user.email);
  api.mailer.send = send;
  assert.deepEqual([answer.status, answer.text], [503, 'Письмо не удалось отправить. Попробуйте позже.']);
  assert.equal((await login(PASSWORD)).status, 200);
  assert.equal(await isLoggedIn(user.cookie), true);
});
