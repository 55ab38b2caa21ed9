import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import sharp from 'sharp';
import { multipart } from '#testing/multipart.ts';
import { openScene } from '#testing/scene.ts';
import { NOON } from '#testing/testApp.ts';

const { api, supplier, customer, send } = await openScene();
afterEach(() => (api.limits.writesPerMinute = Infinity));

const at = (seconds: number) => new Date(Date.parse(NOON) + seconds * 1000).toISOString();

test('refuses writes beyond the limit until the minute ends', async () => {
  api.limits.writesPerMinute = 6;
  for (let index = 0; index < 6; index += 1) assert.equal((await send(supplier, customer, `№ ${index}`)).status, 200);
  const refused = await send(supplier, customer, 'ещё');
  assert.deepEqual(
    [refused.status, refused.text, refused.headers['retry-after']],
    [429, 'Слишком много действий подряд. Попробуйте снова через 60 с.', '60'],
  );
  // Reads and queries by POST are free, and other users have their own limits.
  assert.equal((await api.call(supplier, 'GET', '/api/chats')).status, 200);
  assert.equal((await api.call(supplier, 'POST', '/api/users', {})).status, 200);
  assert.equal((await send(customer, supplier, 'привет')).status, 200);
  api.setNow(at(50));
  assert.equal((await send(supplier, customer, 'рано')).headers['retry-after'], '10');
  api.setNow(at(61));
  assert.equal((await send(supplier, customer, 'пора')).status, 200);
});

test('counts an upload as several writes, even a refused one', async () => {
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
  assert.equal((await send(supplier, customer, 'последнее')).status, 200);
  assert.equal((await send(supplier, customer, 'лишнее')).status, 429);
});

test('shares the write limit between two processes [OPS-05]', async () => {
  api.limits.writesPerMinute = 5;
  const twin = await api.startTwin();
  const ask = async (process: typeof twin, index: number) => {
    const { statusCode } = await process.inject({
      method: 'POST',
      url: '/api/message',
      headers: { cookie: supplier.cookie },
      payload: { user_id: customer.id, text: `№ ${index}`, attachments: [] },
    });
    return statusCode;
  };
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => ask(index % 2 === 0 ? api.app : twin, index)),
  );
  await twin.close();
  assert.deepEqual(answers.sort(), [...Array<number>(5).fill(200), ...Array<number>(5).fill(429)]);
});
