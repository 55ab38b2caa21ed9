import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { openScene } from '#testing/scene.ts';
import type { TestUser } from '#testing/testRows.ts';

const { api, supplier, customer, send } = await openScene();

const chats = async (user: TestUser, query = '') =>
  (await api.call(user, 'GET', `/api/chats?${query}`)).json<'getChats'>();
const page = async (user: TestUser, chatId: number, query = '') =>
  (await api.call(user, 'GET', `/api/chats/${chatId}/messages?${query}`)).json<'getChatMessages'>().messages;
const textsOf = (messages: { text: string }[]) => messages.map(({ text }) => text);

test('creates one chat per pair from concurrent first messages', async () => {
  const answers = await Promise.all(
    [...Array(5)].flatMap((_, n) => [send(supplier, customer, `п${n}`), send(customer, supplier, `з${n}`)]),
  );
  assert.equal(new Set(answers.map((answer) => answer.json<'sendMessage'>().chat_id)).size, 1);
  assert.equal((await chats(supplier)).chats.length, 1);
  assert.equal((await chats(customer)).chats[0]?.user_id, supplier.id);
  assert.equal((await page(customer, answers[0]?.json<'sendMessage'>().chat_id ?? 0, 'limit=50')).length, 10);
});

test('compares a client_id without case [CHAT-05]', async () => {
  const client_id = randomUUID();
  const first = await send(supplier, customer, 'один раз', { client_id });
  const again = await send(supplier, customer, 'один раз', { client_id: client_id.toUpperCase() });
  assert.deepEqual([again.status, again.text], [200, first.text]);
  assert.equal((await send(supplier, customer, 'нет', { client_id: `urn:uuid:${client_id}` })).status, 400);
});

test('answers concurrent repeats of a client_id with the first message', async () => {
  const client_id = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => send(supplier, customer, 'один раз', { client_id })),
  );
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  const [first] = answers.map((answer) => answer.json<'sendMessage'>());
  assert.deepEqual(new Set(answers.map((answer) => answer.json<'sendMessage'>().id)).size, 1);
  assert.deepEqual((await send(supplier, customer, 'другой текст', { client_id })).json<'sendMessage'>(), first);
  assert.deepEqual(textsOf(await page(supplier, first?.chat_id ?? 0)), ['один раз']);
  assert.equal(api.pushed.filter(({ event }) => event === 'message').length, 2);
  // The same id from another author is another message.
  assert.notEqual((await send(customer, supplier, 'ответ', { client_id })).json<'sendMessage'>().id, first?.id);
});

test('pages by the oldest loaded id without gaps or duplicates', async () => {
  const { chat_id } = (await send(supplier, customer, 'м0')).json<'sendMessage'>();
  for (let n = 1; n < 50; n += 1) await send(supplier, customer, `м${n}`);
  const loaded: { id: number; text: string }[] = await page(customer, chat_id);
  assert.equal(loaded.length, 20);
  while (loaded[0]?.text !== 'м0') {
    await send(supplier, customer, 'новое');
    loaded.unshift(...(await page(customer, chat_id, `offset=${loaded[0]?.id}`)));
  }
  assert.deepEqual(
    textsOf(loaded),
    Array.from({ length: 50 }, (_, n) => `м${n}`),
  );
});

test('hides other users’ chats', async () => {
  const { chat_id } = (await send(supplier, customer, 'тайна')).json<'sendMessage'>();
  const stranger = await api.createUser({ type: 'Заказчик' });
  assert.equal((await api.call(stranger, 'GET', `/api/chats/${chat_id}/messages`)).status, 404);
  assert.equal((await api.call(stranger, 'POST', `/api/chats/${chat_id}/seen`)).status, 404);
  assert.deepEqual((await chats(stranger)).chats, []);
  assert.deepEqual((await api.call(stranger, 'GET', '/api/messages')).json<'getIncomingMessages'>().messages, []);
});

test('allows messages depending on both users’ type and state', async () => {
  const cases: [from: TestUser, to: { id: number }, status: number][] = [
    [supplier, await api.createUser(), 403],
    [supplier, await api.createUser({ is_admin: true }), 200],
    [await api.createUser({ is_admin: true }), supplier, 200],
    [supplier, await api.createUser({ type: 'Заказчик', is_blocked: true }), 403],
    [await api.createUser({ type: 'Заказчик', is_blocked: true }), supplier, 403],
    [await api.createUser({ type: 'Заказчик', registration_step: 'FILES' }), supplier, 403],
    [supplier, await api.createUser({ type: 'Заказчик', is_activated: false }), 404],
    [supplier, await api.createUser({ type: 'Заказчик', registration_step: 'MEETINGS' }), 404],
    [supplier, supplier, 404],
    [supplier, { id: 2_000_000_000 }, 404],
  ];
  for (const [index, [from, to, status]] of cases.entries())
    assert.equal((await send(from, to, 'привет')).status, status, `case ${index}`);
});

test('refuses blank text, trims the rest, and requires existing attachments', async () => {
  assert.equal((await send(supplier, customer, ' \n\t ')).status, 400);
  assert.equal((await send(supplier, customer, 'файл', { attachments: [1] })).status, 400);
  assert.equal((await send(supplier, customer, '  две\nстроки ')).json<'sendMessage'>().text, 'две\nстроки');
});

