import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { encryptedFile, pdf } from '#testing/fileSamples.ts';
import { multipart, type FormFile } from '#testing/multipart.ts';
import { openScene } from '#testing/scene.ts';
import type { TestUser } from '#testing/testRows.ts';

const { api, supplier: user } = await openScene();

function upload(from: TestUser, ...files: FormFile[]) {
  const { payload, headers } = multipart(...files);
  return api.inject({ method: 'POST', url: '/api/files', payload, headers: { ...headers, cookie: from.cookie } });
}
const list = async (viewer: TestUser, query = '') =>
  (await api.call(viewer, 'GET', `/api/files${query}`)).json<'getFiles'>().files;
const onDisk = async () => [...(await api.files.names()), ...(await readdir(join(api.folder, 'unfinished')))];
const setQuota = (bytes: number) =>
  api.db.update(schema.users).set({ storage_total: bytes }).where(eq(schema.users.id, user.id));

test('stores, lists, downloads, renames and deletes a file [FILE-02] [FILE-04]', async () => {
  const content = pdf('текст');
  const uploaded = await upload(user, { name: 'Прайс 2026.pdf', content, type: 'text/html' });
  const file = uploaded.json<'uploadFile'>();
  assert.deepEqual(file, {
    id: file.id,
    name: 'Прайс 2026.pdf',
    type: 'application/pdf',
    size: content.length,
    created_date: '2026-11-21T09:00:00.000Z',
  });
  assert.deepEqual(await list(user), [file]);

  const customer = await api.createUser({ type: 'Заказчик' });
  assert.deepEqual(await list(customer, `?user_id=${user.id}`), [file]);
  const download = await api.call(customer, 'GET', `/api/files/${file.id}/download`);
  assert.equal(download.text, String(content));
  assert.equal(download.headers['content-type'], 'application/octet-stream');
  assert.match(
    String(download.headers['content-disposition']),
    /^attachment; .*filename\*=UTF-8''%D0%9F%D1%80%D0%B0%D0%B9%D1%81%202026\.pdf$/,
  );
  assert.equal(download.headers['x-content-type-options'], 'nosniff');
  assert.match(String(download.headers['content-security-policy']), /sandbox/);
  assert.equal(download.headers['cache-control'], 'private, no-cache');

  const renamed = await api.call(user, 'PUT', `/api/files/${file.id}`, { name: '  ../Новый "прайс"\n.pdf ' });
  assert.equal(renamed.json<'renameFile'>().name, '../Новый "прайс"_.pdf');
  assert.equal((await api.call(user, 'PUT', `/api/files/${file.id}`, { name: ' \t ' })).status, 400);
  assert.equal((await api.call(user, 'DELETE', `/api/files/${file.id}`)).status, 200);
  assert.equal((await api.call(customer, 'GET', `/api/files/${file.id}/download`)).status, 404);
  assert.deepEqual([await list(user), await onDisk()], [[], []]);
});

test('keeps an extension that fits the content after a rename', async () => {
  const { id } = (await upload(user, { name: 'заметка.txt', content: 'текст' })).json<'uploadFile'>();
  const rename = (name: string) => api.call(user, 'PUT', `/api/files/${id}`, { name });
  for (const name of ['evil.html', 'evil.HTML ', 'заметка.txt.svg', 'заметка.js', 'заметка.pdf', '.html']) {
    const refused = await rename(name);
    assert.deepEqual(
      [refused.status, refused.text],
      [400, 'Расширение в названии должно подходить к содержимому файла.'],
      name,
    );
  }
  const downloadedAs = async () => {
    const { headers } = await api.call(user, 'GET', `/api/files/${id}/download`);
    assert.equal(headers['content-type'], 'application/octet-stream');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    return decodeURIComponent(/^attachment; .*UTF-8''(.*)$/.exec(String(headers['content-disposition']))?.[1] ?? '');
  };
  for (const [name, download] of [
    ['Памятка.TXT', 'Памятка.TXT'],
    ['Отчёт 21.11.2026', 'Отчёт 21.11.2026.txt'],
    // Windows drops trailing dots and spaces.
    ['evil.html.', 'evil.html..txt'],
    ['evil.settingcontent-ms', 'evil.settingcontent-ms.txt'],
  ] as const) {
    assert.equal((await rename(name)).status, 200, name);
    assert.equal(await downloadedAs(), download);
  }
  // A name stored before this rule existed.
  await api.db.update(schema.companyFiles).set({ name: 'evil.html' }).where(eq(schema.companyFiles.id, id));
  assert.equal(await downloadedAs(), 'evil.html.txt');
});

