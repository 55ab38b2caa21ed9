import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { openScene } from '#testing/scene.ts';
import { PASSWORD } from '#testing/testApp.ts';
import type { TestUser } from '#testing/testRows.ts';

const { api, supplier: owner } = await openScene();

const NEW_EMAIL = 'taken-over@test.example';
let phones = 0;
function general(email: string) {
  phones += 1;
  const phone = `+7 (900) 555-${1000 + phones}`;
  return { firstname: 'Анна', lastname: 'Белова', phone, country: 'Россия', city: 'Москва', email };
}
const change = (email: string, who: TestUser = owner) =>
  api.call(who, 'PUT', '/api/profile/generalinfo', general(email));
/** Changes the address and sends its e-mail at once, so that e-mails arrive in the order of the changes. */
async function saveEmail(email: string, who: TestUser = owner) {
  const answer = await change(email, who);
  await api.sendEmails();
  return answer;
}
/** Marks the address as proven, as a login with a mailed password does. */
const proveEmail = ({ id }: TestUser = owner) =>
  api.db.update(schema.users).set({ is_email_proven: true }).where(eq(schema.users.id, id));
const login = (email: string, password = PASSWORD) =>
  api.call(null, 'POST', '/api/auth/login', { login: email, password });
async function reset(email: string) {
  const answer = await api.call(null, 'POST', '/api/auth/password_reset', { email });
  await api.sendEmails();
  return answer;
}
const isLoggedIn = async () => (await api.call(owner, 'GET', '/api/auth/check')).json<'checkAuth'>().ok;
const emailOf = async ({ id }: TestUser) =>
  (await api.db.select().from(schema.users).where(eq(schema.users.id, id)))[0]?.email;

