import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openScene } from '#testing/scene.ts';
import { NOON } from '#testing/testApp.ts';

const { api, supplier, customer } = await openScene();
const HOUR_MS = 3_600_000;
let point = 0;

/** Invites the customer, who answers after some hours; without them the slot passes. */
async function invite(hours?: number, status: 'REJECTED' | 'AWAITING' | 'CANCELED' = 'REJECTED'): Promise<void> {
  point += 1;
  const created_at = new Date(Date.parse(NOON) - 40 * HOUR_MS);
  await api.createInvitation(supplier, customer, {
    date: '2026-11-20',
    point: `${String(9 + (point % 10)).padStart(2, '0')}:00`,
    status: hours === undefined && status === 'REJECTED' ? 'AWAITING' : status,
    created_at,
    answered_at: hours === undefined ? null : new Date(created_at.getTime() + hours * HOUR_MS),
  });
}

const minutesOnCard = async () =>
  (await api.call(supplier, 'POST', '/api/users?limit=100', {}))
    .json<'findUsers'>()
    .users.find(({ id }) => id === customer.id)?.answer_minutes;
const minutesOnPage = async () =>
  (await api.call(supplier, 'GET', `/api/user/${customer.id}`)).json<'getParticipant'>().answer_minutes;

test('[FIT-04] names the median time of at least five answers', async () => {
  for (const hours of [1, 2, 30, 3]) await invite(hours);
  assert.equal(await minutesOnCard(), undefined);
  await invite(1.5);
  assert.deepEqual([await minutesOnCard(), await minutesOnPage()], [120, 120]);
});

test('[FIT-04] omits it when most invitations passed unanswered', async () => {
  for (const hours of [1, 1, 1, 1, 1]) await invite(hours);
  for (let passed = 0; passed < 5; passed += 1) await invite();
  for (let withdrawn = 0; withdrawn < 3; withdrawn += 1) await invite(undefined, 'CANCELED');
  assert.equal(await minutesOnCard(), 60);
  await invite();
  assert.deepEqual([await minutesOnCard(), await minutesOnPage()], [undefined, undefined]);
});