test('[TXT-02] replaces direction marks and controls in names of files', async () => {
  const { id, name } = (await upload(user, { name: 'счёт\u202Efdp.txt', content: 'т' })).json<'uploadFile'>();
  assert.equal(name, 'счёт_fdp.txt');
  const renamed = await api.call(user, 'PUT', `/api/files/${id}`, { name: 'прайс\u2067\u200Efdp\t.txt' });
  assert.equal(renamed.json<'renameFile'>().name, 'прайс__fdp_.txt');
  assert.equal((await api.call(user, 'PUT', `/api/files/${id}`, { name: '\u202E \u200F' })).status, 400);
  // A name stored before this rule existed.
  await api.db.update(schema.companyFiles).set({ name: 'счёт\u202Dfdp.txt' }).where(eq(schema.companyFiles.id, id));
  assert.ok((await list(user)).some((file) => file.name === 'счёт_fdp.txt'));
});

test('[TXT-04] stores company files and attachments as what they are', async () => {
  for (const [url, nameOf] of [
    ['/api/files', 'name'],
    ['/api/attachments', 'filename'],
  ] as const) {
    const send = (name: string, content: Buffer) => {
      const { payload, headers } = multipart({ name, content });
      return api.inject({ method: 'POST', url, payload, headers: { ...headers, cookie: user.cookie } });
    };
    const disguised = JSON.parse((await send('прайс.png', pdf())).text) as Record<string, string>;
    assert.equal(disguised[nameOf], 'прайс.pdf', url);
    const { headers } = await api.call(user, 'GET', `${url}/${disguised.id}/download`);
    assert.match(decodeURIComponent(String(headers['content-disposition'])), /''прайс\.pdf$/);
    assert.equal((await send('price-s-parolem.xlsx', encryptedFile())).status, 200, url);
    const refused = await send('фото.png', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]));
    assert.equal(refused.status, 415);
    assert.match(refused.text, / Файл «фото\.png» — не картинка, а программа\.$/);
  }
});

test('restricts changes to the owner and reading to participants', async () => {
  const { id } = (await upload(user, { content: 'текст' })).json<'uploadFile'>();
  const other = await api.createUser({ type: 'Заказчик' });
  const newcomer = await api.createUser({ type: 'Заказчик', registration_step: 'FILES' });
  assert.equal((await api.call(other, 'PUT', `/api/files/${id}`, { name: 'моё' })).status, 404);
  assert.equal((await api.call(other, 'DELETE', `/api/files/${id}`)).status, 404);
  assert.equal((await api.call(null, 'GET', `/api/files/${id}/download`)).status, 401);
  assert.equal((await api.call(newcomer, 'GET', `/api/files/${id}/download`)).status, 403);
  assert.equal((await api.call(newcomer, 'GET', `/api/files?user_id=${user.id}`)).status, 403);
  const hidden = (await upload(newcomer, { content: 'в регистрации' })).json<'uploadFile'>();
  assert.equal((await api.call(newcomer, 'GET', `/api/files/${hidden.id}/download`)).status, 200);
  assert.equal((await api.call(other, 'GET', `/api/files/${hidden.id}/download`)).status, 404);
  assert.equal((await api.call(other, 'GET', `/api/files?user_id=${newcomer.id}`)).status, 404);
  await api.db.update(schema.users).set({ is_blocked: true }).where(eq(schema.users.id, other.id));
  assert.equal((await api.call(other, 'GET', `/api/files/${id}/download`)).status, 403);
});

