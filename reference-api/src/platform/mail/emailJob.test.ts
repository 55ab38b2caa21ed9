import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openScene } from '#testing/scene.ts';

const { api, supplier } = await openScene();
const requestPassword = () => api.call(null, 'POST', '/api/auth/password_reset', { email: supplier.email });

test('mails a password soon after a mail server outage [OPS-03]', async () => {
  const { deliver } = api.mailServer;
  let tries = 0;
  api.mailServer.deliver = async () => {
    tries += 1;
    throw new Error('Connection refused');
  };
  await requestPassword();
  for (const time of ['12:00', '12:01', '12:11']) {
    api.setNow(`2026-11-21T${time}:00+03:00`);
    await api.sendEmails();
  }
  assert.equal(tries, 3);
  api.mailServer.deliver = deliver;
  api.setNow('2026-11-21T12:15:00+03:00');
  assert.equal((await requestPassword()).status, 200);
  api.setNow('2026-11-21T12:17:00+03:00');
  await api.sendEmails();
  assert.deepEqual(
    api.mails.map(({ to }) => to),
    [supplier.email],
  );
});
