import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import { lockUsers } from '#platform/database/database.ts';
import * as schema from '#platform/database/schema.ts';
import { withEvents } from '#platform/push/withEvents.ts';
import { openScene } from '#testing/scene.ts';
import type { TestUser } from '#testing/testRows.ts';
import { writeNotices, type NewNotice } from './writeNotices.ts';

const DATE = '2026-11-25';
const { api, supplier, customer, freeSlots, answer, chatsOf } = await openScene({
  supplier: { company: 'Шаг' },
  customer: { company: 'Банк «Созвездие»' },
});
beforeEach(async () => {
  for (const user of [supplier, customer]) await freeSlots(user, '10:00', '11:00', '12:00');
});

const invite = async (from: TestUser, to: TestUser, fields: object = {}) => {
  const answered = await api.call(from, 'POST', '/api/invite', {
    user_id: to.id,
    date: DATE,
    point: '10:00',
    ...fields,
  });
  assert.equal(answered.status, 200, answered.text);
  return answered.json<'invite'>().id;
};
const move = (from: TestUser, to: TestUser, point = '11:00') =>
  invite(from, to, { point, _date: DATE, _point: '10:00' });
const cancel = (user: TestUser, body?: object, point = '10:00') =>
  api.call(user, 'POST', `/api/meeting/cancel?date=${DATE}&point=${point}`, body);
const bellOf = async (user: TestUser, query = '') =>
  (await api.call(user, 'GET', `/api/notices${query}`)).json<'getNotices'>();
const kindsOf = async (user: TestUser) => (await bellOf(user)).notices.map(({ kind }) => kind);
const read = (user: TestUser, body: object) => api.call(user, 'POST', '/api/notices/read', body);

function pushedTo(user: TestUser, event: string) {
  return api.pushed
    .filter((pushed) => pushed.channel === `private-user-${user.id}` && pushed.event === event)
    .map(({ data }) => data as { notice: Schema<'Notice'>; unread_count: number });
}

/** Writes notices without a call. */
const write = (drafts: NewNotice[]) =>
  withEvents(api, async (tx, tell) => {
    // As every call does.
    await lockUsers(tx, [supplier.id, customer.id]);
    tell(...(await writeNotices(tx, drafts, new Date('2026-11-21T09:00:00Z'))));
  });

const draft = (number: number): NewNotice => ({
  user_id: customer.id,
  kind: 'accepted',
  key: `accepted:${number}`,
  actor_id: supplier.id,
  date: DATE,
  point: '10:00',
});

test('tells the sender of an accepted invitation [ANS-01]', async () => {
  const id = await invite(supplier, customer);
  assert.equal((await answer(customer, id)).status, 200);
  const [pushed] = pushedTo(supplier, 'notice');
  const { notices, unread_count, has_more } = await bellOf(supplier);
  assert.deepEqual([notices, unread_count, has_more], [[pushed?.notice], 1, false]);
  const [notice] = notices;
  assert.deepEqual(
    { ...notice, id: 0, href: notice?.href.replace(/\d+$/, 'N'), meeting_id: typeof notice?.meeting_id },
    {
      id: 0,
      kind: 'accepted',
      at: '2026-11-21T09:00:00.000Z',
      is_read: false,
      urgent: false,
      href: `/meetings?date=${DATE}&meeting=N`,
      actor: { id: customer.id, company: 'Банк «Созвездие»', avatar: '/images/avatar/default.png' },
      date: DATE,
      point: '10:00',
      invitation_id: id,
      meeting_id: 'number',
    },
  );
  assert.deepEqual(await kindsOf(customer), ['invitation']);
});