const ADDRESS = /https:\/\/vstrecha\.test(\/api\/auth\/email_undo\?token=(\S+))/;
async function undoLink(): Promise<{ url: string; token: string }> {
  await api.sendEmails();
  const [, url = '', token = ''] = ADDRESS.exec(api.mails.at(-1)?.text ?? '') ?? [];
  return { url, token };
}
const undo = (token: string) =>
  api.inject({
    method: 'POST',
    url: '/api/auth/email_undo',
    payload: new URLSearchParams({ token }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

test('restores the old e-mail once by the link mailed there [EDIT-01]', async () => {
  const { email } = owner;
  assert.equal((await saveEmail(NEW_EMAIL)).status, 200);
  const { url, token } = await undoLink();
  assert.deepEqual(
    api.mails.map(({ to }) => to),
    [email],
  );
  assert.ok(!api.mails[0]?.text.includes('unsubscribe'));

  // Mail servers open links to scan them, so a GET must not change anything.
  const page = await api.call(null, 'GET', url);
  assert.equal(page.status, 200);
  assert.match(page.text, /Вернуть прежний адрес/);
  assert.match(String(page.headers['content-security-policy']), /default-src 'none'/);
  assert.equal(page.headers['referrer-policy'], 'same-origin');
  assert.deepEqual([await emailOf(owner), await isLoggedIn()], [NEW_EMAIL, true]);

  const done = await undo(token);
  assert.equal(done.status, 200);
  assert.match(done.text, /Прежний адрес снова действует/);
  assert.deepEqual([await emailOf(owner), await isLoggedIn()], [email, false]);
  assert.deepEqual([(await login(NEW_EMAIL)).status, (await login(email)).status], [422, 200]);
  for (const answer of [await undo(token), await api.call(null, 'GET', url), await undo('чужое'), await undo('')])
    assert.deepEqual([answer.status, /Эта ссылка не подходит/.test(answer.text)], [404, true]);
});

test('omits the account’s name from the e-mail about a change', async () => {
  const words = 'Анна! Это проверка, ничего не делайте';
  await api.call(owner, 'PUT', '/api/profile/generalinfo', { ...general('liar@test.example'), firstname: words });
  await api.sendEmails();
  assert.match(api.mails.at(-1)?.text ?? '', /^Здравствуйте!\n\nВ вашем аккаунте/);
});

test('expires the undo link after seven days', async () => {
  await saveEmail('later@test.example');
  const { token } = await undoLink();
  api.setNow('2026-11-28T12:00:01+03:00');
  assert.equal((await undo(token)).status, 404);
});

test('revokes passwords mailed to the new address on undo', async () => {
  const { email } = owner;
  await saveEmail('thief@test.example');
  const { token } = await undoLink();
  api.setNow('2026-11-22T12:00:01+03:00');
  await reset('thief@test.example');
  const mailed = /Вот он: (\S+)/.exec(api.mails.at(-1)?.text ?? '')?.[1] ?? '';
  assert.equal((await login('thief@test.example', mailed)).status, 200);
  api.setNow('2026-11-22T12:06:00+03:00');
  await reset('thief@test.example');
  const mailedLater = /Вот он: (\S+)/.exec(api.mails.at(-1)?.text ?? '')?.[1] ?? '';
  assert.equal((await undo(token)).status, 200);
  for (const password of [mailed, mailedLater]) assert.equal((await login(email, password)).status, 422);
  assert.equal((await login(email)).status, 200);
});

test('rejects a password mailed while the change is undone', async () => {
  const { email } = owner;
  await saveEmail('slow@evil.example');
  const { token } = await undoLink();
  api.setNow('2026-11-22T12:00:01+03:00');
  const { deliver } = api.mailServer;
  api.mailServer.deliver = async (mail, id) => {
    await deliver(mail, id);
    assert.equal((await undo(token)).status, 200);
  };
  await reset('slow@evil.example');
  api.mailServer.deliver = deliver;
  const mailed = /Вот он: (\S+)/.exec(api.mails.at(-1)?.text ?? '')?.[1] ?? '';
  assert.match(mailed, /^\w{12}$/);
  assert.deepEqual([await emailOf(owner), (await login(email, mailed)).status], [email, 422]);
});

test('mails no password for a day after a change', async () => {
  const told = await reset(owner.email);
  api.setNow('2026-11-21T12:10:00+03:00');
  await saveEmail('new-one@test.example');
  await undoLink();
  const refused = await reset('new-one@test.example');
  assert.deepEqual([refused.status, refused.text], [told.status, told.text]);
  const mail = api.mails.at(-1);
  assert.equal(mail?.to, 'new-one@test.example');
  assert.doesNotMatch(mail?.text ?? '', /Вот он/);
  assert.match(mail?.text ?? '', /22\.11\.2026 в 12:10/);
  assert.equal(api.audited.at(-1)?.event, 'password_reset');
  api.setNow('2026-11-22T12:10:01+03:00');
  await reset('new-one@test.example');
  assert.match(api.mails.at(-1)?.text ?? '', /Вот он/);
});

test('mails a password to the restored address at once', async () => {
  const { email } = owner;
  await saveEmail('for-a-minute@test.example');
  await undo((await undoLink()).token);
  await reset(email);
  assert.match(api.mails.at(-1)?.text ?? '', /Вот он/);
});

test('undoes later changes together with the first one', async () => {
  const { email } = owner;
  await saveEmail('second@test.example');
  await proveEmail();
  const first = await undoLink();
  await saveEmail('third@test.example');
  const second = await undoLink();
  assert.equal(api.mails.at(-1)?.to, 'second@test.example');
  assert.equal((await undo(second.token)).status, 200);
  assert.equal(await emailOf(owner), 'second@test.example');
  assert.equal((await undo(first.token)).status, 200);
  assert.equal(await emailOf(owner), email);
  await saveEmail('fourth@test.example', { ...owner, cookie: await cookieOf(email) });
  await proveEmail();
  const again = await undoLink();
  await saveEmail('fifth@test.example', { ...owner, cookie: await cookieOf('fourth@test.example') });
  const last = await undoLink();
  assert.deepEqual([(await undo(again.token)).status, (await undo(last.token)).status], [200, 404]);
});

test('lets the owner revert a stranger’s use of the link', async () => {
  const { email } = owner;
  await saveEmail('between@evil.example');
  await proveEmail();
  const own = await undoLink();
  await saveEmail(email);
  const strangers = await undoLink();
  assert.equal(api.mails.at(-1)?.to, 'between@evil.example');
  // One second before the owner's first link would expire.
  api.setNow('2026-11-28T11:59:59+03:00');
  api.mails.length = 0;
  assert.equal((await undo(strangers.token)).status, 200);
  const again = await undoLink();
  assert.deepEqual(
    api.mails.map(({ to }) => to),
    [email],
  );
  await reset('between@evil.example');
  assert.doesNotMatch(api.mails.at(-1)?.text ?? '', /Вот он/);
  api.setNow('2026-12-05T11:59:58+03:00');
  assert.equal((await undo(strangers.token)).status, 404);
  assert.equal((await undo(again.token)).status, 200);
  assert.equal(await emailOf(owner), email);
  assert.equal((await undo(own.token)).status, 404);
});

test('keeps the links of addresses older than the restored one', async () => {
  const { email } = owner;
  await saveEmail('middle@evil.example');
  await proveEmail();
  api.setNow('2026-11-21T13:00:00+03:00');
  await saveEmail(email);
  const middle = await undoLink();
  api.setNow('2026-11-28T12:30:00+03:00');
  const cookie = await cookieOf(email);
  await saveEmail('last@evil.example', { ...owner, cookie });
  const own = await undoLink();
  assert.equal((await undo(middle.token)).status, 200);
  api.setNow('2026-12-05T12:29:00+03:00');
  assert.equal((await undo(own.token)).status, 200);
  assert.equal(await emailOf(owner), email);
});

test('revokes later addresses’ links when the first address is restored', async () => {
  const { email } = owner;
  await saveEmail('often@evil.example');
  await proveEmail();
  await saveEmail(email);
  const strangers = await undoLink();
  await saveEmail('often@evil.example');
  const own = await undoLink();
  api.mails.length = 0;
  assert.equal((await undo(own.token)).status, 200);
  await api.sendEmails();
  assert.deepEqual([api.mails.length, await emailOf(owner)], [0, email]);
  assert.equal((await undo(strangers.token)).status, 404);
});

const cookieOf = async (email: string) => String((await login(email)).headers['set-cookie']).split(';')[0] ?? '';

test('reserves the old address while the change can be undone', async () => {
  const { email } = owner;
  await saveEmail('elsewhere@test.example');
  const taken = { errors: { email: 'ERROR_EMAIL_EXIST' } };
  const other = await api.createUser();
  assert.deepEqual((await saveEmail(email.toUpperCase(), other)).json(), taken);
  assert.notEqual(await emailOf(other), email.toUpperCase());
  const form = {
    ...general(email),
    type: 'Заказчик',
    company: 'Самозванец',
    password: PASSWORD,
    retryPassword: PASSWORD,
    isAdvertisingAgency: false,
  };
  assert.deepEqual((await api.call(null, 'POST', '/api/auth/signup', form)).json(), taken);
  assert.equal((await saveEmail(email)).status, 200, 'its owner can');
  const left = { ...form, email: 'elsewhere@test.example' };
  assert.deepEqual((await api.call(null, 'POST', '/api/auth/signup', left)).json(), taken);
  api.setNow('2026-11-28T12:00:01+03:00');
  assert.equal((await api.call(null, 'POST', '/api/auth/signup', left)).status, 200);
});

test('ignores changes of case and allows five changes a day', async () => {
  assert.equal((await saveEmail(` ${owner.email.toUpperCase()} `)).status, 200);
  await api.sendEmails();
  assert.equal(api.mails.length, 0);
  for (let number = 1; number <= 5; number += 1)
    assert.equal((await saveEmail(`many${number}@test.example`)).status, 200);
  const refused = await saveEmail('many6@test.example');
  assert.deepEqual(
    [refused.status, refused.text],
    [429, 'Адрес почты меняли слишком часто. Попробуйте снова через сутки.'],
  );
  assert.equal(await emailOf(owner), 'many5@test.example');
  api.setNow('2026-11-22T12:00:01+03:00');
  assert.equal((await saveEmail('many6@test.example')).status, 200);
});

const tokens = async () =>
  (await api.db.select().from(schema.emailChanges).where(eq(schema.emailChanges.user_id, owner.id))).map(
    ({ token }) => token,
  );

test('mails the link after an outage, then erases its token [OPS-03]', async () => {
  const { deliver } = api.mailServer;
  api.mailServer.deliver = () => Promise.reject(new Error('the mail server is away'));
  assert.equal((await saveEmail('unheard@test.example')).status, 200);
  await api.sendEmails();
  api.mailServer.deliver = deliver;
  api.setNow('2026-11-21T12:01:00+03:00');
  await Promise.all([api.sendEmails(), api.sendEmails()]);
  assert.equal(api.mails.length, 1);
  assert.deepEqual(await tokens(), [null]);
  assert.equal((await undo((await undoLink()).token)).status, 200);
});

test('erases the token when the e-mail is given up', async () => {
  const { deliver } = api.mailServer;
  api.mailServer.deliver = () => Promise.reject(new Error('the mail server is away'));
  await saveEmail('never-heard@test.example');
  for (const moment of ['21T12:00', '21T12:01', '21T12:11', '21T13:11', '21T19:11']) {
    assert.notDeepEqual(await tokens(), [null]);
    api.setNow(`2026-11-${moment}:00+03:00`);
    await api.sendEmails();
  }
  api.mailServer.deliver = deliver;
  assert.deepEqual(await tokens(), [null]);
});

test('sends no e-mail about an undone change', async () => {
  const { email } = owner;
  await saveEmail('first-link@test.example');
  const { token } = await undoLink();
  await change('second-link@test.example');
  assert.equal((await undo(token)).status, 200);
  api.mails.length = 0;
  await api.sendEmails();
  assert.deepEqual([api.mails.length, await emailOf(owner)], [0, email]);
});

test('sends no e-mail about a refused change [OPS-03]', async () => {
  const other = await api.createUser();
  assert.equal((await saveEmail(other.email)).status, 422);
  await api.sendEmails();
  assert.equal(api.mails.length, 0);
});
