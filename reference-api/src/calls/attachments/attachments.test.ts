import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { sweepStorage } from '#platform/storage/sweepStorage.ts';
import { multipart } from '#testing/multipart.ts';
import { openScene } from '#testing/scene.ts';
import { NOON } from '#testing/testApp.ts';
import type { TestUser } from '#testing/testRows.ts';

const scene = await openScene();
const { api, supplier, customer } = scene;

function upload(user: TestUser, name = 'эскиз.txt', content: Buffer | string = 'текст') {
  const { payload, headers } = multipart({ name, content });
  return api.inject({ method: 'POST', url: '/api/attachments', payload, headers: { ...headers, cookie: user.cookie } });
}
const uploaded = async (user: TestUser, name?: string) => (await upload(user, name)).json<'uploadAttachment'>();
const send = (user: TestUser, to: TestUser, attachments: number[], fields: object = {}) =>
  scene.send(user, to, '', { attachments, ...fields });
const download = (user: TestUser | null, id: number) => api.call(user, 'GET', `/api/attachments/${id}/download`);

test('shows a message’s attachments in every view and counts them', async () => {
  const first = await uploaded(supplier, 'эскиз 1.txt');
  const second = await uploaded(supplier, 'эскиз 2.txt');
  assert.deepEqual(first, {
    id: first.id,
    url: `/api/attachments/${first.id}/download`,
    filename: 'эскиз 1.txt',
    filesize: 10,
    is_deleted: false,
  });
  const message = (await send(supplier, customer, [second.id, first.id, first.id])).json<'sendMessage'>();
  assert.deepEqual(message.attachments, [first, second]);
  const page = (await api.call(customer, 'GET', `/api/chats/${message.chat_id}/messages`)).json<'getChatMessages'>();
  assert.deepEqual(page.messages[0]?.attachments, [first, second]);
  const incoming = (await api.call(customer, 'GET', '/api/messages')).json<'getIncomingMessages'>();
  assert.deepEqual(incoming.messages[0]?.attachments, [first, second]);
  const [chat] = (await api.call(customer, 'GET', '/api/chats')).json<'getChats'>().chats;
  assert.deepEqual([chat?.attachments, chat?.last_message], [2, '']);
  const pushed = api.pushed.find(({ event }) => event === 'message')?.data as { message: { attachments: unknown } };
  assert.deepEqual(pushed.message.attachments, [first, second]);
});

test('restricts downloads to the uploader, then to the chat’s participants', async () => {
  const { id } = await uploaded(supplier);
  const stranger = await api.createUser({ type: 'Заказчик' });
  assert.deepEqual(
    await Promise.all([supplier, customer, stranger, null].map(async (user) => (await download(user, id)).status)),
    [200, 404, 404, 401],
  );
  assert.equal((await send(customer, supplier, [id])).status, 400);
  assert.equal((await send(supplier, customer, [id])).status, 200);
  assert.deepEqual(
    await Promise.all([supplier, customer, stranger, null].map(async (user) => (await download(user, id)).status)),
    [200, 200, 404, 401],
  );
  const answer = await download(customer, id);
  assert.equal(answer.text, 'текст');
  const name = /^attachment; .*UTF-8''(.*)$/.exec(String(answer.headers['content-disposition']))?.[1];
  assert.equal(decodeURIComponent(name ?? ''), 'эскиз.txt');
  assert.equal(answer.headers['cache-control'], 'private, no-cache');
});

test('sends an attachment once when concurrent messages use it', async () => {
  const { id } = await uploaded(supplier);
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(supplier, customer, [id])));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400, 400, 400, 400, 400]);
  const chat = (await api.call(customer, 'GET', '/api/messages')).json<'getIncomingMessages'>();
  assert.equal(chat.messages.length, 1);
});

test('answers a repeated send with the first message’s attachments', async () => {
  const { id } = await uploaded(supplier);
  const client_id = randomUUID();
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(supplier, customer, [id], { client_id })));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  assert.deepEqual(new Set(answers.map((answer) => JSON.stringify(answer.json()))).size, 1);
});