test('tells of declining with its reason, and of withdrawing [ANS-02]', async () => {
  const declined = await invite(supplier, customer, { text: '  Покажем образцы ' });
  const rejected = await api.call(customer, 'PUT', `/api/invite/${declined}`, {
    status: 'REJECTED',
    reason: 'Нет времени',
  });
  assert.equal(rejected.status, 200);
  await api.call(supplier, 'DELETE', `/api/invite/${await invite(supplier, customer)}`);
  assert.deepEqual(
    (await bellOf(supplier)).notices.map(({ kind, text }) => [kind, text]),
    [['declined', 'Нет времени']],
  );
  assert.deepEqual(
    (await bellOf(customer)).notices.map(({ kind, text }) => [kind, text]),
    [
      ['withdrawn', undefined],
      ['invitation', undefined],
      ['invitation', 'Покажем образцы'],
    ],
  );
  const { invitations } = (
    await api.call(supplier, 'GET', '/api/invitations/outgoing')
  ).json<'getOutgoingInvitations'>();
  assert.deepEqual(
    invitations.map(({ text, reason }) => [text, reason]),
    [
      [undefined, undefined],
      ['Покажем образцы', 'Нет времени'],
    ],
  );
});

test('tells of cancelling with its reason, once [ANS-02] [ANS-06]', async () => {
  await answer(customer, await invite(supplier, customer));
  assert.equal((await cancel(customer, { reason: 'Заболел коллега' })).status, 200);
  assert.equal((await cancel(customer, { reason: 'Заболел коллега' })).status, 404);
  const [notice] = (await bellOf(supplier)).notices;
  assert.deepEqual(
    [notice?.kind, notice?.text, notice?.date, notice?.point, notice?.href],
    ['cancelled', 'Заболел коллега', DATE, '10:00', `/meetings?date=${DATE}&meeting=${notice?.meeting_id}`],
  );
  assert.deepEqual(await kindsOf(customer), ['invitation']);
});

test('tells of a move and its answers with both slots [ANS-02]', async () => {
  await answer(customer, await invite(supplier, customer));
  await answer(customer, await move(supplier, customer), 'REJECTED');
  await answer(supplier, await move(customer, supplier));
  const [accepted] = (await bellOf(customer)).notices;
  assert.deepEqual(
    [accepted?.kind, accepted?.from_date, accepted?.from_point, accepted?.date, accepted?.point],
    ['move_accepted', DATE, '10:00', DATE, '11:00'],
  );
  assert.deepEqual(await kindsOf(supplier), ['move_asked', 'move_declined', 'accepted']);
  assert.deepEqual(await kindsOf(customer), ['move_accepted', 'move_asked', 'invitation']);
});

test('tells both sides why an invitation fell [ANS-02]', async () => {
  const rival = await api.createUser();
  await invite(rival, customer);
  await answer(customer, await invite(supplier, customer));
  for (const user of [rival, customer]) {
    const [fell] = (await bellOf(user)).notices;
    assert.deepEqual([fell?.kind, fell?.cause], ['fell', 'taken']);
  }
  // The notice of a cancelled meeting covers its open moves.
  await move(supplier, customer);
  await cancel(supplier);
  assert.deepEqual((await kindsOf(customer)).slice(0, 2), ['cancelled', 'move_asked']);
  assert.deepEqual(await kindsOf(supplier), ['accepted']);
});

test('marks changes of meetings within twelve hours as urgent [ANS-05]', async () => {
  for (const [now, isUrgent] of [
    ['2026-11-24T21:59:59+03:00', false],
    ['2026-11-24T22:00:00+03:00', true],
  ] as const) {
    api.setNow(now);
    await answer(customer, await invite(supplier, customer));
    await cancel(customer);
    const [cancelled, accepted] = (await bellOf(supplier)).notices;
    assert.deepEqual([cancelled?.urgent, accepted?.urgent], [isUrgent, false], now);
  }
});

test('writes one notice for repeated and simultaneous calls [ANS-06]', async () => {
  const twin = await api.startTwin();
  const id = await invite(supplier, customer);
  const accept = { method: 'PUT', url: `/api/invite/${id}`, payload: { status: 'ACCEPTED' } } as const;
  const answers = await Promise.all(
    [api.app, twin, api.app, twin].map((app) => app.inject({ ...accept, headers: { cookie: customer.cookie } })),
  );
  await twin.close();
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [200, 200, 200, 200],
  );
  assert.deepEqual(await kindsOf(supplier), ['accepted']);
  assert.equal(pushedTo(supplier, 'notice').length, 1);
});