test('stores any name without using it as a path', async () => {
  for (const name of [
    '../../etc/passwd',
    '..\\\\..\\\\boot.txt',
    '/etc/cron.d/x.txt',
    'а/б/в.txt',
    '%22кавычки%22.txt',
    'две%0D%0Aстроки.txt',
    '😀 я́.txt',
    'con.txt',
    `${'я'.repeat(300)}.txt`,
  ]) {
    const before = (await onDisk()).length;
    const answer = await upload(user, { name, content: 'текст' });
    assert.equal(answer.status, 200, name);
    const file = answer.json<'uploadFile'>();
    assert.ok(file.name.length <= 255);
    assert.equal((await onDisk()).length, before + 1);
    assert.ok((await onDisk()).every((entry) => /^[0-9a-f]{32}$/.test(entry)));
    assert.equal((await api.call(user, 'GET', `/api/files/${file.id}/download`)).text, 'текст');
  }
  const names = (await list(user)).map(({ name }) => name);
  assert.ok(names.includes('../../etc/passwd'));
  assert.ok(names.includes('"кавычки".txt'));
  assert.ok(names.includes('две__строки.txt'));
});

test('refuses files too large, of another type or over quota [FILE-01]', async () => {
  const before = await onDisk();
  const large = await upload(user, { content: Buffer.alloc(50 * 1024 * 1024 + 1, 'а') });
  assert.deepEqual([large.status, large.text], [413, 'Недопустимый объем!']);
  const type = await upload(user, { name: 'страница.html', content: '<html>' });
  assert.deepEqual([type.status, type.text], [415, 'Недопустимый формат!']);
  await setQuota(9);
  const full = await upload(user, { content: '0123456789' });
  assert.deepEqual([full.status, full.text], [409, 'Недостаточно свободного места!']);
  assert.equal((await upload(user, { content: '012345678' })).status, 200);
  await setQuota(0);
  assert.deepEqual((await onDisk()).length, before.length + 1);
});

test('enforces the quota across concurrent uploads [FILE-01]', async () => {
  await setQuota(35);
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(user, { content: '0123456789' })));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 200, 409, 409, 409, 409, 409]);
  assert.equal((await list(user)).length, 3);
});

test('refuses a broken form or one without exactly one file', async () => {
  const before = await onDisk();
  const { payload, headers } = multipart({ content: 'текст' });
  const send = (body: Buffer | string, type = headers['content-type'] ?? '') =>
    api.inject({
      method: 'POST',
      url: '/api/files',
      payload: body,
      headers: { cookie: user.cookie, 'content-type': type },
    });
  const cases = [
    await upload(user, { field: 'other', content: 'текст' }),
    await upload(user, { content: 'один' }, { content: 'два' }),
    await upload(user, { field: '__proto__', content: 'текст' }),
    await send(payload.subarray(0, payload.length - 20)),
    await send(payload.subarray(0, 60)),
    await send(''),
    await send('мусор'),
    await send(payload, 'multipart/form-data'),
    await send(payload, 'multipart/form-data; boundary=other'),
  ];
  for (const [index, { status, text }] of cases.entries())
    assert.deepEqual([status, text], [400, 'Ошибка загрузки!'], `case ${index}`);
  assert.equal((await send('{}', 'application/json')).status, 415);
  assert.deepEqual(await onDisk(), before);
});

test('deletes the partial file of an interrupted upload', async () => {
  const before = await onDisk();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const { payload, headers } = multipart({ content: Buffer.alloc(1_000_000, 'a') });
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /api/files HTTP/1.1\r\nhost: x\r\ncookie: ${user.cookie}\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${payload.length}\r\n\r\n`,
  );
  socket.write(payload.subarray(0, 500_000));
  while ((await onDisk()).length === before.length) await sleep(5);
  socket.destroy();
  while ((await onDisk()).length > before.length) await sleep(5);
  assert.deepEqual(await list(user), []);
});

test('limits a company to a thousand files', async () => {
  const file = { user_id: user.id, name: 'а.txt', type: 'text/plain', size: 1, created_at: new Date() };
  await api.db
    .insert(schema.companyFiles)
    .values(Array.from({ length: 999 }, (_, index) => ({ ...file, stored_name: `many${index}` })));
  assert.equal((await upload(user, { name: 'а.txt', content: '1' })).status, 200);
  const refused = await upload(user, { name: 'а.txt', content: '1' });
  assert.deepEqual([refused.status, refused.text], [409, 'У компании уже 1000 файлов. Удалите ненужные.']);
});
