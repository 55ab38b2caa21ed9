import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { openScene } from '#testing/scene.ts';
import { PASSWORD_MAILBOX } from './limits.ts';

const { api, supplier: user } = await openScene();
beforeEach(() => void api.audited.splice(0));

const throttledLines = () =>
  api.audited.filter((line) => Object.values(line).includes('throttled')).map((line) => [line.event, line.user]);
const times = <Answer>(count: number, ask: () => Promise<Answer>) => Promise.all(Array.from({ length: count }, ask));
const reset = (email: string, address: string) =>
  api.call(null, 'POST', '/api/auth/password_reset', { email }, { 'x-forwarded-for': address });

test('logs throttled resets once per window and place [OPS-04]', async () => {
  const flood = (address: string) => times(75, () => reset('nobody@test.example', address));
  await flood('203.0.113.31');
  await flood('203.0.113.32');
  assert.deepEqual(throttledLines(), [
    ['password_reset', null],
    ['password_reset', null],
  ]);
  api.setNow('2026-11-21T12:05:01+03:00');
  await flood('203.0.113.31');
  assert.equal(throttledLines().length, 3);
});

test('logs resets over the mailbox limit once per account [OPS-04]', async () => {
  const other = await api.createUser();
  for (const { email } of [user, other])
    await api.limiter.take(PASSWORD_MAILBOX, `unknown ${email}`, { cost: PASSWORD_MAILBOX.points });
  // One after the other, because a parallel one would find a password e-mail on its way.
  for (const { email } of [user, user, user, other])
    assert.equal((await reset(email, '203.0.113.33')).status, 429, email);
  assert.deepEqual(throttledLines(), [
    ['password_reset', user.id],
    ['password_reset', other.id],
  ]);
});

test('logs throttled password changes once per window and account [OPS-04]', async () => {
  const passwords = { password: 'догадка', new_password: 'новый-пароль', retry_password: 'новый-пароль' };
  const answers = await times(25, () => api.call(user, 'PUT', '/api/profile/password', passwords));
  assert.equal(answers.filter(({ status }) => status === 429).length, 15);
  assert.deepEqual(throttledLines(), [['password_change_failed', user.id]]);
});