test('leaves the attachment unsent when the message is refused', async () => {
  const { id } = await uploaded(supplier);
  for (const ids of [[id, 999_999], [-1], [0], [2 ** 40], Array.from({ length: 11 }, () => id)])
    assert.equal((await send(supplier, customer, ids)).status, 400, String(ids));
  assert.equal((await send(supplier, supplier, [id])).status, 404);
  assert.equal((await send(supplier, customer, [])).status, 400);
  assert.equal((await send(supplier, customer, [id])).status, 200);
});

test('enforces size, type and the attachments setting [CHAT-10]', async () => {
  const large = await upload(supplier, 'большой.txt', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'));
  assert.deepEqual([large.status, large.text], [413, 'Файл превышает размер 10 Мб']);
  assert.equal((await upload(supplier, 'ровно.txt', Buffer.alloc(10 * 1024 * 1024, 'a'))).status, 200);
  const type = await upload(supplier, 'значок.svg', '<svg/>');
  assert.deepEqual([type.status, type.text], [415, 'Недопустимый формат файла']);
  const { id } = await uploaded(supplier);
  api.settings.attachments_status = false;
  assert.equal((await upload(supplier)).status, 403);
  assert.equal((await send(supplier, customer, [id])).status, 403);
  delete api.settings.attachments_status;
});

test('keeps at most fifty unsent attachments per user', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 52; n += 1) ids.push((await uploaded(supplier)).id);
  assert.deepEqual(
    [(await download(supplier, ids[1] ?? 0)).status, (await download(supplier, ids[2] ?? 0)).status],
    [404, 200],
  );
  assert.equal(
    (await api.db.select().from(schema.attachments).where(eq(schema.attachments.user_id, supplier.id))).length,
    50,
  );
});

test('enforces the quota across concurrent uploads', async () => {
  api.limits.attachmentBytes = 35;
  const content = '0123456789';
  const answers = await Promise.all(Array.from({ length: 6 }, () => upload(supplier, 'а.txt', content)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 200, 409, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  assert.match(refused?.text ?? '', /^Для вложений не осталось места\. /);
  assert.equal((await upload(customer, 'а.txt', content)).status, 200);
  assert.equal((await upload(supplier, 'а.txt', '01234')).status, 200);
  const files = await api.files.names();
  const rows = await api.db.select({ name: schema.attachments.stored_name }).from(schema.attachments);
  assert.ok(files.every((file) => rows.some(({ name }) => name === file)));
  // Sent attachments still count; those deleted by the sweep do not.
  const sent = answers.filter(({ status }) => status === 200).map((answer) => answer.json<'uploadAttachment'>().id);
  const message = (await send(supplier, customer, sent)).json<'sendMessage'>();
  assert.equal((await upload(supplier, 'а.txt', content)).status, 409);
  assert.equal((await api.call(supplier, 'DELETE', `/api/message/${message.id}`)).status, 200);
  await sweepStorage(api.db, api.storage, { now: () => new Date(Date.parse(NOON) + 25 * 60 * 60 * 1000) });
  assert.equal((await upload(supplier, 'а.txt', content)).status, 200);
  api.limits.attachmentBytes = Infinity;
});

test('refuses an empty file as attachment and company file', async () => {
  const before = await api.files.names();
  for (const url of ['/api/attachments', '/api/files']) {
    const { payload, headers } = multipart({ name: 'пусто.txt', content: '' });
    const answer = await api.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...headers, cookie: supplier.cookie },
    });
    assert.deepEqual([answer.status, answer.text], [400, 'В файле ничего нет. Выберите другой.'], url);
  }
  assert.deepEqual(await api.files.names(), before);
  assert.deepEqual(await readdir(join(api.folder, 'unfinished')), []);
});

test('shows an attachment as deleted when its file is missing', async () => {
  const { id } = await uploaded(supplier);
  const { chat_id } = (await send(supplier, customer, [id])).json<'sendMessage'>();
  for (const name of await api.files.names()) await api.files.remove(name);
  assert.equal((await download(customer, id)).status, 404);
  const page = (await api.call(customer, 'GET', `/api/chats/${chat_id}/messages`)).json<'getChatMessages'>();
  assert.equal(page.messages[0]?.attachments[0]?.is_deleted, true);
});