test('ignores an existing key, even in a race [ANS-06]', async () => {
  await Promise.all([1, 1, 2, 1].map((number) => write([draft(number)])));
  assert.equal((await bellOf(customer)).unread_count, 2);
  assert.deepEqual(
    pushedTo(customer, 'notice')
      .map(({ unread_count }) => unread_count)
      .sort(),
    [1, 2],
  );
  assert.equal(await api.db.$count(schema.jobs, eq(schema.jobs.name, 'notice letter')), 2);
});

test('marks only own notices as read, in all tabs [ANS-04]', async () => {
  await write([1, 2, 3].map(draft));
  const ids = (await bellOf(customer)).notices.map(({ id }) => id);
  const [newest = 0, , oldest = 0] = ids;
  assert.equal((await read(supplier, { ids })).json<'readNotices'>().unread_count, 0);
  assert.equal((await read(customer, { ids: [newest] })).json<'readNotices'>().unread_count, 2);
  assert.equal((await read(customer, { up_to: oldest })).json<'readNotices'>().unread_count, 1);
  await read(customer, { up_to: oldest });
  assert.deepEqual(
    (await bellOf(customer)).notices.map(({ is_read }) => is_read),
    [true, false, true],
  );
  assert.deepEqual(pushedTo(customer, 'notices-read'), [
    { ids: [newest], unread_count: 2 },
    { up_to: oldest, unread_count: 1 },
  ]);
  assert.equal((await api.call(customer, 'POST', '/api/notices/shown', { ids })).status, 200);
  for (const body of [{}, { up_to: 1, ids: [1] }, { ids: [] }, { up_to: 0 }])
    assert.equal((await read(customer, body)).status, 400, JSON.stringify(body));
});

test('marks an invitation’s notice as read once it is decided [ANS-04]', async () => {
  const declined = await invite(supplier, customer);
  await answer(customer, declined, 'REJECTED');
  const withdrawn = await invite(supplier, customer);
  await api.call(supplier, 'DELETE', `/api/invite/${withdrawn}`);
  const { notices, unread_count } = await bellOf(customer);
  assert.deepEqual(
    notices.map(({ kind, is_read }) => [kind, is_read]),
    [
      ['withdrawn', false],
      ['invitation', true],
      ['invitation', true],
    ],
  );
  assert.equal(unread_count, 1);
  assert.deepEqual(
    pushedTo(customer, 'notices-read').map((event) => event.unread_count),
    [0, 1],
  );
});

test('keeps 1,000 notices in order, most for the bell alone [ANS-06]', async () => {
  const from = Date.now();
  for (let first = 0; first < 1000; first += 50)
    await write([...Array(50).keys()].map((index) => draft(first + index)));
  assert.ok(Date.now() - from < 60_000);
  const pushed = pushedTo(customer, 'notice');
  assert.deepEqual([pushed.length, pushed.at(-1)?.unread_count], [1000, 1000]);
  // The first fifty were one change.
  assert.equal(pushed.filter(({ notice }) => notice !== null).length, 50);
  const pages = [];
  for (let before = ''; ;) {
    const page = await bellOf(customer, `?limit=50${before}`);
    pages.push(...page.notices.map(({ id }) => id));
    before = `&before=${pages.at(-1)}`;
    if (!page.has_more) break;
  }
  assert.equal(new Set(pages).size, 1000);
  assert.deepEqual(
    pages,
    pages.toSorted((one, other) => other - one),
  );
  assert.equal(await api.db.$count(schema.jobs, eq(schema.jobs.name, 'notice letter')), 50);
  // Those whose e-mail still waits outlive the sweep.
  await api.jobs.runDue(['old notices']);
  assert.equal((await bellOf(customer)).unread_count, 250);
});

