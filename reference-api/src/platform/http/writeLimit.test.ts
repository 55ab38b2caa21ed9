import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import sharp from 'sharp';
import { multipart } from '#testing/multipart.ts';
import { openScene } from '#testing/scene.ts';
import { NOON } from '#testing/testApp.ts';
import { WriteLimit } from './writeLimit.ts';

const { api, supplier, customer, send } = await openScene();
afterEach(() => (api.limits.writesPerMinute = Infinity));

const at = (seconds: number) => new Date(Date.parse(NOON) + seconds * 1000).toISOString();

test('a user who writes faster than a person is told when to try again, and may go on then', async () => {
  api.limits.writesPerMinute = 6;
  for (let index = 0; index < 6; index += 1) assert.equal((await send(supplier, customer, `№ ${index}`)).status, 200);
  const refused = await send(supplier, customer, 'ещё');
  assert.deepEqual(
    [refused.status, refused.text, refused.headers['retry-after']],
    [429, 'Слишком много действий подряд. Попробуйте снова через 10 с.', '10'],
  );
  // Reading is free, and so are questions that come by POST; nobody else is in the way.
  assert.equal((await api.call(supplier, 'GET', '/api/chats')).status, 200);
  assert.equal((await api.call(supplier, 'POST', '/api/users', {})).status, 200);
  assert.equal((await send(customer, supplier, 'привет')).status, 200);
  api.setNow(at(9.9));
  assert.equal((await send(supplier, customer, 'рано')).status, 429);
  api.setNow(at(10));
  assert.equal((await send(supplier, customer, 'пора')).status, 200);
  assert.equal((await send(supplier, customer, 'опять рано')).status, 429);
});

test('an upload counts as several writes, a refused one too', async () => {
  api.limits.writesPerMinute = 11;
  const upload = (field: string, content: Buffer | string) => {
    const { payload, headers } = multipart({ field, content });
    return api.inject({
      method: 'POST',
      url: '/api/photos',
      payload,
      headers: { ...headers, cookie: supplier.cookie },
    });
  };
  const picture = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#2f7d6b' } })
    .png()
    .toBuffer();
  assert.equal((await upload('file', 'не картинка')).status, 415);
  assert.equal((await upload('file', picture)).status, 200);
  assert.equal((await upload('file', picture)).status, 429);
  assert.equal((await send(supplier, customer, 'одно действие осталось')).status, 200);
  assert.equal((await send(supplier, customer, 'а теперь нет')).status, 429);
});

test('what was not used grows back to a minute’s worth and no further', () => {
  let now = 0;
  const limit = new WriteLimit({ writesPerMinute: 60 }, { now: () => new Date(now) });
  const takeAll = () => {
    let taken = 0;
    while (limit.take(1, 1) === undefined) taken += 1;
    return taken;
  };
  assert.equal(takeAll(), 60);
  now += 30_000;
  assert.equal(takeAll(), 30);
  now += 3_600_000;
  assert.equal(takeAll(), 60);
  assert.equal(limit.take(1, 30), 30);
  // A clock that was put back gives nothing and takes nothing.
  now -= 3_600_000;
  assert.equal(limit.take(1, 1), 1);
  assert.equal(limit.take(2, 60), undefined);
});
