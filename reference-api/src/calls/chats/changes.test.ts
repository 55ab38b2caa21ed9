import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { openScene } from '#testing/scene.ts';
import { NOON } from '#testing/testApp.ts';
import type { TestUser } from '#testing/testRows.ts';

const scene = await openScene();
const { api, supplier, customer, chatsOf } = scene;

const send = async (from: TestUser, to: TestUser, text: string, fields: object = {}) =>
  (await scene.send(from, to, text, fields)).json<'sendMessage'>();
const edit = (user: TestUser | null, id: number, text: string) => api.call(user, 'PUT', `/api/message/${id}`, { text });
const remove = (user: TestUser | null, id: number) => api.call(user, 'DELETE', `/api/message/${id}`);
const texts = async (user: TestUser, chatId: number) =>
  (await api.call(user, 'GET', `/api/chats/${chatId}/messages`))
    .json<'getChatMessages'>()
    .messages.map(({ text }) => text);

async function attach(user: TestUser, name = 'прайс.pdf'): Promise<number> {
  const values = {
    user_id: user.id,
    name,
    type: 'application/pdf',
    size: 10,
    stored_name: `${user.id}-${Math.random()}`,
    created_at: new Date(NOON),
  };
  const [row] = await api.db.insert(schema.attachments).values(values).returning();
  return row?.id ?? 0;
}

test('edits the text for both and keeps the chat state', async () => {
  const first = await send(supplier, customer, 'перво');
  await send(supplier, customer, 'второе');
  const before = await chatsOf(customer);
  const edited = (await edit(supplier, first.id, '  первое\n')).json<'editMessage'>();
  assert.deepEqual(edited, { ...first, text: 'первое', revision: 1 });
  assert.deepEqual(await texts(customer, first.chat_id), ['первое', 'второе']);
  assert.deepEqual(await chatsOf(customer), before);
});

test('refuses changes to other users’ messages', async () => {
  const { id, chat_id } = await send(supplier, customer, 'моё');
  const others: [TestUser | null, number][] = [
    [customer, 404],
    [await api.createUser(), 404],
    [await api.createUser({ is_admin: true }), 404],
    [await api.createUser({ only_chat: true }), 404],
    [await api.createUser({ is_blocked: true }), 403],
    [await api.createUser({ registration_step: 'FILES' }), 403],
    [null, 401],
  ];
  for (const [user, status] of others) {
    assert.equal((await edit(user, id, 'чужое')).status, status);
    assert.equal((await remove(user, id)).status, status);
  }
  assert.deepEqual(await texts(supplier, chat_id), ['моё']);
  assert.equal((await edit(supplier, 2_000_000_000, 'нет')).status, 404);
});

test('refuses a blank edit unless the message has attachments', async () => {
  const plain = await send(supplier, customer, 'текст');
  assert.equal((await edit(supplier, plain.id, ' \n ')).status, 400);
  const carrying = await send(supplier, customer, 'с файлом', { attachments: [await attach(supplier)] });
  const edited = (await edit(supplier, carrying.id, ' ')).json<'editMessage'>();
  assert.deepEqual([edited.text, edited.attachments.map(({ filename }) => filename)], ['', ['прайс.pdf']]);
});

test('refuses edits to a blocked user but allows deleting', async () => {
  const { id } = await send(supplier, customer, 'до блокировки');
  await api.db.update(schema.users).set({ is_blocked: true }).where(eq(schema.users.id, customer.id));
  assert.equal((await edit(supplier, id, 'после')).status, 403);
  assert.equal((await remove(supplier, id)).status, 200);
});

test('shows the previous message after the last is deleted', async () => {
  const first = await send(supplier, customer, 'первое');
  api.setNow('2026-11-21T12:05:00+03:00');
  const last = await send(supplier, customer, 'второе');
  assert.equal((await remove(supplier, last.id)).status, 200);
  for (const user of [supplier, customer]) {
    const [chat] = (await chatsOf(user)).chats;
    assert.deepEqual([chat?.last_message, chat?.updated_at], ['первое', first.created_at]);
    assert.deepEqual(await texts(user, first.chat_id), ['первое']);
  }
});

