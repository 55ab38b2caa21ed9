import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { openTestApp } from '#testing/scene.ts';
import { NOON } from '#testing/testApp.ts';
import type { TestUser } from '#testing/testRows.ts';

const api = await openTestApp();
let sender: TestUser;
let customers: TestUser[];
beforeEach(async () => {
  sender = await api.createUser();
  customers = await Promise.all(Array.from({ length: 3 }, () => api.createUser({ type: 'Заказчик' })));
  api.pushed.length = 0;
});

const mail = (from: TestUser | null, to: { id: number }[], fields: object = {}) =>
  api.call(from, 'POST', '/api/sending', {
    user_ids: to.map(({ id }) => id),
    text: 'Новая коллекция',
    attachments: [],
    ...fields,
  });
const incoming = async (user: TestUser) =>
  (await api.call(user, 'GET', '/api/messages')).json<'getIncomingMessages'>().messages.map(({ text }) => text);
const chats = async (user: TestUser) => (await api.call(user, 'GET', '/api/chats')).json<'getChats'>();

test('sends every recipient one message, reusing existing chats', async () => {
  const [known, ...rest] = customers;
  assert.ok(known);
  await api.call(known, 'POST', '/api/message', { user_id: sender.id, text: 'здравствуйте', attachments: [] });
  assert.deepEqual((await mail(sender, [...customers, known, known])).json<'sendMailing'>(), { sent: 3 });
  for (const user of customers) {
    assert.deepEqual(await incoming(user), ['Новая коллекция']);
    const {
      chats: [chat, ...others],
      unseen_count,
    } = await chats(user);
    assert.deepEqual(
      [chat?.user_id, chat?.last_message, chat?.seen, unseen_count, others.length],
      [sender.id, 'Новая коллекция', false, 1, 0],
    );
  }
  assert.equal((await chats(sender)).chats.length, 3);
  assert.equal((await chats(sender)).unseen_count, 0);
  assert.equal(rest.length, 2);
});

test('pushes a message event to every recipient', async () => {
  await mail(sender, customers);
  for (const user of customers) {
    const [event, ...others] = api.pushed.filter(({ channel }) => channel === `private-user-${user.id}`);
    const data = event?.data as { message: { text: string }; chat: { user_id: number; seen: boolean } };
    assert.deepEqual(
      [event?.event, data.message.text, data.chat.user_id, data.chat.seen, others.length],
      ['message', 'Новая коллекция', sender.id, false, 0],
    );
  }
  assert.equal(api.pushed.filter(({ channel }) => channel === `private-user-${sender.id}`).length, 1);
});

test('answers concurrent repeats of a client_id without sending again', async () => {
  const client_id = randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => mail(sender, customers, { client_id })));
  assert.deepEqual(
    answers.map((answer) => answer.text),
    Array(8).fill('{"sent":3}'),
  );
  assert.deepEqual(
    (await mail(sender, customers.slice(1), { client_id, text: 'другой текст' })).json<'sendMailing'>(),
    { sent: 3 },
  );
  for (const user of customers) assert.deepEqual(await incoming(user), ['Новая коллекция']);
  assert.equal(api.pushed.filter(({ channel }) => channel !== `private-user-${sender.id}`).length, 3);
  // The same id from another sender is another mailing.
  assert.deepEqual((await mail(await api.createUser(), customers, { client_id })).json<'sendMailing'>(), { sent: 3 });
});

test('allows one mailing per sender, company and Moscow day', async () => {
  api.setNow('2026-11-21T23:50:00+03:00');
  const [first, second, third] = customers;
  assert.ok(first && second && third);
  assert.deepEqual((await mail(sender, [first, second])).json<'sendMailing'>(), { sent: 2 });
  const again = await mail(sender, [first, second], { text: 'Ещё раз' });
  assert.deepEqual(
    [again.status, again.text],
    [409, 'Этим компаниям вы сегодня уже писали. Следующую рассылку им можно отправить завтра.'],
  );
  assert.deepEqual((await mail(sender, customers, { text: 'Ещё раз' })).json<'sendMailing'>(), { sent: 1 });
  for (const [user, text] of [
    [first, 'Новая коллекция'],
    [second, 'Новая коллекция'],
    [third, 'Ещё раз'],
  ] as const)
    assert.deepEqual(await incoming(user), [text]);
  // The limit covers neither personal messages nor mailings of other senders.
  await api.call(sender, 'POST', '/api/message', { user_id: first.id, text: 'лично', attachments: [] });
  assert.deepEqual((await mail(await api.createUser(), customers)).json<'sendMailing'>(), { sent: 3 });
  api.setNow('2026-11-22T00:00:00+03:00');
  assert.deepEqual((await mail(sender, customers, { text: 'Назавтра' })).json<'sendMailing'>(), { sent: 3 });
  assert.equal((await incoming(third)).length, 3);
  api.setNow(NOON);
});

