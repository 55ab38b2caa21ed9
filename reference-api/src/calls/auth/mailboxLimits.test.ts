import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { openScene } from '#testing/scene.ts';
import { NOON, PASSWORD } from '#testing/testApp.ts';
import type { TestUser } from '#testing/testRows.ts';
import { INVITATION_MAILBOX } from '../notices/noticeMail.ts';
import { PASSWORD_MAILBOX, RESET_EMAIL, UNDO_MAILBOX } from './limits.ts';

const { api, supplier: sender, customer, freeSlots } = await openScene();

let phones = 0;
function person(email: string) {
  phones += 1;
  const phone = `+7 (900) 777-${1000 + phones}`;
  return { firstname: 'Анна', lastname: 'Белова', phone, country: 'Россия', city: 'Москва', email };
}
const change = async (who: TestUser, email: string) => {
  assert.equal((await api.call(who, 'PUT', '/api/profile/generalinfo', person(email))).status, 200);
  await api.sendEmails();
};
async function logIn(email: string, password = PASSWORD): Promise<TestUser> {
  const answer = await api.call(null, 'POST', '/api/auth/login', { login: email, password });
  assert.equal(answer.status, 200, answer.text);
  const [user] = await api.db.select().from(schema.users).where(eq(schema.users.email_key, email));
  return { id: user?.id ?? 0, email, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' };
}
async function signUp(email: string): Promise<TestUser> {
  const form = { type: 'Заказчик', company: 'Компания', isAdvertisingAgency: false };
  const passwords = { password: PASSWORD, retryPassword: PASSWORD };
  assert.equal(
    (await api.call(null, 'POST', '/api/auth/signup', { ...person(email), ...form, ...passwords })).status,
    200,
  );
  return logIn(email);
}
async function reset(email: string) {
  const answer = await api.call(null, 'POST', '/api/auth/password_reset', { email });
  await api.sendEmails();
  return answer;
}
const recipients = () => api.mails.splice(0).map(({ to }) => to);

test('sends no e-mail to an unproven old address', async () => {
  const stranger = await signUp('victim+1@test.example');
  await change(stranger, 'victim+2@test.example');
  await change(stranger, 'victim+3@test.example');
  assert.deepEqual(recipients(), []);
  const changes = await api.db.select().from(schema.emailChanges).where(eq(schema.emailChanges.user_id, stranger.id));
  assert.deepEqual(
    changes.map(({ token }) => token),
    [null, null],
  );
});

test('proves the address by a login with a mailed password', async () => {
  const { email } = await signUp('honest@test.example');
  await reset(email);
  const mailed = /Вот он: (\S+)/.exec(api.mails.at(-1)?.text ?? '')?.[1] ?? '';
  const user = await logIn(email, mailed);
  recipients();
  await change(user, 'elsewhere@evil.example');
  assert.deepEqual(recipients(), [email]);
});

test('proves the address when an operator activates the account', async () => {
  const fields = { is_activated: false, is_email_proven: false, email: 'awaiting@test.example' };
  const { id } = await api.createUser(fields);
  await api.db.update(schema.users).set({ is_activated: true }).where(eq(schema.users.id, id));
  await change(await logIn(fields.email), 'elsewhere2@evil.example');
  assert.deepEqual(recipients(), [fields.email]);
});

test('marks new addresses unproven and earlier proven ones proven', async () => {
  const { email } = sender;
  await change(sender, 'unproven@evil.example');
  assert.deepEqual(recipients(), [email]);
  await change(sender, email);
  assert.deepEqual(recipients(), []);
  await change(sender, 'unproven2@evil.example');
  assert.deepEqual(recipients(), [email]);
});

test('leaves the old address proven after the undo link', async () => {
  const { email } = sender;
  await change(sender, 'thief@evil.example');
  const token = /email_undo\?token=(\S+)/.exec(api.mails.at(-1)?.text ?? '')?.[1] ?? '';
  const payload = new URLSearchParams({ token }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  assert.equal((await api.inject({ method: 'POST', url: '/api/auth/email_undo', payload, headers })).status, 200);
  recipients();
  await change(await logIn(email), 'thief2@evil.example');
  assert.deepEqual(recipients(), [email]);
});

test('drops e-mails over the mailbox limit and reports once [OPS-04]', async () => {
  await api.limiter.take(UNDO_MAILBOX, 'full@test.example', { cost: UNDO_MAILBOX.points - 1 });
  const users: TestUser[] = [];
  for (const tag of ['+a', '+b', '+C']) users.push(await api.createUser({ email: `full${tag}@test.example` }));
  for (const [index, user] of users.entries()) await change(user, `moved${index}@test.example`);
  assert.deepEqual(recipients(), ['full+a@test.example']);
  assert.equal(api.reported.length, 1);
  assert.match(api.reported[0] ?? '', /^Mailbox [\da-f]{12} has 20 e-mails of «undo-mailbox» within a day/);
  const changes = await api.db.select().from(schema.emailChanges);
  assert.ok(changes.every(({ token }) => token === null));
  await change(sender, 'moved-sender@test.example');
  assert.deepEqual(recipients(), [sender.email], 'other mailboxes get theirs');
  api.setNow('2026-11-22T12:00:01+03:00');
  await change(await api.createUser({ email: 'full+d@test.example' }), 'moved-later@test.example');
  assert.deepEqual(recipients(), ['full+d@test.example']);
});

test('counts an e-mail once, however often delivery is retried', async () => {
  await api.limiter.take(UNDO_MAILBOX, 'retried@test.example', { cost: UNDO_MAILBOX.points - 1 });
  const user = await api.createUser({ email: 'retried@test.example' });
  const { deliver } = api.mailServer;
  api.mailServer.deliver = () => Promise.reject(new Error('the mail server is away'));
  await change(user, 'retried-away@test.example');
  api.mailServer.deliver = deliver;
  api.setNow('2026-11-21T12:01:00+03:00');
  await api.sendEmails();
  assert.deepEqual(recipients(), [user.email]);
});

test('greets unproven addresses of resets without a name', async () => {
  const greetings: (string | undefined)[] = [];
  for (const is_email_proven of [false, true]) {
    const { id, email } = await api.createUser({ is_email_proven, firstname: 'Счёт закрыт' });
    await reset(email);
    // For a day after a change of the address the e-mail contains no password.
    api.setNow('2026-11-21T13:00:00+03:00');
    const change = { user_id: id, old_email: email, old_email_key: email, was_proven: false, password_hash: '' };
    const times = { created_at: new Date(NOON), expires_at: new Date(NOON) };
    await api.db.insert(schema.emailChanges).values({ ...change, ...times, token_hash: email });
    await reset(email);
    api.setNow(NOON);
    greetings.push(...api.mails.splice(0).map(({ text }) => text.split('\n')[0]));
  }
  const named = 'Здравствуйте, Счёт закрыт!';
  assert.deepEqual(greetings, ['Здравствуйте!', 'Здравствуйте!', named, named]);
});

test('refuses resets over a mailbox’s limit of unproven spellings [OPS-04]', async () => {
  const unproven = { is_email_proven: false };
  const names = Array.from({ length: PASSWORD_MAILBOX.points }, (_, index) => `asked+${index}@test.example`);
  for (const email of names) {
    await api.createUser({ ...unproven, email });
    assert.equal((await reset(email)).status, 200);
  }
  assert.deepEqual(recipients(), names);
  const second = await api.createUser({ ...unproven, email: 'Asked+second@test.example' });
  for (let round = 0; round < 2; round += 1) {
    const { status, text } = await reset(second.email);
    assert.deepEqual([status, text], [429, 'Слишком много попыток за сутки. Попробуйте снова завтра.']);
  }
  assert.deepEqual(recipients(), []);
  for (const fields of [{ ...unproven, email: 'asked@test.example' }, { email: 'asked+proven@test.example' }])
    assert.equal((await reset((await api.createUser(fields)).email)).status, 200, fields.email);
  assert.deepEqual(recipients(), ['asked@test.example', 'asked+proven@test.example']);
});

test('still sends other e-mails when resets are refused', async () => {
  const { email } = sender;
  await api.limiter.take(PASSWORD_MAILBOX, `unknown ${email}`, { cost: PASSWORD_MAILBOX.points });
  assert.equal((await reset(email)).status, 429);
  await change(sender, 'asked-moved@test.example');
  assert.deepEqual(recipients(), [email]);
});

test('mails the owner a password after strangers spent the limit [AUTH-06]', async () => {
  const { email } = sender;
  const resetFrom = async (address: string) => {
    const headers = { 'x-forwarded-for': address };
    const { status } = await api.call(null, 'POST', '/api/auth/password_reset', { email }, headers);
    await api.sendEmails();
    return [status, recipients().length];
  };
  const login = { login: email, password: PASSWORD };
  const atHome = { 'x-forwarded-for': '198.51.100.7' };
  assert.equal((await api.call(null, 'POST', '/api/auth/login', login, atHome)).status, 200);
  for (let asked = 0; asked < PASSWORD_MAILBOX.points; asked += 1) {
    api.setNow(new Date(Date.parse(NOON) + asked * (RESET_EMAIL.windowMs + 60_000)).toISOString());
    assert.deepEqual(await resetFrom(`203.0.113.${asked}`), [200, 1]);
  }
  assert.deepEqual(await resetFrom('198.51.100.7'), [200, 1]);
  assert.deepEqual(await resetFrom('198.51.100.7'), [200, 0], 'one e-mail per window');
  api.setNow(new Date(Date.parse(NOON) + 2 * 60 * 60 * 1000).toISOString());
  assert.deepEqual(await resetFrom('203.0.113.99'), [429, 0]);
  assert.deepEqual(await resetFrom('198.51.100.7'), [200, 1]);
});

test('drops invitation e-mails over the mailbox limit', async () => {
  const email = `busy+${customer.id}@test.example`;
  await api.db.update(schema.users).set({ email, email_key: email }).where(eq(schema.users.id, customer.id));
  await api.limiter.take(INVITATION_MAILBOX, 'busy@test.example', { cost: INVITATION_MAILBOX.points - 1 });
  await freeSlots(customer, '10:00', '11:00');
  for (const [from, point] of [
    [sender, '10:00'],
    [await api.createUser(), '11:00'],
  ] as const) {
    const invitation = { user_id: customer.id, date: '2026-11-25', point };
    assert.equal((await api.call(from, 'POST', '/api/invite', invitation)).status, 200);
    await api.sendEmails();
  }
  assert.deepEqual([recipients(), api.reported.length], [[email], 1]);
});
