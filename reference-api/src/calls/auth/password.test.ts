import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { SESSION_COOKIE, startSession } from '#platform/sessions/sessions.ts';
import { openScene } from '#testing/scene.ts';
import { NOON, PASSWORD, type Answer } from '#testing/testApp.ts';
import { PASSWORD_EMAIL } from './accountPasswords.ts';
import { PASSWORD_ACCOUNT } from './limits.ts';

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
const ask = (email: string) => api.call(null, 'POST', '/api/auth/password_reset', { email });
async function reset(email: string) {
  const answer = await ask(email);
  await api.sendEmails();
  return answer;
}
const mailedPassword = () => /Вот он: (\S+)/.exec(api.mails.at(-1)?.text ?? '')?.[1] ?? '';

test('keeps only a renewed session after a password change', async () => {
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

test('keeps the password when the change is invalid', async () => {
  const wrong = await change({ password: 'не тот пароль' });
  assert.deepEqual([wrong.status, wrong.json()], [422, { errors: { password: 'ERROR_PASSWORD' } }]);
  const differs = await change({ retry_password: 'другой пароль' });
  assert.deepEqual([differs.status, differs.text], [400, 'Пароли не совпадают.']);
  const same = await change({ new_password: PASSWORD, retry_password: PASSWORD });
  assert.deepEqual([same.status, same.text], [400, 'Новый пароль должен отличаться от текущего.']);
  assert.equal((await change({ new_password: '12345', retry_password: '12345' })).status, 400);
  assert.equal((await login(PASSWORD)).status, 200);
});

test('throttles guesses of the old password from one place', async () => {
  const answers = await Promise.all(Array.from({ length: 14 }, () => change({ password: 'догадка' })));
  assert.equal(answers.filter(({ status }) => status === 422).length, 10);
  assert.equal((await change()).status, 429);
  api.setNow('2026-11-21T12:06:00+03:00');
  assert.equal((await change()).status, 200);
  api.setNow(NOON);
});

test('throttles guesses of the old password from many places', async () => {
  const guess = (place: number) =>
    api.call(
      user,
      'PUT',
      '/api/profile/password',
      { password: 'догадка', new_password: NEW, retry_password: NEW },
      { 'x-forwarded-for': `203.0.113.${place}` },
    );
  assert.equal((await guess(1)).status, 422);
  // Simulates 199 attempts from other places.
  await api.limiter.take(PASSWORD_ACCOUNT, user.id, { cost: 199 });
  assert.equal((await guess(2)).status, 429);
  api.setNow('2026-11-21T12:06:00+03:00');
  assert.equal((await change()).status, 200);
  api.setNow(NOON);
});

const changeTo = (word: string) => change({ new_password: `${word}-пароль`, retry_password: `${word}-пароль` });

test('accepts one of several changes that checked the same password', async (t) => {
  const { passwords } = api;
  const hash = passwords.hash.bind(passwords);
  const allChecked = Promise.withResolvers<void>();
  let checked = 0;
  // Pauses every change between its check of the old password and its transaction.
  t.mock.method(passwords, 'hash', async (password: string) => {
    checked += 1;
    if (checked === 3) allChecked.resolve();
    await allChecked.promise;
    return hash(password);
  });
  const answers = await Promise.all(['первый', 'второй', 'третий'].map(changeTo));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422, 422]);
});

test('refuses a password change overtaken by another', async (t) => {
  const { limiter } = api;
  const take = limiter.take.bind(limiter);
  const [admitted, firstEnded] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  // Pauses the later change between its admission and its read of the stored password.
  t.mock.method(
    limiter,
    'take',
    async (...args: Parameters<typeof take>) => {
      admitted.resolve();
      await firstEnded.promise;
      return take(...args);
    },
    { times: 1 },
  );
  const later = changeTo('второй');
  await admitted.promise;
  assert.equal((await changeTo('первый')).status, 200);
  firstEnded.resolve();
  const answer = await later;
  assert.deepEqual([answer.status, answer.json()], [422, { errors: { password: 'ERROR_PASSWORD' } }]);
  assert.equal((await login('первый-пароль')).status, 200);
});

test('answers 401 to a change with a replaced token', async () => {
  assert.equal((await changeTo('первый')).status, 200);
  assert.equal((await changeTo('второй')).status, 401);
  assert.equal((await login('первый-пароль')).status, 200);
});