test('leaves the attachments unsent when a mailing is refused', async () => {
  await mail(sender, customers);
  const values = { user_id: sender.id, name: 'а.pdf', type: 'application/pdf', size: 1, created_at: new Date(NOON) };
  const [attachment] = await api.db
    .insert(schema.attachments)
    .values({ ...values, stored_name: randomUUID() })
    .returning();
  assert.equal((await mail(sender, customers, { attachments: [attachment?.id] })).status, 409);
  const another = await api.createUser({ type: 'Заказчик' });
  assert.equal((await mail(sender, [another], { attachments: [attachment?.id] })).status, 200);
});

test('sends each company one of several concurrent mailings', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => mail(sender, customers)));
  const sent = answers.map(({ status, text }) => (status === 200 ? (JSON.parse(text) as { sent: number }).sent : 0));
  assert.equal(
    sent.reduce((sum, count) => sum + count, 0),
    3,
  );
  for (const user of customers) assert.equal((await incoming(user)).length, 1);
});

test('lets another mailing reach recipients an interrupted one missed', async () => {
  const [mailing] = await api.db
    .insert(schema.mailings)
    .values({ sender_id: sender.id, client_id: randomUUID(), text: 'оборвалась', created_at: new Date(NOON) })
    .returning();
  const rows = customers.map(({ id }, index) => ({ mailing_id: mailing?.id ?? 0, user_id: id, is_sent: index === 0 }));
  await api.db.insert(schema.mailingRecipients).values(rows);
  assert.deepEqual((await mail(sender, customers)).json<'sendMailing'>(), { sent: 2 });
  // The repeat of the interrupted mailing finds no recipients left either.
  const repeat = await mail(sender, customers, { client_id: mailing?.client_id });
  assert.deepEqual(repeat.json<'sendMailing'>(), { sent: 1 });
  for (const user of customers.slice(1)) assert.deepEqual(await incoming(user), ['Новая коллекция']);
});

test('finishes an interrupted mailing when it is repeated', async () => {
  const client_id = randomUUID();
  const [first, ...rest] = customers;
  assert.ok(first);
  const [mailing] = await api.db
    .insert(schema.mailings)
    .values({ sender_id: sender.id, client_id, text: 'Новая коллекция', created_at: new Date() })
    .returning();
  const rows = customers.map(({ id }) => ({ mailing_id: mailing?.id ?? 0, user_id: id, is_sent: id === first.id }));
  await api.db.insert(schema.mailingRecipients).values(rows);
  assert.deepEqual((await mail(sender, customers, { client_id })).json<'sendMailing'>(), { sent: 3 });
  assert.deepEqual(await incoming(first), []);
  for (const user of rest) assert.deepEqual(await incoming(user), ['Новая коллекция']);
});

test('skips recipients outside the sender’s catalogue', async () => {
  const others = [
    await api.createUser(),
    await api.createUser({ type: 'Заказчик', is_blocked: true }),
    await api.createUser({ type: 'Заказчик', is_activated: false }),
    await api.createUser({ type: 'Заказчик', registration_step: 'MEETINGS' }),
    await api.createUser({ type: 'Заказчик', is_admin: true }),
    sender,
    { id: 2_000_000_000 },
  ];
  assert.deepEqual((await mail(sender, others)).json<'sendMailing'>(), { sent: 0 });
  const chatOnly = await api.createUser({ type: 'Заказчик', only_chat: true });
  assert.deepEqual((await mail(sender, [...others, chatOnly])).json<'sendMailing'>(), { sent: 1 });
});

test('refuses mailings by unauthorised senders and when switched off', async () => {
  const cases: [TestUser | null, number][] = [
    [null, 401],
    [await api.createUser({ is_blocked: true }), 403],
    [await api.createUser({ registration_step: 'FILES' }), 403],
    [await api.createUser({ only_chat: true }), 200],
    [await api.createUser({ is_admin: true }), 200],
  ];
  for (const [user, status] of cases) assert.equal((await mail(user, customers)).status, status);
  api.settings.sending_status = false;
  assert.equal((await mail(sender, customers)).status, 403);
  assert.equal((await api.call(sender, 'POST', '/api/users', { sending: true })).status, 403);
  delete api.settings.sending_status;
});

