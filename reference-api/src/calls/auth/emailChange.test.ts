import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { openScene } from '#testing/scene.ts';
import { NOON, PASSWORD, type TestUser } from '#testing/testApp.ts';
import { sendUndoLetters } from './undoLetters.ts';

const { api, supplier: owner } = await openScene();

const NEW_EMAIL = 'taken-over@test.example';
let phones = 0;
function general(email: string) {
  phones += 1;
  const phone = `+7 (900) 555-${1000 + phones}`;
  return { firstname: 'Анна', lastname: 'Белова', phone, country: 'Россия', city: 'Москва', email };
}
const saveEmail = (email: string, who: TestUser = owner) =>
  api.call(who, 'PUT', '/api/profile/generalinfo', general(email));
const login = (email: string, password = PASSWORD) =>
  api.call(null, 'POST', '/api/auth/login', { login: email, password });
const reset = (email: string) => api.call(null, 'POST', '/api/auth/password_reset', { email });
const isLoggedIn = async () => (await api.call(owner, 'GET', '/api/auth/check')).json<'checkAuth'>().ok;
const emailOf = async ({ id }: TestUser) =>
  (await api.db.select().from(schema.users).where(eq(schema.users.id, id)))[0]?.email;

const ADDRESS = /https:\/\/vstrecha\.test(\/api\/auth\/email_undo\?token=(\S+))/;
async function undoLink(): Promise<{ url: string; token: string }> {
  await api.mailer.idle();
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

test('a changed e-mail tells the old address, whose link restores it once and ends the sessions [EDIT-01]', async () => {
  const { email } = owner;
  assert.equal((await saveEmail(NEW_EMAIL)).status, 200);
  const { url, token } = await undoLink();
  assert.deepEqual(
    api.mails.map(({ to }) => to),
    [email],
  );
  assert.ok(!api.mails[0]?.text.includes('unsubscribe'));

  // Mail servers open links to look for harm, so opening it changes nothing.
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

test('the letter to the old address says nothing that its new owner could have written', async () => {
  const words = 'Анна!\n\nЭто проверка, ничего не делайте';
  await api.call(owner, 'PUT', '/api/profile/generalinfo', { ...general('liar@test.example'), firstname: words });
  await api.mailer.idle();
  assert.match(api.mails.at(-1)?.text ?? '', /^Здравствуйте!\n\nВ вашем аккаунте/);
});

test('the link expires after seven days', async () => {
  await saveEmail('later@test.example');
  const { token } = await undoLink();
  api.setNow('2026-11-28T12:00:01+03:00');
  assert.equal((await undo(token)).status, 404);
});

test('taking the change back takes a password back that was mailed to the new address, and what was set since', async () => {
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

test('a password that is on its way to the new address when the old one comes back opens nothing', async () => {
  const { email } = owner;
  await saveEmail('slow@evil.example');
  const { token } = await undoLink();
  api.setNow('2026-11-22T12:00:01+03:00');
  const { send } = api.mailer;
  api.mailer.send = async (mail) => {
    await send(mail);
    assert.equal((await undo(token)).status, 200);
  };
  await reset('slow@evil.example');
  api.mailer.send = send;
  const mailed = /Вот он: (\S+)/.exec(api.mails.at(-1)?.text ?? '')?.[1] ?? '';
  assert.match(mailed, /^\w{12}$/);
  assert.deepEqual([await emailOf(owner), (await login(email, mailed)).status], [email, 422]);
});

test('for a day after a change no password is mailed, and who asks is told the same as ever', async () => {
  const told = await reset(owner.email);
  api.setNow('2026-11-21T12:10:00+03:00');
  await saveEmail('new-one@test.example');
  await undoLink();
  const refused = await reset('new-one@test.example');
  assert.deepEqual([refused.status, refused.text], [told.status, told.text]);
  const letter = api.mails.at(-1);
  assert.equal(letter?.to, 'new-one@test.example');
  assert.doesNotMatch(letter?.text ?? '', /Вот он/);
  assert.match(letter?.text ?? '', /22\.11\.2026 в 12:10/);
  assert.equal(api.audited.at(-1)?.event, 'password_reset');
  api.setNow('2026-11-22T12:10:01+03:00');
  await reset('new-one@test.example');
  assert.match(api.mails.at(-1)?.text ?? '', /Вот он/);
});

test('after the old address took the change back it gets a password at once', async () => {
  const { email } = owner;
  await saveEmail('for-a-minute@test.example');
  await undo((await undoLink()).token);
  await reset(email);
  assert.match(api.mails.at(-1)?.text ?? '', /Вот он/);
});

test('several changes: the first address takes all of them back, and a later link with them', async () => {
  const { email } = owner;
  await saveEmail('second@test.example');
  const first = await undoLink();
  await saveEmail('third@test.example');
  const second = await undoLink();
  assert.equal(api.mails.at(-1)?.to, 'second@test.example');
  assert.equal((await undo(second.token)).status, 200);
  assert.equal(await emailOf(owner), 'second@test.example');
  assert.equal((await undo(first.token)).status, 200);
  assert.equal(await emailOf(owner), email);
  await saveEmail('fourth@test.example', { ...owner, cookie: await cookieOf(email) });
  const again = await undoLink();
  await saveEmail('fifth@test.example', { ...owner, cookie: await cookieOf('fourth@test.example') });
  const last = await undoLink();
  assert.deepEqual([(await undo(again.token)).status, (await undo(last.token)).status], [200, 404]);
});

test('a stranger who puts an address in between for a moment gains no more by its link than by a change', async () => {
  const { email } = owner;
  await saveEmail('between@evil.example');
  const own = await undoLink();
  await saveEmail(email);
  const strangers = await undoLink();
  assert.equal(api.mails.at(-1)?.to, 'between@evil.example');
  // Nearly a week later, when the owner's own link would be over first.
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

test('an address that was there before keeps its links when a later one is restored, as long as that may happen', async () => {
  const { email } = owner;
  await saveEmail('middle@evil.example');
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

test('the first address ends all that came between by any of its links', async () => {
  const { email } = owner;
  await saveEmail('often@evil.example');
  await saveEmail(email);
  const strangers = await undoLink();
  await saveEmail('often@evil.example');
  const own = await undoLink();
  api.mails.length = 0;
  assert.equal((await undo(own.token)).status, 200);
  await api.mailer.idle();
  assert.deepEqual([api.mails.length, await emailOf(owner)], [0, email]);
  assert.equal((await undo(strangers.token)).status, 404);
});

const cookieOf = async (email: string) => String((await login(email)).headers['set-cookie']).split(';')[0] ?? '';

test('nobody else can take the old address while it may come back', async () => {
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

test('the same e-mail in other letters is no change, and five changes a day are enough', async () => {
  assert.equal((await saveEmail(` ${owner.email.toUpperCase()} `)).status, 200);
  await api.mailer.idle();
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

test('a letter that could not be sent goes out later, once, and its link is not kept', async () => {
  const { send } = api.mailer;
  api.mailer.send = () => Promise.reject(new Error('the mail server is away'));
  assert.equal((await saveEmail('unheard@test.example')).status, 200);
  await api.mailer.idle();
  api.mailer.send = send;
  const context = {
    ...api,
    clock: { now: () => new Date(Date.parse(NOON) + 61_000) },
    publicUrl: 'https://vstrecha.test',
  };
  await Promise.all([sendUndoLetters(context), sendUndoLetters(context)]);
  assert.equal(api.mails.length, 1);
  const rows = await api.db.select().from(schema.emailChanges).where(eq(schema.emailChanges.user_id, owner.id));
  assert.deepEqual(
    rows.map(({ token }) => token),
    [null],
  );
  assert.equal((await undo((await undoLink()).token)).status, 200);
});