test('marks a chat seen once all unseen messages are deleted', async () => {
  const { chat_id } = await send(supplier, customer, 'увиденное');
  await api.call(customer, 'POST', `/api/chats/${chat_id}/seen`);
  const [one, two] = [await send(supplier, customer, 'раз'), await send(supplier, customer, 'два')];
  const unseen = async () => [(await chatsOf(customer)).unseen_count, (await chatsOf(customer)).chats[0]?.seen];
  await remove(supplier, one.id);
  assert.deepEqual(await unseen(), [1, false]);
  await remove(supplier, two.id);
  assert.deepEqual(await unseen(), [0, true]);
  const three = await send(supplier, customer, 'три');
  await send(supplier, customer, 'четыре');
  await remove(supplier, three.id);
  assert.deepEqual(await unseen(), [1, false]);
  assert.equal((await chatsOf(supplier)).unseen_count, 0);
});

test('keeps a chat whose messages are all deleted', async () => {
  const { id, chat_id } = await send(supplier, customer, 'единственное');
  await remove(supplier, id);
  for (const user of [supplier, customer]) {
    const {
      chats: [chat],
      unseen_count,
    } = await chatsOf(user);
    assert.deepEqual(
      [chat?.id, chat?.last_message, chat?.attachments, chat?.seen, unseen_count],
      [chat_id, '', 0, true, 0],
    );
    assert.deepEqual(await texts(user, chat_id), []);
  }
  assert.equal((await api.call(customer, 'POST', `/api/chats/${chat_id}/seen`)).status, 200);
  assert.equal((await send(customer, supplier, 'снова')).chat_id, chat_id);
  assert.deepEqual(
    [(await chatsOf(supplier)).chats[0]?.last_message, (await chatsOf(supplier)).unseen_count],
    ['снова', 1],
  );
});

test('deletes a message once during concurrent edits and replies', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, chat_id } = await send(supplier, customer, 'вопрос');
    const [removed, again, edited] = await Promise.all([
      remove(supplier, id),
      remove(supplier, id),
      edit(supplier, id, 'другой вопрос'),
      send(customer, supplier, `ответ ${round}`),
    ]);
    assert.deepEqual([removed.status, again.status].sort(), [200, 404]);
    assert.ok([200, 404].includes(edited.status));
    assert.deepEqual((await texts(supplier, chat_id)).at(-1), `ответ ${round}`);
    assert.equal((await chatsOf(customer)).chats[0]?.last_message, `ответ ${round}`);
  }
});

test('pushes edits and deletions to both participants', async () => {
  const first = await send(supplier, customer, 'первое');
  const second = await send(supplier, customer, 'второе');
  api.pushed.length = 0;
  await edit(supplier, second.id, 'второе, исправленное');
  await remove(supplier, second.id);
  type Data = {
    message?: { text: string };
    id?: number;
    chat_id?: number;
    chat: { user_id: number; last_message: string };
  };
  const told = api.pushed.map(({ channel, event, data }) => [channel, event, data as Data] as const);
  for (const [user, partner] of [
    [customer, supplier],
    [supplier, customer],
  ] as const) {
    const [updated, deleted] = told.filter(([channel]) => channel === `private-user-${user.id}`);
    assert.deepEqual(
      [updated?.[1], updated?.[2].message?.text, updated?.[2].chat.user_id, updated?.[2].chat.last_message],
      ['message-updated', 'второе, исправленное', partner.id, 'второе, исправленное'],
    );
    assert.deepEqual(
      [deleted?.[1], deleted?.[2].id, deleted?.[2].chat_id, deleted?.[2].chat.last_message],
      ['message-deleted', second.id, first.chat_id, 'первое'],
    );
  }
  await send(supplier, customer, 'я'.repeat(10_000));
  const last = await send(supplier, customer, 'последнее');
  api.pushed.length = 0;
  await remove(supplier, last.id);
  for (const { data } of api.pushed) assert.ok(Buffer.byteLength(JSON.stringify(data)) < 10_000);
});

