import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openPushServiceStub } from '#testing/pushServiceStub.ts';
import { makePushKeys } from '../config/webPushConfig.ts';
import { createWebPush } from './webPush.ts';

const service = await openPushServiceStub();
after(() => service.close());

test('pauses a service that does not answer, without naming endpoints [DAY-07]', async () => {
  let now = 0;
  const config = { ...makePushKeys(), subject: 'mailto:push@vstrecha.test', hosts: [service.host] };
  const push = createWebPush(config, { timeoutMs: 300, elapsed: () => now });
  const { endpoint, keys } = service.browser();
  const send = () => push.send({ endpoint, ...keys }, { content: {}, ttlSeconds: 60, isUrgent: false, topic: 'n-1' });
  const isSilent = ({ message }: Error) => message.startsWith(service.host) && !message.includes('/push/');
  service.answer = () => undefined;
  await assert.rejects(send, isSilent);
  await assert.rejects(send, isSilent);
  assert.equal(service.asked.length, 1);
  now = 60_001;
  service.answer = () => 201;
  assert.equal(await send(), 201);
});
