import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { openScene } from '#testing/scene.ts';
import type { TestUser } from '#testing/testApp.ts';
import * as schema from '../database/schema.ts';
import { deliverBySmtp, deliverToFolder } from './delivery.ts';
import { createMailer } from './mailer.ts';

const { api, supplier, customer, freeSlots } = await openScene({
  supplier: { company: 'ООО «Печать»' },
  customer: { firstname: 'Анна', notify: 'EMAIL' },
});
beforeEach(async () => {
  for (const user of [supplier, customer]) await freeSlots(user, '10:00');
});

const invite = () =>
  api.call(supplier, 'POST', '/api/invite', { user_id: customer.id, date: '2026-11-25', point: '10:00' });
const setNotify = (notify: 'NOT' | 'SMS' | 'EMAIL' | 'ALL') =>
  api.db.update(schema.users).set({ notify }).where(eq(schema.users.id, customer.id));
const notifyOf = async (user: TestUser) => (await api.call(user, 'GET', '/api/user')).json<'getCurrentUser'>().notify;
const token = async () =>
  (await api.db.select().from(schema.users).where(eq(schema.users.id, customer.id)))[0]?.unsubscribe_token ?? '';
const unsubscribe = (value: string) =>
  api.call(null, 'GET', `/api/notifications/unsubscribe/${encodeURIComponent(value)}`);
const LETTER = {
  to: 'anna@test.example',
  subject: 'Тема',
  text: 'Здравствуйте!',
  unsubscribeUrl: 'https://vstrecha.test/x',
};

test('an invited user gets a letter with the way to answer and to unsubscribe', async () => {
  assert.equal((await invite()).status, 200);
  await api.mailer.idle();
  const [mail] = api.mails;
  assert.equal(mail?.to, customer.email);
  assert.match(
    mail?.text ?? '',
    /Здравствуйте, Анна!\n\nКомпания ООО «Печать» приглашает вас на встречу 25\.11\.2026 в 10:00 \(МСК\)/,
  );
  assert.match(mail?.text ?? '', /https:\/\/vstrecha\.test\/invitations/);
  assert.equal(mail?.unsubscribeUrl, `https://vstrecha.test/unsubscribe_notifications/${await token()}`);
});

test('only those who want e-mail get it', async () => {
  for (const [notify, count] of [
    ['NOT', 0],
    ['SMS', 0],
    ['ALL', 1],
  ] as const) {
    await setNotify(notify);
    api.mails.length = 0;
    const { id } = (await invite()).json<'invite'>();
    await api.mailer.idle();
    assert.equal(api.mails.length, count, notify);
    await api.call(supplier, 'DELETE', `/api/invite/${id}`);
  }
});

test('unsubscribing ends e-mail only, may be repeated, and asks for the right token [AUTH-07]', async () => {
  for (const [before, after_] of [
    ['EMAIL', 'NOT'],
    ['ALL', 'SMS'],
    ['SMS', 'SMS'],
    ['NOT', 'NOT'],
  ] as const) {
    await setNotify(before);
    const answers = [await unsubscribe(await token()), await unsubscribe(await token())];
    assert.deepEqual(
      answers.map(({ status, text }) => [status, text]),
      Array(2).fill([200, '{"ok":true}']),
    );
    assert.equal(await notifyOf(customer), after_);
  }
  for (const garbage of [
    'x',
    'null',
    '00000000-0000-4000-8000-000000000000',
    `${await token()}0`,
    'я'.repeat(200),
    "' or 1=1 --",
  ]) {
    assert.equal((await unsubscribe(garbage)).status, 404, garbage);
  }
  assert.equal((await unsubscribe('x'.repeat(201))).status, 400);
});

test('a failing delivery is nobody’s trouble and stops no later letter', async () => {
  const sent: string[] = [];
  const mailer = createMailer(async ({ subject }) => {
    if (subject === 'плохое') throw new Error('on purpose');
    sent.push(subject);
  });
  mailer.queue(() => Promise.resolve({ ...LETTER, subject: 'плохое' }));
  mailer.queue(() => Promise.reject(new Error('on purpose')));
  mailer.queue(() => Promise.resolve(undefined));
  mailer.queue(() => Promise.resolve({ ...LETTER, subject: 'хорошее' }));
  await mailer.idle();
  assert.deepEqual(sent, ['хорошее']);
});

test('without a mail server letters become .eml files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vstrecha-mail-'));
  await deliverToFolder(join(folder, 'mail'), '«Встреча» <noreply@vstrecha.example>', {
    now: () => new Date('2026-11-21T09:00:00Z'),
  })({ ...LETTER, to: 'a,b@test.example' });
  const names = await readdir(join(folder, 'mail'));
  assert.match(names.join(), /^2026-11-21T09-00-00-000Z-[0-9a-f]{8}\.eml$/);
  const text = await readFile(join(folder, 'mail', names[0] ?? ''), 'utf8');
  await rm(folder, { recursive: true });
  assert.match(text, /^To: <"a,b"@test\.example>\r?$/m);
  assert.match(text, /^Subject: =\?UTF-8\?/m);
  assert.match(text, /^List-Unsubscribe: <https:\/\/vstrecha\.test\/x>/m);
  assert.match(text, /^Date: Sat, 21 Nov 2026 09:00:00 \+0000/m);
});

test('with MAIL_URL letters go to the SMTP server', async () => {
  const lines: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 test\r\n');
    socket.on('data', (data) => {
      for (const line of String(data).split('\r\n').filter(Boolean)) {
        lines.push(line);
        if (isData && line !== '.') continue;
        isData = line === 'DATA';
        socket.write(isData ? '354 go\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const deliver = deliverBySmtp(
    `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    'noreply@vstrecha.example',
    { now: () => new Date() },
  );
  await deliver(LETTER);
  server.close();
  assert.ok(lines.includes('RCPT TO:<anna@test.example>'));
  await assert.rejects(deliver(LETTER));
});