test('refuses notes and reasons over their limit of characters', async () => {
  const id = await invite(supplier, customer, { text: '😀'.repeat(500) });
  const decline = (reason: string) => api.call(customer, 'PUT', `/api/invite/${id}`, { status: 'REJECTED', reason });
  const long = await decline('😀'.repeat(301));
  assert.deepEqual([long.status, long.text], [400, 'Поле «reason» длиннее 300 символов.']);
  assert.equal((await decline('😀'.repeat(300))).status, 200);
  const note = { user_id: customer.id, date: DATE, point: '11:00', text: 'я'.repeat(501) };
  assert.equal((await api.call(supplier, 'POST', '/api/invite', note)).text, 'Поле «text» длиннее 500 символов.');
  assert.equal((await cancel(customer, { reason: 'я'.repeat(301) })).status, 400);
});

test('keeps hostile notes as text, half characters too', async () => {
  for (const [text, stored] of [
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['\ud800 \\ud800 "}', '\ufffd \\ud800 "}'],
    ["'); drop table notices; --", "'); drop table notices; --"],
  ] as const) {
    const id = await invite(supplier, customer, { text });
    assert.equal((await bellOf(customer)).notices[0]?.text, stored);
    await api.call(supplier, 'DELETE', `/api/invite/${id}`);
  }
  assert.equal(
    (await api.call(supplier, 'POST', '/api/invite', { user_id: customer.id, date: DATE, point: '10:00', text: '\0' }))
      .status,
    400,
  );
});

test('writes the note of an invitation to the chat, once', async () => {
  await invite(supplier, customer, { text: 'Покажем образцы' });
  const { chats } = await chatsOf(customer);
  assert.deepEqual(
    chats.map(({ last_message, user_id }) => [last_message, user_id]),
    [['Покажем образцы', supplier.id]],
  );
  assert.equal(pushedTo(customer, 'message').length, 1);
  await invite(supplier, customer, { point: '11:00', text: '  ' });
  assert.equal(pushedTo(customer, 'message').length, 1);
});

test('saves settings with quiet hours, and has defaults', async () => {
  const settingsOf = async () => (await api.call(customer, 'GET', '/api/notices/settings')).json<'getNoticeSettings'>();
  const save = (body: object) => api.call(customer, 'PUT', '/api/notices/settings', body);
  const defaults = { quiet_from: '22:00', quiet_to: '08:00', groups: {}, hide_text: false };
  assert.deepEqual(await settingsOf(), defaults);
  const chosen = { ...defaults, quiet_from: null, quiet_to: null, groups: { news: { email: true } }, hide_text: true };
  assert.equal((await save(chosen)).status, 200);
  assert.deepEqual(await settingsOf(), chosen);
  assert.equal((await save({ ...defaults, quiet_to: null })).text, 'У тихих часов нужны и начало, и конец.');
  assert.equal((await save({ ...defaults, quiet_to: '24:00' })).text, 'Введите время как 22:00.');
  assert.equal((await save({ ...defaults, groups: { all: { email: false } } })).status, 400);
});

test('names its additions, serves clients without them [ANS-07]', async () => {
  const settings = async () => (await api.call(null, 'GET', '/api/settings')).json<'getSettings'>();
  assert.deepEqual((await settings()).features, [
    'notices',
    'invitation_text',
    'invitation_lists',
    'meeting',
    'reasons',
    'results',
    'places',
    'site',
    'calendar_feed',
    'fit_sort',
    'common_time',
    'arrivals',
    'openings',
    'wishes',
    'marks',
    'web_push',
  ]);
  // A server without additions answers as the contract of the specification says.
  Object.assign(api.settings, { features: undefined });
  assert.equal((await settings()).features, undefined);
  delete api.settings.features;
  await answer(customer, await invite(supplier, customer));
  // Some clients send a content type without a body.
  assert.equal(
    (
      await api.call(customer, 'POST', `/api/meeting/cancel?date=${DATE}&point=10:00`, undefined, {
        'content-type': 'application/json',
      })
    ).status,
    200,
  );
});
