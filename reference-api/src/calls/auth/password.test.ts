import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { SESSION_COOKIE, startSession } from '#platform/sessions/sessions.ts';
import { openScene } from '#testing/scene.ts';
import { NOON, PASSWORD, type Answer } from '#testing/testApp.ts';

const { api, supplier: user, customer } = await openScene();
const cookieOf = ({ headers }: Answer) => String(headers['set-cookie']).split(';')[0] ?? '';

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

test('a changed password holds at once, gives the session a new token and ends all others', async () => {
  const elsewhere = await otherSession();
  const answer = await change();
  assert.equal(answer.status, 200);
  const renewed = cookieOf(answer);
  assert.deepEqual(
    [await isLoggedIn(renewed), await isLoggedIn(user.cookie), await isLoggedIn(elsewhere)],
    [true, false, false],
  );
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

test('nor does guessing it from ever new places go on without end', async () => {
  const guess = (place: number) =>
    api.call(
      user,
      'PUT',
      '/api/profile/password',
      { password: 'догадка', new_password: NEW, retry_password: NEW },
      { 'x-forwarded-for': `203.0.113.${place}` },
    );
  assert.equal((await guess(1)).status, 422);
  // As if 199 more tries had come from places that nobody counts here.
  const own = eq(schema.attempts.key, `password:${user.id}`);
  await api.db.update(schema.attempts).set({ count: 200 }).where(own);
  assert.equal((await guess(2)).status, 429);
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
  // Checking the password takes a while; many logins at once, so that some are between check and session when the password changes.
  const logins = Array.from({ length: 8 }, () => login(PASSWORD));
  const changed = await change();
  assert.equal(changed.status, 200);
  const begun = (await Promise.all(logins)).filter(({ status }) => status === 200).map(cookieOf);
  // What began before the change has ended with it, and nothing began after it.
  assert.deepEqual(
    await Promise.all(begun.map(isLoggedIn)),
    begun.map(() => false),
  );
  assert.equal(await isLoggedIn(cookieOf(changed)), true);
});

test('a mailed password works beside the old one until it is used; then it alone opens the account, and sessions end [AUTH-06]', async () => {
  assert.equal((await reset(` ${user.email.toUpperCase()} `)).status, 200);
  assert.deepEqual(
    api.mails.map(({ to }) => to),
    [user.email],
  );
  assert.match(api.mails[0]?.text ?? '', /https:\/\/vstrecha\.test\/unsubscribe_notifications\/[0-9a-f-]{36}/);
  assert.match(mailedPassword(), /^[a-zA-Z2-9]{12}$/);
  // Asking harms nobody: whoever asked may be a stranger.
  assert.equal(await isLoggedIn(user.cookie), true);
  const owner = await login(PASSWORD);
  assert.equal(owner.status, 200);

  const used = await login(mailedPassword());
  assert.equal(used.status, 200);
  assert.deepEqual(
    [await isLoggedIn(cookieOf(used)), await isLoggedIn(user.cookie), await isLoggedIn(cookieOf(owner))],
    [true, false, false],
  );
  assert.deepEqual([(await login(PASSWORD)).status, (await login(mailedPassword())).status], [422, 200]);
});

test('a mailed password expires after an hour, opens only its own account, and goes with a change of the password', async () => {
  await reset(user.email);
  assert.equal((await login(mailedPassword(), customer.email)).status, 422);
  api.setNow('2026-11-21T13:00:01+03:00');
  assert.equal((await login(mailedPassword())).status, 422);
  await reset(user.email);
  assert.equal((await change()).status, 200);
  assert.equal((await login(mailedPassword())).status, 422);
});

test('a mailed password that two use at once is taken for one and the same login', async () => {
  await reset(user.email);
  const both = await Promise.all([login(mailedPassword()), login(mailedPassword())]);
  assert.deepEqual(
    both.map(({ status }) => status),
    [200, 200],
  );
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

test('repeated resets send one letter within five minutes and answer alike; every letter keeps its hour', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => reset(user.email)));
  assert.deepEqual(
    answers.map(({ status, text }) => [status, text]),
    answers.map(() => [200, '{"ok":true}']),
  );
  assert.equal(api.mails.length, 1);
  const first = mailedPassword();
  api.setNow('2026-11-21T12:05:01+03:00');
  assert.equal((await reset(user.email)).status, 200);
  assert.equal(api.mails.length, 2);
  assert.notEqual(mailedPassword(), first);
  assert.equal((await login(first)).status, 200);
});

test('when the letter cannot be sent the old password still holds', async () => {
  const { send } = api.mailer;
  api.mailer.send = () => Promise.reject(new Error('the mail server is away'));
  const answer = await reset(user.email);
  api.mailer.send = send;
  assert.deepEqual([answer.status, answer.text], [503, 'Письмо не удалось отправить. Попробуйте позже.']);
  assert.equal((await login(PASSWORD)).status, 200);
  assert.equal(await isLoggedIn(user.cookie), true);
  // What did not go out does not count as a letter.
  assert.equal((await reset(user.email)).status, 200);
  assert.equal(api.mails.length, 1);
});

test('logins, failed ones, resets and changes leave one line each, without e-mail and password', async () => {
  api.audited.length = 0;
  await login(PASSWORD);
  await login('секретная-догадка');
  await login(PASSWORD, 'nobody@test.example');
  await reset('nobody@test.example');
  await reset(user.email);
  await reset(user.email);
  await change({ password: 'секретная-догадка' });
  assert.deepEqual(
    api.audited.map(({ event, user: id, ...rest }) => [event, id, Object.values(rest)]),
    [
      ['login', user.id, ['owner', '127.0.0.1']],
      ['login_failed', user.id, ['password', '127.0.0.1']],
      ['login_failed', null, ['unknown', '127.0.0.1']],
      ['password_reset', null, ['unknown', '127.0.0.1']],
      ['password_reset', user.id, ['sent', '127.0.0.1']],
      ['password_reset', user.id, ['repeated', '127.0.0.1']],
      ['password_change_failed', user.id, ['password', '127.0.0.1']],
    ],
  );
  const written = JSON.stringify(api.audited);
  for (const secret of ['@', 'догадка', PASSWORD, mailedPassword()]) assert.ok(!written.includes(secret), secret);
});