test('increments the revision with each concurrent edit', async () => {
  const { id, chat_id, revision } = await send(supplier, customer, 'первое');
  assert.equal(revision, 0);
  api.pushed.length = 0;
  await Promise.all([edit(supplier, id, 'второе'), edit(supplier, id, 'третье')]);
  const told = api.pushed.filter(({ channel }) => channel === `private-user-${customer.id}`);
  const versions = new Map(
    told.map(({ data }) => {
      const { message } = data as { message: { revision: number; text: string } };
      return [message.revision, message.text];
    }),
  );
  assert.deepEqual([...versions.keys()].sort(), [1, 2]);
  assert.equal((await texts(customer, chat_id)).at(-1), versions.get(2));
});

test('lets the uploader send an attachment only once', async () => {
  const own = await attach(supplier);
  const post = (user: TestUser, to: TestUser, attachments: number[], text = '') =>
    api.call(user, 'POST', '/api/message', { user_id: to.id, text, attachments });
  assert.equal((await post(customer, supplier, [own])).status, 400);
  assert.equal((await post(supplier, customer, [own, 2_000_000_000])).status, 400);
  assert.equal((await post(supplier, customer, [9_999_999_999])).status, 400);
  assert.deepEqual((await chatsOf(customer)).chats, []);
  const answers = await Promise.all([post(supplier, customer, [own, own]), post(supplier, customer, [own])]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400]);
  const [chat] = (await chatsOf(customer)).chats;
  assert.deepEqual([chat?.last_message, chat?.attachments], ['', 1]);
  const [message] = (await api.call(customer, 'GET', `/api/chats/${chat?.id}/messages`)).json<'getChatMessages'>()
    .messages;
  assert.deepEqual(message?.attachments, [
    { id: own, url: `/api/attachments/${own}/download`, filename: 'прайс.pdf', filesize: 10, is_deleted: false },
  ]);
  api.settings.attachments_status = false;
  assert.equal((await post(supplier, customer, [await attach(supplier)], 'текст')).status, 403);
  delete api.settings.attachments_status;
});

test('orders messages and chats created in the same millisecond', async () => {
  const other = await api.createUser({ type: 'Заказчик' });
  await send(supplier, other, 'начало');
  const { chat_id } = await send(supplier, customer, '0');
  for (let n = 1; n < 5; n += 1) await send(n % 2 ? customer : supplier, n % 2 ? supplier : customer, String(n));
  assert.deepEqual(await texts(customer, chat_id), ['0', '1', '2', '3', '4']);
  await send(other, supplier, 'позже всех');
  assert.deepEqual(
    (await chatsOf(supplier)).chats.map(({ user_id }) => user_id),
    [other.id, customer.id],
  );
});

test('refuses to resend a message its author has deleted', async () => {
  const client_id = randomUUID();
  const again = () =>
    api.call(supplier, 'POST', '/api/message', { user_id: customer.id, text: 'лишнее', attachments: [], client_id });
  const { id, chat_id } = await send(supplier, customer, 'лишнее', { client_id });
  assert.equal((await remove(supplier, id)).status, 200);
  assert.equal((await again()).status, 409);
  assert.deepEqual(await texts(customer, chat_id), []);
  // Another author's client may use the same client_id.
  assert.equal((await send(customer, supplier, 'своё', { client_id })).text, 'своё');
});

test('leaves no message when repeats race with its deletion', async () => {
  for (let round = 0; round < 5; round += 1) {
    const client_id = randomUUID();
    const { id, chat_id } = await send(supplier, customer, `раунд ${round}`, { client_id });
    const other = await api.createUser({ type: 'Заказчик' });
    const repeat = (to: TestUser) =>
      api.call(supplier, 'POST', '/api/message', {
        user_id: to.id,
        text: `раунд ${round}`,
        attachments: [],
        client_id,
      });
    const answers = await Promise.all([repeat(customer), remove(supplier, id), repeat(customer), repeat(other)]);
    assert.ok(
      answers.every(({ status }) => status === 200 || status === 409),
      answers.map(({ status }) => status).join(),
    );
    assert.deepEqual(await texts(customer, chat_id), []);
    assert.deepEqual((await chatsOf(other)).chats, []);
  }
});
