import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { openScene } from '#testing/scene.ts';
import type { TestUser } from '#testing/testRows.ts';
import * as schema from '../database/schema.ts';
import { deliverBySmtp, deliverToFolder } from './delivery.ts';
import { mailboxOf, plainName } from './mail.ts';

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
const MAIL = {
  to: 'anna@test.example',
  subject: 'Тема',
  text: 'Здравствуйте!',
  html: '<p>Здравствуйте!</p>',
  unsubscribeUrl: 'https://vstrecha.test/x',
};

test('e-mails invited users links to answer and unsubscribe', async () => {
  assert.equal((await invite()).status, 200);
  await api.sendEmails();
  const [mail] = api.mails;
  assert.equal(mail?.to, customer.email);
  assert.match(mail?.text ?? '', /Здравствуйте, Анна!\n\nПриглашение: ООО «Печать», среда, 25\.11, 10:00 \(МСК\)\./);
  assert.match(mail?.text ?? '', /https:\/\/vstrecha\.test\/invitations/);
  assert.equal(mail?.unsubscribeUrl, `https://vstrecha.test/unsubscribe_notifications/${await token()}`);
});

test('writes names in an e-mail on one line without links', async () => {
  const trick = 'Банк.\n\nВойдите: https://evil.example/login';
  await api.db.update(schema.users).set({ company: trick }).where(eq(schema.users.id, supplier.id));
  await api.db
    .update(schema.users)
    .set({ firstname: `Анна. ${trick}` })
    .where(eq(schema.users.id, customer.id));
  assert.equal((await invite()).status, 200);
  await api.sendEmails();
  const written = 'Банк. Войдите: https evil example login';
  assert.match(
    api.mails[0]?.text ?? '',
    new RegExp(`^Здравствуйте, Анна\\. ${written}!\\n\\nПриглашение: ${written}, среда`),
  );
});

test('sends e-mails only to users who chose them', async () => {
  for (const [notify, count] of [
    ['NOT', 0],
    ['SMS', 0],
    ['ALL', 1],
  ] as const) {
    await setNotify(notify);
    api.mails.length = 0;
    const { id } = (await invite()).json<'invite'>();
    await api.sendEmails();
    assert.equal(api.mails.length, count, notify);
    await api.call(supplier, 'DELETE', `/api/invite/${id}`);
  }
});

test('unsubscribes from e-mail only, repeatedly, with a valid token [AUTH-07]', async () => {
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

test('unsubscribes by one press in a mail program [MAIL-01]', async () => {
  const url = `/unsubscribe_notifications/${await token()}`;
  const body = 'List-Unsubscribe=One-Click';
  const form = ['--b', 'Content-Disposition: form-data; name="List-Unsubscribe"', '', 'One-Click', '--b--', ''];
  const foreign = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
  for (const [headers, payload] of [
    [{ 'content-type': 'application/x-www-form-urlencoded' }, body],
    [{ 'content-type': 'application/x-www-form-urlencoded', ...foreign, cookie: supplier.cookie }, body],
    [{ 'content-type': 'multipart/form-data; boundary=b' }, form.join('\r\n')],
    [{}, ''],
  ] as const) {
    await setNotify('ALL');
    const answer = await api.inject({ method: 'POST', url, headers, payload });
    assert.deepEqual([answer.status, answer.headers['set-cookie']], [200, undefined]);
    assert.equal(await notifyOf(customer), 'SMS');
  }
  assert.equal(await notifyOf(supplier), 'EMAIL');
  for (const unknown of ['00000000-0000-4000-8000-000000000000', 'x', ''])
    assert.equal(
      (await api.inject({ method: 'POST', url: `/unsubscribe_notifications/${unknown}`, payload: '' })).status,
      404,
    );
  const elsewhere = { method: 'POST', url: '/api/auth/logout', headers: foreign } as const;
  assert.equal((await api.inject(elsewhere)).status, 403);
});

test('writes e-mails to .eml files without a mail server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vstrecha-mail-'));
  await deliverToFolder(join(folder, 'mail'), '«Встреча» <noreply@vstrecha.example>', {
    now: () => new Date('2026-11-21T09:00:00Z'),
  })({ ...MAIL, to: 'a,b@test.example' }, 'mail-1');
  const names = await readdir(join(folder, 'mail'));
  assert.match(names.join(), /^2026-11-21T09-00-00-000Z-[0-9a-f]{8}\.eml$/);
  const text = await readFile(join(folder, 'mail', names[0] ?? ''), 'utf8');
  await rm(folder, { recursive: true });
  assert.match(text, /^To: <"a,b"@test\.example>\r?$/m);
  assert.match(text, /^Message-ID: <mail-1@vstrecha\.example>/m);
  assert.match(text, /^Subject: =\?UTF-8\?/m);
  assert.match(text, /^List-Unsubscribe: <https:\/\/vstrecha\.test\/x>\r?$/m);
  assert.match(text, /^Date: Sat, 21 Nov 2026 09:00:00 \+0000/m);
});

