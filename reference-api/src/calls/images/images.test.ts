import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { multipart } from '#testing/multipart.ts';
import { openScene } from '#testing/scene.ts';
import type { Answer } from '#testing/testApp.ts';

const { api, supplier: user } = await openScene();

function send(url: string, field: string, content: Buffer | string, name = 'фото.png') {
  const { payload, headers } = multipart({ field, name, content });
  return api.inject({ method: 'POST', url, payload, headers: { ...headers, cookie: user.cookie } });
}
const uploadPhoto = (content: Buffer | string, name?: string) => send('/api/photos', 'file', content, name);
const uploadAvatar = (content: Buffer | string, name?: string) => send('/api/avatar', 'filedata', content, name);
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f7d6b' } });
const onDisk = () => api.files.names();
const refusal = ({ status, text }: Answer): unknown => [status, JSON.parse(text)];

async function served(address: string): Promise<{ answer: Answer; image: Buffer }> {
  const response = await api.app.inject({ method: 'GET', url: address });
  return {
    answer: { status: response.statusCode, text: '', headers: response.headers, json: () => response.json() },
    image: response.rawPayload,
  };
}

test('deletes the old file of a replaced or removed avatar [EDIT-05]', async () => {
  const current = async () => (await api.call(user, 'GET', '/api/user')).json<'getCurrentUser'>().avatar;
  const before = await onDisk();
  const first = (await uploadAvatar(await picture(800, 400).jpeg().toBuffer())).json<'uploadAvatar'>();
  assert.equal(await current(), first.avatar);
  const { answer, image } = await served(first.avatar);
  assert.deepEqual(
    [answer.status, answer.headers['content-type'], answer.headers['x-content-type-options']],
    [200, 'image/jpeg', 'nosniff'],
  );
  assert.match(String(answer.headers['cache-control']), /immutable/);
  assert.deepEqual(
    await sharp(image)
      .metadata()
      .then(({ width, height }) => [width, height]),
    [512, 256],
  );
  const second = (await uploadAvatar(await picture(10, 10).webp().toBuffer())).json<'uploadAvatar'>();
  assert.notEqual(second.avatar, first.avatar);
  assert.equal((await served(first.avatar)).answer.status, 404);
  await api.call(user, 'DELETE', '/api/avatar');
  assert.equal(await current(), '/images/avatar/default.png');
  assert.equal((await api.call(user, 'DELETE', '/api/avatar')).status, 200);
  assert.deepEqual(await onDisk(), before);
});

test('stores a photo upright, without metadata, with a thumbnail', async () => {
  const sideways = await picture(1500, 1000)
    .withExif({ IFD0: { Artist: 'тайна' }, IFD3: { GPSLatitude: '55/1 45/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const photo = (await uploadPhoto(sideways)).json<'uploadPhoto'>();
  const original = await sharp((await served(photo.original)).image).metadata();
  assert.deepEqual(
    [original.format, original.width, original.height, original.orientation, original.exif],
    ['jpeg', 1000, 1500, undefined, undefined],
  );
  const thumbnail = await sharp((await served(photo.thumbnail)).image).metadata();
  assert.deepEqual([thumbnail.format, thumbnail.width, thumbnail.height], ['webp', 267, 400]);

  const customer = await api.createUser({ type: 'Заказчик' });
  const gallery = async () =>
    (await api.call(customer, 'GET', `/api/photos?user_id=${user.id}`)).json<'getPhotos'>().photos;
  assert.deepEqual(await gallery(), [photo]);
  assert.equal((await api.call(customer, 'DELETE', `/api/photos/${photo.id}`)).status, 404);
  assert.equal((await api.call(user, 'DELETE', `/api/photos/${photo.id}`)).status, 200);
  assert.equal((await api.call(user, 'DELETE', `/api/photos/${photo.id}`)).status, 404);
  assert.deepEqual(await gallery(), []);
  assert.equal((await served(photo.original)).answer.status, 404);
});

test('refuses invalid images with their messages and stores no file [EDIT-05] [TXT-04]', async () => {
  const before = await onDisk();
  const jpeg = await picture(400, 400).jpeg().toBuffer();
  const upright = (width: number, height: number) =>
    picture(width, height).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const bomb = Buffer.from(await picture(1, 1).png().toBuffer());
  // Width and height in the header; the checksum after them is not verified.
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  const type = 'Недопустимый формат! Файл «фото.png» —';
  const cases: [content: Buffer | string, status: number, msg: string][] = [
    [Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)]), 413, 'Недопустимый объем!'],
    [await picture(10, 10).gif().toBuffer(), 415, `${type} не JPEG, PNG или WEBP, а GIF.`],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 415, `${type} не картинка, а веб-страница.`],
    ['текст', 415, `${type} не картинка, а текст.`],
    ['', 415, `${type} не картинка.`],
    [await picture(2001, 10).png().toBuffer(), 400, 'Недопустимый размер!'],
    [await picture(10, 1501).png().toBuffer(), 400, 'Недопустимый размер!'],
    // 2000×1400 as stored is 1400×2000 as seen
    [await upright(2000, 1400), 400, 'Недопустимый размер!'],
    [jpeg.subarray(0, jpeg.length - 200), 400, 'Ошибка загрузки!'],
    [jpeg.subarray(0, 30), 400, 'Ошибка загрузки!'],
  ];
  for (const [index, [content, status, msg]] of cases.entries()) {
    assert.deepEqual(refusal(await uploadPhoto(content)), [status, { error: true, msg }], `photo ${index}`);
    assert.deepEqual(refusal(await uploadAvatar(content)), [status, { error: true, msg }], `avatar ${index}`);
  }
  assert.equal((await uploadPhoto(bomb)).status, 400);
  assert.equal((await uploadPhoto(await upright(1500, 2000))).status, 200);
  assert.equal((await uploadPhoto(await picture(2000, 1500).png().toBuffer())).status, 200);
  assert.deepEqual(refusal(await send('/api/photos', 'other', jpeg)), [400, { error: true, msg: 'Ошибка загрузки!' }]);
  assert.equal((await onDisk()).length, before.length + 4);
  assert.deepEqual(await readdir(join(api.folder, 'unfinished')), []);
});

test('answers requests without an upload in the same error format', async () => {
  for (const url of ['/api/avatar', '/api/photos']) {
    assert.deepEqual(refusal(await api.call(user, 'POST', url, {})), [
      415,
      { error: true, msg: 'Такой тип содержимого здесь не принимается.' },
    ]);
    assert.equal((await api.call(user, 'POST', url)).status, 400);
    assert.equal((await api.call(user, 'POST', `${url}?x=1`, {})).status, 415);
    assert.equal((await api.call(null, 'POST', url, {})).status, 401);
    const broken = await api.inject({
      method: 'POST',
      url,
      payload: '{',
      headers: { cookie: user.cookie, 'content-type': 'application/json' },
    });
    assert.deepEqual(refusal(broken), [400, { error: true, msg: 'Ошибка загрузки!' }]);
  }
});

test('serves only images at image addresses', async () => {
  const { payload, headers } = multipart({ content: 'тайна' });
  await api.inject({ method: 'POST', url: '/api/files', payload, headers: { ...headers, cookie: user.cookie } });
  const names = (await onDisk()).filter((name) => !name.includes('.'));
  assert.ok(names.length > 0);
  for (const name of [...names, '..%2Ffiles', '%2e%2e%2fdb', `${'a'.repeat(32)}.png`, 'x'])
    assert.equal((await served(`/images/uploads/${name}`)).answer.status, 404, name);
});
