import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { openScene } from '#testing/scene.ts';
import type { TestUser } from '#testing/testRows.ts';

const { api, supplier, customer, send, chatsOf } = await openScene({
  supplier: { company: 'Шаг' },
  customer: { company: 'Парус', firstname: 'Анна' },
});
let lele: TestUser;
beforeEach(async () => {
  lele = await api.createUser({ company: 'Лель' });
});

const at = (time: string) => api.setNow(time.length > 5 ? time : `2026-11-21T${time}:00+03:00`);
const mails = async () => {
  await api.jobs.runDue(['unseen messages']);
  await api.sendEmails();
  return api.mails.splice(0);
};
const see = async (user: TestUser) => {
  for (const { id } of (await chatsOf(user)).chats)
    assert.equal((await api.call(user, 'POST', `/api/chats/${id}/seen`)).status, 200);
};
const saveSettings = (user: TestUser, changes: object) =>
  api.call(user, 'PUT', '/api/notices/settings', {
    quiet_from: '22:00',
    quiet_to: '08:00',
    groups: {},
    hide_text: false,
    ...changes,
  });

test('e-mails a message that stays unseen for 15 minutes, once [ANS-05]', async () => {
  at('12:00');
  await send(supplier, customer, 'Есть кружки.\nСмотрите https://evil.example');
  at('12:14');
  assert.deepEqual(await mails(), []);
  at('12:20');
  const [mail, ...others] = await mails();
  assert.deepEqual([others, mail?.to, mail?.subject], [[], customer.email, 'Новые сообщения: Шаг']);
  assert.match(mail?.text ?? '', /^Здравствуйте, Анна!\n\nШаг: «Есть кружки\. Смотрите https evil example»\n\n/);
  assert.ok(mail?.text.includes(`Ответить: https://vstrecha.test/messages/${supplier.id}\n`));
  at('13:40');
  await send(supplier, customer, 'Ещё одно');
  at('14:00');
  assert.deepEqual(await mails(), []);
});

test('e-mails about a chat again after it was seen [ANS-05]', async () => {
  at('12:00');
  await send(supplier, customer, 'Первое');
  at('12:20');
  await mails();
  await see(customer);
  at('13:21');
  await send(supplier, customer, 'Второе');
  at('13:40');
  assert.equal((await mails()).length, 1);
});

test('e-mails at most once an hour about all chats [ANS-05]', async () => {
  at('12:00');
  await send(supplier, customer, 'Первое');
  at('12:20');
  await mails();
  await send(lele, customer, 'Здравствуйте');
  at('12:40');
  assert.deepEqual(await mails(), []);
  await send(supplier, customer, 'Второе');
  await see(customer);
  await send(supplier, customer, 'Третье');
  await send(lele, customer, 'Со скидкой');
  await api.db.update(schema.messages).set({ text: '' }).where(eq(schema.messages.text, 'Со скидкой'));
  at('13:25');
  const [mail, ...others] = await mails();
  assert.deepEqual([others, mail?.subject], [[], 'Новые сообщения: Лель и ещё 1']);
  assert.match(mail?.text ?? '', /Лель: файл\n\nШаг: «Третье»/);
  assert.match(mail?.text ?? '', /Ответить: https:\/\/vstrecha\.test\/messages\n/);
});

test('sends no e-mail about seen messages or in quiet hours [ANS-05]', async () => {
  at('12:00');
  await send(supplier, customer, 'Увиденное');
  at('12:20');
  await api.jobs.runDue(['unseen messages']);
  await see(customer);
  assert.deepEqual(await mails(), []);

  await send(supplier, customer, 'Без писем');
  await saveSettings(customer, { groups: { messages: { email: false } } });
  at('12:40');
  assert.deepEqual(await mails(), []);
  await saveSettings(customer, {});
  await api.db.update(schema.users).set({ notify: 'NOT' }).where(eq(schema.users.id, customer.id));
  assert.deepEqual(await mails(), []);

  await api.db.update(schema.users).set({ notify: 'EMAIL' }).where(eq(schema.users.id, customer.id));
  at('22:30');
  assert.deepEqual(await mails(), []);
  at('2026-11-22T08:01:00+03:00');
  assert.equal((await mails()).length, 1);
});