test('refuses blank text, missing recipients and foreign attachments', async () => {
  assert.equal((await mail(sender, customers, { text: ' \n' })).status, 400);
  assert.equal((await mail(sender, [])).status, 400);
  assert.equal((await mail(sender, customers, { attachments: [2_000_000_000] })).status, 400);
  for (const user of customers) assert.deepEqual(await incoming(user), []);
});

test('attaches the files to every message of a mailing', async () => {
  const values = {
    user_id: sender.id,
    name: 'каталог.pdf',
    type: 'application/pdf',
    size: 10,
    stored_name: randomUUID(),
    created_at: new Date(),
  };
  const [attachment] = await api.db.insert(schema.attachments).values(values).returning();
  assert.deepEqual((await mail(sender, customers, { text: '', attachments: [attachment?.id] })).json<'sendMailing'>(), {
    sent: 3,
  });
  for (const user of customers) {
    const { messages } = (await api.call(user, 'GET', '/api/messages')).json<'getIncomingMessages'>();
    assert.deepEqual(
      messages[0]?.attachments.map(({ filename }) => filename),
      ['каталог.pdf'],
    );
  }
  assert.equal((await mail(sender, customers, { attachments: [attachment?.id] })).status, 400);
});

test('delivers crossing mailings and messages without a deadlock', async () => {
  const suppliers = await Promise.all(Array.from({ length: 3 }, () => api.createUser()));
  const mailings = [
    ...suppliers.map((from) => mail(from, customers)),
    ...customers.map((from) => mail(from, suppliers)),
  ];
  const [one, other] = [suppliers[0], customers[0]];
  assert.ok(one && other);
  const message = api.call(one, 'POST', '/api/message', { user_id: other.id, text: 'лично', attachments: [] });
  for (const answer of await Promise.all(mailings)) assert.equal(answer.text, '{"sent":3}');
  assert.equal((await message).status, 200);
  for (const user of [...suppliers, ...customers]) assert.equal((await chats(user)).chats.length, 3);
  assert.equal((await incoming(other)).length, 4);
});

test('mails thousands of recipients while serving other requests', async () => {
  const AMOUNT = 3000;
  const from = await api.createUser({ type: 'Заказчик' });
  await api.db
    .execute(sql`insert into users (type, email, email_key, phone, phone_key, password_hash, firstname, lastname, company, city_id, registration_step, connection_code, description, created_at)
    select 'Поставщик', n, n, n, n, '', '', '', 'Много ' || n, 1, 'FINISHED', '', 'длинное описание', now() from generate_series(1, ${AMOUNT}::int) as n`);
  assert.equal((await api.call(from, 'POST', '/api/users?limit=99999', { company: 'Много' })).status, 400);
  const found = (
    await api.call(from, 'POST', '/api/users?limit=99999', { company: 'Много', sending: true })
  ).json<'findUsers'>();
  assert.deepEqual([found.users.length, found.total_count, found.pages], [AMOUNT, AMOUNT, 1]);
  assert.equal(new Set(found.users.map(({ id }) => id)).size, AMOUNT);
  const part = (
    await api.call(from, 'POST', '/api/users?limit=1500&page=2', { company: 'Много', sending: true })
  ).json<'findUsers'>();
  assert.deepEqual(
    part.users.map(({ id }) => id),
    found.users.slice(1500).map(({ id }) => id),
  );

  let isDone = false;
  let answered = 0;
  const sending = mail(from, found.users).finally(() => (isDone = true));
  while (!isDone) {
    await api.call(from, 'GET', '/api/user');
    if (!isDone) answered += 1;
    await setImmediate();
  }
  assert.deepEqual((await sending).json<'sendMailing'>(), { sent: AMOUNT });
  assert.ok(answered >= 5, `${answered}`);
  const [{ total } = { total: 0 }] = await api.db
    .select({ total: sql<number>`count(distinct ${schema.messages.chat_id})::int` })
    .from(schema.messages)
    .where(eq(schema.messages.user_id, from.id));
  assert.equal(total, AMOUNT);
});

test('accepts a request with 99,999 ids of ten digits', async () => {
  const user_ids = Array.from({ length: 99_999 }, (_, index) => 2_000_000_000 + index);
  const answer = await api.call(sender, 'POST', '/api/sending', {
    user_ids,
    text: 'я'.repeat(10_000),
    attachments: [],
  });
  assert.deepEqual([answer.status, answer.text], [200, '{"sent":0}']);
});
