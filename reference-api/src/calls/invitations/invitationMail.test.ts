import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { openScene } from '#testing/scene.ts';
import type { TestUser } from '#testing/testApp.ts';
import { queueInvitationMail } from './invitationMail.ts';

const POINTS = ['09:00', '10:00', '11:00'];

const { api, supplier, customer, freeSlots } = await openScene();
beforeEach(async () => {
  for (const user of [supplier, customer]) await freeSlots(user, ...POINTS);
});

const invite = async (from: TestUser, to: TestUser, point = '10:00') => {
  const answer = await api.call(from, 'POST', '/api/invite', { user_id: to.id, date: '2026-11-25', point });
  assert.equal(answer.status, 200, answer.text);
  return answer.json<'invite'>().id;
};
const letters = async () => {
  await api.mailer.idle();
  return api.mails.splice(0).map(({ to }) => to);
};

test('whoever invites and cancels again and again writes one letter an hour; the invitations themselves are there', async () => {
  for (let round = 0; round < 5; round += 1)
    await api.call(supplier, 'DELETE', `/api/invite/${await invite(supplier, customer)}`);
  await invite(supplier, customer, '09:00');
  assert.deepEqual(await letters(), [customer.email]);
  const incoming = await api.call(customer, 'GET', '/api/invitations/incoming');
  const { invitations } = incoming.json<'getIncomingInvitations'>();
  assert.deepEqual(
    invitations.map(({ status }) => status),
    ['AWAITING', ...Array<string>(5).fill('CANCELED')],
  );
  assert.equal(api.pushed.filter(({ channel }) => channel === `private-user-${customer.id}`).length, 11);

  api.setNow('2026-11-21T12:59:59+03:00');
  await invite(supplier, customer, '10:00');
  assert.deepEqual(await letters(), []);
  api.setNow('2026-11-21T13:00:00+03:00');
  await invite(supplier, customer, '11:00');
  assert.deepEqual(await letters(), [customer.email]);
});

test('the hour is that of two people in one direction', async () => {
  const another = await api.createUser();
  await freeSlots(another, ...POINTS);
  await invite(supplier, customer, '09:00');
  await invite(another, customer, '10:00');
  await invite(customer, supplier, '11:00');
  assert.deepEqual((await letters()).sort(), [customer.email, customer.email, supplier.email].sort());
});

test('a letter that nobody wants leaves the hour free', async () => {
  await api.call(customer, 'PUT', '/api/profile/meetings', { notify: 'NOT' });
  await invite(supplier, customer, '09:00');
  assert.deepEqual(await letters(), []);
  await api.call(customer, 'PUT', '/api/profile/meetings', { notify: 'EMAIL' });
  await invite(supplier, customer, '10:00');
  assert.deepEqual(await letters(), [customer.email]);
});

test('of two processes that write at once one sends its letter', async () => {
  const invitation = { senderId: supplier.id, recipientId: customer.id, date: '2026-11-25', point: '10:00' };
  const sent: string[] = [];
  const writing: Promise<unknown>[] = [];
  const mailer = {
    ...api.mailer,
    queue: (write: Parameters<typeof api.mailer.queue>[0]) =>
      void writing.push(write().then((mail) => mail && sent.push(mail.to))),
  };
  const context = { db: api.db, mailer, publicUrl: '', clock: { now: () => new Date('2026-11-21T09:00:00Z') } };
  for (let process = 0; process < 4; process += 1) queueInvitationMail(context, invitation);
  await Promise.all(writing);
  assert.deepEqual(sent, [customer.email]);
});
