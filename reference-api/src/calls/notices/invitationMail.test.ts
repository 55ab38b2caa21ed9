import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { emailJob } from '#platform/mail/emailJob.ts';
import { openScene } from '#testing/scene.ts';
import { NOON } from '#testing/testApp.ts';
import type { TestUser } from '#testing/testRows.ts';
import { invitationEmailsOf } from './noticeMail.ts';

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
const mails = async () => {
  await api.sendEmails();
  return api.mails.splice(0).map(({ to }) => to);
};

test('sends one e-mail an hour for repeated invitations', async () => {
  for (let round = 0; round < 5; round += 1)
    await api.call(supplier, 'DELETE', `/api/invite/${await invite(supplier, customer)}`);
  await invite(supplier, customer, '09:00');
  assert.deepEqual(await mails(), [customer.email]);
  const incoming = await api.call(customer, 'GET', '/api/invitations/incoming');
  const { invitations } = incoming.json<'getIncomingInvitations'>();
  assert.deepEqual(
    invitations.map(({ status }) => status),
    ['AWAITING', ...Array<string>(5).fill('CANCELED')],
  );
  assert.equal(
    api.pushed.filter(({ channel, event }) => channel === `private-user-${customer.id}` && event === 'invitation')
      .length,
    11,
  );

  api.setNow('2026-11-21T12:59:59+03:00');
  await invite(supplier, customer, '10:00');
  assert.deepEqual(await mails(), []);
  api.setNow('2026-11-21T13:00:00+03:00');
  await invite(supplier, customer, '11:00');
  assert.deepEqual(await mails(), [customer.email]);
});

test('counts the hour separately for each sender and recipient', async () => {
  const another = await api.createUser();
  await freeSlots(another, ...POINTS);
  await invite(supplier, customer, '09:00');
  await invite(another, customer, '10:00');
  await invite(customer, supplier, '11:00');
  assert.deepEqual((await mails()).sort(), [customer.email, customer.email, supplier.email].sort());
});

test('starts no e-mail pause for recipients without e-mail notifications', async () => {
  await api.call(customer, 'PUT', '/api/profile/meetings', { notify: 'NOT' });
  await invite(supplier, customer, '09:00');
  assert.deepEqual(await mails(), []);
  await api.call(customer, 'PUT', '/api/profile/meetings', { notify: 'EMAIL' });
  await invite(supplier, customer, '10:00');
  assert.deepEqual(await mails(), [customer.email]);
});

test('sends one e-mail from two processes [OPS-03]', async () => {
  await invite(supplier, customer);
  const sent: string[] = [];
  const emails = invitationEmailsOf({ db: api.db, publicUrl: '', clock: { now: () => new Date(NOON) } });
  const openProcess = () =>
    createJobs({ db: api.db, clock: { now: () => new Date(NOON) } }, [
      emailJob(emails, async ({ to }) => void sent.push(to), api.limiter),
    ]);
  await Promise.all([openProcess(), openProcess()].map((process) => process.runDue()));
  assert.deepEqual(sent, [customer.email]);
});

test('retries an e-mail across a restart until the server recovers [OPS-03]', async () => {
  const { deliver } = api.mailServer;
  let tries = 0;
  api.mailServer.deliver = async () => {
    tries += 1;
    throw new Error('the mail server is away');
  };
  await invite(supplier, customer);
  const tryAt = async (time: string) => {
    api.setNow(`2026-11-21T${time}+03:00`);
    await api.sendEmails();
    return tries;
  };
  assert.deepEqual(
    [await tryAt('12:00:00'), await tryAt('12:00:59'), await tryAt('12:01:00'), await tryAt('12:10:59')],
    [1, 1, 2, 2],
  );
  // Simulates a restart: a new process with the same database.
  const sent: string[] = [];
  const restarted = createJobs({ db: api.db, clock: { now: () => new Date('2026-11-21T12:11:00+03:00') } }, [
    emailJob(
      invitationEmailsOf({ db: api.db, publicUrl: '', clock: { now: () => new Date('2026-11-21T12:11:00+03:00') } }),
      async ({ to }) => void sent.push(to),
      api.limiter,
    ),
  ]);
  await restarted.runDue();
  api.mailServer.deliver = deliver;
  assert.deepEqual(sent, [customer.email]);
  await tryAt('18:00:00');
  assert.deepEqual(await mails(), []);
});

test('gives up after five tries and logs no address [OPS-03]', async () => {
  const { deliver } = api.mailServer;
  api.mailServer.deliver = () => Promise.reject(new Error(`550 <${customer.email}> unknown`));
  await invite(supplier, customer, '09:00');
  for (const time of ['12:00', '12:01', '12:11', '13:11', '19:11', '21:59']) {
    api.setNow(`2026-11-21T${time}:00+03:00`);
    await api.sendEmails();
  }
  api.mailServer.deliver = deliver;
  assert.equal(api.reported.filter((line) => line.includes('given up')).length, 1);
  assert.match(
    api.reported.at(-1) ?? '',
    /^Job «invitation letter» \S+ failed 5 times and is given up: 550 … unknown$/,
  );
  // The hour has not started, because no e-mail was sent.
  await invite(supplier, customer, '10:00');
  assert.deepEqual(await mails(), [customer.email]);
});

test('e-mails the recipient no withdrawn or answered invitation', async () => {
  const withdrawn = await invite(supplier, customer, '09:00');
  await api.call(supplier, 'DELETE', `/api/invite/${withdrawn}`);
  assert.deepEqual(await mails(), []);
  const answered = await invite(supplier, customer, '10:00');
  await api.call(customer, 'PUT', `/api/invite/${answered}`, { status: 'REJECTED' });
  assert.deepEqual(await mails(), [supplier.email]);
});

test('sends no e-mail to a recipient who has unsubscribed', async () => {
  await invite(supplier, customer);
  await api.call(customer, 'PUT', '/api/profile/meetings', { notify: 'NOT' });
  assert.deepEqual(await mails(), []);
});

test('queues no e-mail for a refused invitation [OPS-03]', async () => {
  const refused = await api.call(supplier, 'POST', '/api/invite', {
    user_id: customer.id,
    date: '2026-11-25',
    point: '20:00',
  });
  assert.notEqual(refused.status, 200);
  assert.equal(await api.db.$count(schema.jobs, eq(schema.jobs.name, 'invitation letter')), 0);
});
