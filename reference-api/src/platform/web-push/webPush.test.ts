import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openPushServiceStub } from '#testing/pushServiceStub.ts';
import { makePushKeys } from '../config/webPushConfig.ts';
import { createWebPush } from './webPush.ts';

const service = await openPushServiceStub();
after(() => service.close());

const config = { ...makePushKeys(), subject: 'mailto:push@vstrecha.test', hosts: [service.host] };
const { endpoint, keys } = service.browser();
const message = { content: {}, ttlSeconds: 60, isUrgent: false, topic: 'n-1' };
const namesHostAlone = ({ message: text }: Error) => text.startsWith(service.host) && !text.includes('/push/');

test('pauses a service that does not answer [DAY-07]', async () => {
  let now = 0;
  const push = createWebPush(config, { elapsed: () => now });
  const send = () => push.send({ endpoint, ...keys }, message);
  service.answer = () => 0;
  await assert.rejects(send, namesHostAlone);
  await assert.rejects(send, namesHostAlone);
  assert.equal(service.asked.length, 1);
  now = 60_001;
  service.answer = () => 201;
  assert.equal(await send(), 201);
});

test('leaves a service that keeps the connection open [DAY-07]', async () => {
  service.answer = () => undefined;
  const push = createWebPush(config, { timeoutMs: 100 });
  await assert.rejects(push.send({ endpoint, ...keys }, message), namesHostAlone);
});