test('keeps a chat unseen until it is marked or answered', async () => {
  const { chat_id } = (await send(supplier, customer, 'вопрос')).json<'sendMessage'>();
  assert.equal((await chats(supplier)).unseen_count, 0);
  const unseen = await chats(customer);
  assert.deepEqual([unseen.unseen_count, unseen.chats[0]?.seen], [1, false]);
  await api.call(customer, 'POST', `/api/chats/${chat_id}/seen`);
  assert.deepEqual([(await chats(customer)).unseen_count, (await chats(customer)).chats[0]?.seen], [0, true]);
  await send(supplier, customer, 'ещё');
  await send(customer, supplier, 'ответ');
  assert.deepEqual([(await chats(customer)).unseen_count, (await chats(supplier)).unseen_count], [0, 1]);
});

test('returns the first unseen message until the chat is seen [CHAT-08]', async () => {
  const unseenFrom = async (viewer: TestUser, partner: TestUser) =>
    (await api.call(viewer, 'GET', `/api/chat/${partner.id}`)).json<'getChatWithUser'>().unseen_from_id;
  const first = (await send(supplier, customer, 'раз')).json<'sendMessage'>();
  await send(supplier, customer, 'два');
  assert.deepEqual([await unseenFrom(customer, supplier), await unseenFrom(supplier, customer)], [first.id, undefined]);
  await api.call(customer, 'POST', `/api/chats/${first.chat_id}/seen`);
  assert.equal(await unseenFrom(customer, supplier), undefined);
  const third = (await send(supplier, customer, 'три')).json<'sendMessage'>();
  assert.equal(await unseenFrom(customer, supplier), third.id);
});

test('lists chats newest first, in pages, with literal search', async () => {
  const names = ['100% Хлопок', 'Бумага_и_ко', 'Обратная \\ косая', 'ЁЛКИ и палки'];
  for (const [minute, company] of names.entries()) {
    api.setNow(`2026-11-21T12:0${minute}:00+03:00`);
    await send(supplier, await api.createUser({ type: 'Заказчик', company }), 'привет');
  }
  const companies = async (query: Record<string, string>) =>
    (await chats(supplier, String(new URLSearchParams(query)))).chats.map(({ company }) => company);
  assert.deepEqual(await companies({}), [...names].reverse());
  assert.deepEqual(await companies({ limit: '2', offset: '1' }), ['Обратная \\ косая', 'Бумага_и_ко']);
  assert.deepEqual(await companies({ prompt: '%' }), ['100% Хлопок']);
  assert.deepEqual(await companies({ prompt: '_' }), ['Бумага_и_ко']);
  assert.deepEqual(await companies({ prompt: '\\' }), ['Обратная \\ косая']);
  assert.deepEqual(await companies({ prompt: ' ёлки' }), ['ЁЛКИ и палки']);
  api.setNow('2026-11-21T12:10:00+03:00');
});

test('returns an empty chat and a redirect before any message', async () => {
  const before = (await api.call(supplier, 'GET', `/api/chat/${customer.id}`)).json<'getChatWithUser'>();
  assert.deepEqual([before.id, before.updated_at, before.is_blocked, before.user_id], [null, null, false, customer.id]);
  const redirect = await api.call(supplier, 'GET', `/api/chats/${customer.id}/redirect`);
  assert.deepEqual([redirect.status, redirect.headers['location']], [302, `/messages/${customer.id}`]);
  const { chat_id } = (await send(supplier, customer, 'привет')).json<'sendMessage'>();
  assert.equal((await api.call(customer, 'GET', `/api/chat/${supplier.id}`)).json<'getChatWithUser'>().id, chat_id);
  const colleague = await api.createUser();
  assert.equal(
    (await api.call(supplier, 'GET', `/api/chat/${colleague.id}`)).json<'getChatWithUser'>().is_blocked,
    true,
  );
  assert.equal((await api.call(supplier, 'GET', `/api/chat/${supplier.id}`)).status, 404);
  assert.equal((await api.call(supplier, 'GET', '/api/chats/2000000000/redirect')).status, 404);
});

test('names the author of the last message in the list', async () => {
  await send(supplier, customer, 'Добрый день');
  await send(customer, supplier, 'Здравствуйте');
  for (const user of [supplier, customer]) assert.equal((await chats(user)).chats[0]?.last_user_id, customer.id);
});

test('lists incoming messages newest first, without own ones', async () => {
  const another = await api.createUser({ type: 'Заказчик', company: 'Вторая' });
  await send(customer, supplier, 'первое');
  await send(supplier, customer, 'своё');
  await send(another, supplier, 'второе');
  const { messages } = (await api.call(supplier, 'GET', '/api/messages?limit=5')).json<'getIncomingMessages'>();
  assert.deepEqual(messages.map((message) => [message.text, message.company])[0], ['второе', 'Вторая']);
  assert.deepEqual(textsOf(messages), ['второе', 'первое']);
});

test('pushes a message to both, as null when too long', async () => {
  await send(supplier, customer, 'привет');
  const seen = api.pushed.map(({ channel, data }) => [
    channel,
    (data as { chat: { user_id: number; seen: boolean } }).chat,
  ]);
  assert.deepEqual(
    seen.map(([channel, chat]) => [channel, (chat as { user_id: number }).user_id, (chat as { seen: boolean }).seen]),
    [
      [`private-user-${customer.id}`, supplier.id, false],
      [`private-user-${supplier.id}`, customer.id, true],
    ],
  );
  api.pushed.length = 0;
  await send(supplier, customer, 'я'.repeat(10_000));
  for (const { data } of api.pushed) {
    assert.equal((data as { message: unknown }).message, null);
    assert.ok(Buffer.byteLength(JSON.stringify(data)) < 10_000);
  }
});