test('leaves no session from logins during a password change', async () => {
  // Checking a password takes a while, so of many concurrent logins some are between check and session when the password changes.
  const logins = Array.from({ length: 8 }, () => login(PASSWORD));
  const changed = await change();
  assert.equal(changed.status, 200);
  const begun = (await Promise.all(logins)).filter(({ status }) => status === 200).map(cookieOf);
  // Sessions from before the change have ended, and the old password has started no others.
  assert.deepEqual(
    await Promise.all(begun.map(isLoggedIn)),
    begun.map(() => false),
  );
  assert.equal(await isLoggedIn(cookieOf(changed)), true);
});

test('replaces the old password when a mailed password is used [AUTH-06]', async () => {
  assert.equal((await reset(` ${user.email.toUpperCase()} `)).status, 200);
  assert.deepEqual(
    api.mails.map(({ to }) => to),
    [user.email],
  );
  assert.match(api.mails[0]?.text ?? '', /https:\/\/vstrecha\.test\/unsubscribe_notifications\/[0-9a-f-]{36}/);
  assert.match(mailedPassword(), /^[a-zA-Z2-9]{12}$/);
  // The request alone must not end sessions: a stranger may have made it.
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

test('rejects a mailed password after an hour or a change', async () => {
  await reset(user.email);
  assert.equal((await login(mailedPassword(), customer.email)).status, 422);
  api.setNow('2026-11-21T13:00:01+03:00');
  assert.equal((await login(mailedPassword())).status, 422);
  await reset(user.email);
  assert.equal((await change()).status, 200);
  assert.equal((await login(mailedPassword())).status, 422);
});

test('accepts a mailed password in two concurrent logins', async () => {
  await reset(user.email);
  const both = await Promise.all([login(mailedPassword()), login(mailedPassword())]);
  assert.deepEqual(
    both.map(({ status }) => status),
    [200, 200],
  );
});

test('refuses a reset for unknown and inactive accounts', async () => {
  const nobody = await reset('nobody@test.example');
  assert.deepEqual([nobody.status, nobody.json()], [422, { errors: { email: 'ERROR_LOGIN' } }]);
  const waiting = await api.createUser({ is_activated: false });
  assert.deepEqual((await reset(waiting.email)).json(), { errors: { email: 'ERROR_AUTH' } });
  for (const text of ['не почта', 'a@b', 'a b@c.de', 'a@b.c\r\nBcc: x@y.z'])
    assert.equal((await reset(text)).status, 400, text);
  assert.equal(api.mails.length, 0);
});

test('sends one e-mail within five minutes for repeated resets', async () => {
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

test('mails the password after an outage of the mail server [AUTH-06] [OPS-03]', async () => {
  const { deliver } = api.mailServer;
  const lost: string[] = [];
  api.mailServer.deliver = async ({ text }) => {
    lost.push(/Вот он: (\S+)/.exec(text)?.[1] ?? '');
    throw new Error('the mail server is away');
  };
  assert.equal((await reset(user.email)).status, 200);
  api.mailServer.deliver = deliver;
  assert.deepEqual([api.mails.length, await isLoggedIn(user.cookie)], [0, true]);
  api.setNow('2026-11-21T12:01:00+03:00');
  await api.sendEmails();
  assert.equal(api.mails.length, 1);
  assert.notEqual(mailedPassword(), lost[0]);
  assert.equal((await login(mailedPassword())).status, 200);
});

test('stores no plain-text password while its e-mail is queued', async () => {
  await ask(user.email);
  const waiting = JSON.stringify(await api.db.select().from(schema.jobs));
  await api.sendEmails();
  assert.match(mailedPassword(), /^\w{12}$/);
  assert.ok(!waiting.includes(mailedPassword()));
  assert.deepEqual(await api.db.select().from(schema.jobs).where(eq(schema.jobs.name, PASSWORD_EMAIL)), []);
});

test('mails no password after the owner has changed it', async () => {
  await ask(user.email);
  assert.equal((await change()).status, 200);
  await api.sendEmails();
  assert.equal(api.mails.length, 0);
});

test('mails no password to the former address of an account', async () => {
  await ask(user.email);
  const moved = { email: 'moved@test.example', email_key: 'moved@test.example' };
  await api.db.update(schema.users).set(moved).where(eq(schema.users.id, user.id));
  await api.sendEmails();
  assert.equal(api.mails.length, 0);
});

test('audits logins, resets and changes without e-mails or passwords', async () => {
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
      ['password_reset', user.id, ['queued', '127.0.0.1']],
      ['password_reset', user.id, ['repeated', '127.0.0.1']],
      ['password_change_failed', user.id, ['password', '127.0.0.1']],
    ],
  );
  const written = JSON.stringify(api.audited);
  for (const secret of ['@', 'догадка', PASSWORD, mailedPassword()]) assert.ok(!written.includes(secret), secret);
});