test('sends e-mails to the SMTP server when MAIL_URL is set', async () => {
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
  await deliver(MAIL, 'mail-1');
  server.close();
  assert.ok(lines.includes('RCPT TO:<anna@test.example>'));
  await assert.rejects(deliver(MAIL, 'mail-1'));
});

test('hangs up on a mail server that answers endlessly [OPS-03]', async () => {
  const hungUp = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    const endless = setInterval(() => socket.write('220-still here\r\n'), 5);
    socket.on('error', () => undefined).on('close', () => (clearInterval(endless), hungUp.resolve()));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const deliver = deliverBySmtp(url, 'noreply@vstrecha.example', { now: () => new Date() }, 100);
  await assert.rejects(deliver(MAIL, 'mail-1'), /abort/i);
  await hungUp.promise;
  server.close();
});

test('maps all spellings of an address to one mailbox', () => {
  for (const email of ['anna@test.example', ' Anna@TEST.example ', 'anna+1@test.example', 'ANNA+a+b@test.example'])
    assert.equal(mailboxOf(email), 'anna@test.example');
});

test('keeps separate mailboxes for addresses that begin with a plus', () => {
  assert.equal(mailboxOf('+anna@test.example'), '+anna@test.example');
  assert.equal(mailboxOf('anna@te+st.example'), 'anna@te+st.example');
});

test('keeps an ordinary name', () => {
  for (const name of ['ООО «Печать»', 'Анна', 'Типография №1, г. Омск', "O'Neil & Co.", 'Ё-Моё 24'])
    assert.equal(plainName(name), name);
});

test('writes a name on one line', () => {
  assert.equal(plainName('Банк\r\n\r\nВаш счёт\u2028закрыт\t\u0001сегодня'), 'Банк Ваш счёт закрыт сегодня');
});

test('breaks every address so that mail programs cannot link it', () => {
  const addresses: Record<string, string> = {
    'evil.example': 'evil example',
    'https://evil.example/login?a=1': 'https evil example login?a=1',
    'www.evil.example:8080': 'www evil example 8080',
    'user@evil.example': 'user evil example',
    'mailto:user@evil.example': 'mailto user evil example',
    'злой。рф': 'злой рф',
    'evil.\u200Bexample': 'evil example',
    'ev\u00ADil\u2060.example': 'evil example',
    'evil-.example': 'evil- example',
    '10.0.0.1': '10 0 0 1',
    'evil.\nexample': 'evil. example',
  };
  for (const [address, written] of Object.entries(addresses))
    assert.equal(plainName(`Зайдите ${address}`), `Зайдите ${written}`);
});

test('removes marks that change the writing direction', () => {
  assert.equal(plainName('Печать\u202Eкнаб\u2066'), 'Печатькнаб');
});

test('cuts a long name without halving a character', () => {
  assert.equal(plainName('я'.repeat(80)), 'я'.repeat(80));
  assert.equal(plainName('😀'.repeat(81)), `${'😀'.repeat(80)}…`);
});
