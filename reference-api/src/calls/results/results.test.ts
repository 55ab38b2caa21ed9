import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import * as schema from '#platform/database/schema.ts';
import { openScene } from '#testing/scene.ts';
import type { TestUser } from '#testing/testRows.ts';

const DATE = '2026-11-25';
const AFTER = `${DATE}T10:30:00+03:00`;
const { api, supplier, customer } = await openScene({
  supplier: { company: 'Шаг' },
  customer: { company: 'Банк «Созвездие»' },
});
let id: number;
beforeEach(async () => {
  await api.db.delete(schema.meetings);
  id = await api.createMeeting(supplier, customer, DATE, '10:00');
  api.setNow(AFTER);
});

const save = (user: TestUser, body: object, meeting = id) =>
  api.call(user, 'PUT', `/api/meetings/${meeting}/result`, body);
const propose = (user: TestUser, text: string, version = 0) =>
  api.call(user, 'PUT', `/api/meetings/${id}/agreement`, { text, version });
const confirm = (user: TestUser, version: number) =>
  api.call(user, 'POST', `/api/meetings/${id}/agreement/confirm`, { version });
const resultsOf = async (user: TestUser, query = '') =>
  (await api.call(user, 'GET', `/api/meetings/results${query}`)).json<'getMeetingResults'>();
const agreementOf = async (user: TestUser) => (await resultsOf(user)).agreements[0];
const bellOf = async (user: TestUser) => (await api.call(user, 'GET', '/api/notices')).json<'getNotices'>();

test('saves outcome, note and next step for one side alone [AFTER-01]', async () => {
  const saved = (await save(supplier, { outcome: 'agreed', note: ' Ждут макет ', next_at: '2026-12-05' })).json();
  assert.deepEqual(saved, {
    meeting_id: id,
    company_id: customer.id,
    company: 'Банк «Созвездие»',
    date: DATE,
    point: '10:00',
    outcome: 'agreed',
    note: 'Ждут макет',
    next_at: '2026-12-05',
    updated_at: '2026-11-25T07:30:00.000Z',
  });
  assert.deepEqual(await resultsOf(supplier), { results: [saved], agreements: [] });
  assert.deepEqual(await resultsOf(customer), { results: [], agreements: [] });
});

test('keeps the note when one press changes the outcome alone [AFTER-01]', async () => {
  await save(supplier, { outcome: 'continue', note: 'Ждут макет', next_at: '2026-12-05' });
  await save(supplier, { outcome: 'missed', who_missed: 'they' });
  const [result] = (await resultsOf(supplier)).results;
  assert.deepEqual(
    [result?.outcome, result?.who_missed, result?.note, result?.next_at],
    ['missed', 'they', 'Ждут макет', '2026-12-05'],
  );
  await save(supplier, { outcome: 'no_fit', next_at: null });
  const [changed] = (await resultsOf(supplier)).results;
  assert.deepEqual([changed?.outcome, changed?.who_missed, changed?.next_at], ['no_fit', undefined, null]);
});

test('answers the results of some days [AFTER-01]', async () => {
  await save(supplier, { outcome: 'agreed' });
  assert.equal((await resultsOf(supplier, `?from=${DATE}&to=${DATE}`)).results.length, 1);
  assert.equal((await resultsOf(supplier, '?from=2026-11-26')).results.length, 0);
  assert.equal((await resultsOf(supplier, '?to=2026-11-24')).results.length, 0);
  assert.equal((await api.call(supplier, 'GET', '/api/meetings/results?from=2026-02-31')).status, 400);
});

test('reads the notice that asks for the result [AFTER-01]', async () => {
  await api.jobs.runDue(['notices by the clock']);
  await save(supplier, { outcome: 'agreed' });
  const isRead = async (user: TestUser) => (await bellOf(user)).notices.find(({ kind }) => kind === 'result')?.is_read;
  assert.deepEqual([await isRead(supplier), await isRead(customer)], [true, false]);
});

test('refuses results of future, cancelled and unknown meetings [AFTER-01]', async () => {
  api.setNow(`${DATE}T10:29:00+03:00`);
  const early = await save(supplier, { outcome: 'agreed' });
  assert.deepEqual(
    [early.status, early.text],
    [409, 'Встреча ещё не закончилась. Отметить, как она прошла, можно с 25.11, 10:30 (МСК).'],
  );
  assert.equal((await save(await api.createUser(), { outcome: 'agreed' })).status, 404);
  assert.equal((await save(supplier, { outcome: 'agreed' }, 2_000_000)).status, 404);
  api.setNow(AFTER);
  await api.call(customer, 'POST', `/api/meeting/cancel?date=${DATE}&point=10:00`);
  for (const user of [supplier, customer]) {
    const cancelled = await save(user, { outcome: 'agreed' });
    assert.deepEqual([cancelled.status, cancelled.text], [409, 'Эта встреча отменена: отмечать нечего.']);
  }
});

test('keeps what was written when the meeting is cancelled later [AFTER-01]', async () => {
  await save(supplier, { outcome: 'agreed', note: 'Ждут макет' });
  await api.call(customer, 'POST', `/api/meeting/cancel?date=${DATE}&point=10:00`);
  assert.equal((await resultsOf(supplier)).results[0]?.note, 'Ждут макет');
});

test('limits note, outcome and next step [AFTER-01]', async () => {
  assert.equal((await save(supplier, { outcome: 'agreed', note: 'я'.repeat(2000) })).status, 200);
  for (const body of [
    { outcome: 'agreed', note: 'я'.repeat(2001) },
    { outcome: 'great' },
    { outcome: 'agreed', who_missed: 'they' },
    { outcome: 'agreed', next_at: '2026-02-31' },
    { note: 'Без результата' },
  ])
    assert.equal((await save(supplier, body)).status, 400, JSON.stringify(body).slice(0, 60));
});

test('gives both sides the sentence that the other side confirms [AFTER-04]', async () => {
  await save(supplier, { outcome: 'agreed' });
  const proposed = await propose(supplier, ' 20 000 кружек, макет до 5.12 ');
  assert.equal(proposed.status, 200, proposed.text);
  const text = '20 000 кружек, макет до 5.12';
  assert.deepEqual((await agreementOf(customer))?.proposed, { text, by: 'they', at: '2026-11-25T07:30:00.000Z' });
  const [asked] = (await bellOf(customer)).notices;
  assert.deepEqual([asked?.kind, asked?.text, asked?.actor?.company], ['agreement_asked', text, 'Шаг']);
  assert.equal(asked?.href, `/meetings?date=${DATE}&meeting=${id}`);

  assert.equal((await confirm(customer, 1)).status, 200);
  assert.equal((await bellOf(customer)).unread_count, 0);
  for (const user of [supplier, customer]) {
    const agreement = await agreementOf(user);
    assert.deepEqual([agreement?.agreed?.text, agreement?.proposed, agreement?.version], [text, undefined, 1]);
  }
  assert.deepEqual(
    (await bellOf(supplier)).notices.map(({ kind, text: quote }) => [kind, quote]),
    [['agreement_confirmed', text]],
  );
  // Confirming leaves the customer's own outcome open.
  assert.deepEqual((await resultsOf(customer)).results, []);
});

test('keeps the confirmed sentence until a change is confirmed, too [AFTER-04]', async () => {
  await save(supplier, { outcome: 'agreed' });
  await propose(supplier, 'Десять тысяч');
  await propose(customer, 'Двадцать тысяч', 1);
  assert.equal((await confirm(supplier, 2)).status, 200);
  await propose(supplier, 'Тридцать тысяч', 2);
  for (const user of [supplier, customer]) {
    const agreement = await agreementOf(user);
    assert.deepEqual([agreement?.agreed?.text, agreement?.proposed?.text], ['Двадцать тысяч', 'Тридцать тысяч']);
  }
  assert.equal((await confirm(customer, 3)).status, 200);
  assert.equal((await agreementOf(supplier))?.agreed?.text, 'Тридцать тысяч');
});

test('lets one of two sides through that write at once [AFTER-04]', async () => {
  for (const user of [supplier, customer]) await save(user, { outcome: 'agreed' });
  const answers = await Promise.all([propose(supplier, 'Наша строка'), propose(customer, 'Их строка')]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.match(
    answers.find(({ status }) => status === 409)?.text ?? '',
    /^Пока вы писали, договорённость изменилась\. Прочитайте её и повторите\.$/,
  );
  // The slower side reads the sentence before it confirms.
  const loser = answers[0]?.status === 409 ? supplier : customer;
  assert.equal((await confirm(loser, 0)).status, 409);
  assert.equal((await confirm(loser, 1)).status, 200);
});

test('accepts a repeated proposal and confirmation once [AFTER-04]', async () => {
  await save(supplier, { outcome: 'agreed' });
  for (const version of [0, 0]) assert.equal((await propose(supplier, 'Десять тысяч', version)).status, 200);
  for (const version of [1, 1]) assert.equal((await confirm(customer, version)).status, 200);
  assert.equal((await bellOf(customer)).notices.length, 1);
  assert.equal((await bellOf(supplier)).notices.length, 1);
  assert.equal((await propose(supplier, 'Десять тысяч', 1)).text, 'Эта договорённость уже подтверждена.');
});

test('refuses bad sentences, own confirmation and one without an outcome [AFTER-04]', async () => {
  assert.equal((await propose(supplier, 'Рано')).text, 'Сначала отметьте у встречи «Договорились».');
  await save(supplier, { outcome: 'agreed' });
  assert.equal((await propose(supplier, '  \u200B ')).text, 'Напишите, о чём договорились.');
  assert.equal((await propose(supplier, 'раз\nдва')).text, 'Договорённость пишите в одну строку.');
  assert.equal((await propose(supplier, 'я'.repeat(301))).status, 400);
  assert.equal((await confirm(supplier, 0)).status, 409);
  await propose(supplier, 'я'.repeat(300));
  assert.equal((await confirm(supplier, 1)).text, 'Договорённость подтверждает другая компания.');
  const stranger = await api.createUser({ type: 'Заказчик' });
  assert.deepEqual([(await propose(stranger, 'Чужая')).status, (await confirm(stranger, 1)).status], [404, 404]);
});

test('refuses agreements with blocked companies and of cancelled meetings [AFTER-04]', async () => {
  await save(supplier, { outcome: 'agreed' });
  await propose(supplier, 'Десять тысяч');
  await api.db.update(schema.users).set({ is_blocked: true }).where(eq(schema.users.id, customer.id));
  const refused = await propose(supplier, 'Двадцать тысяч', 1);
  assert.deepEqual(
    [refused.status, refused.text],
    [409, 'Компания больше не участвует: договорённость подтвердить некому.'],
  );
  // The own result stays possible.
  assert.equal((await save(supplier, { outcome: 'agreed', note: 'Заблокированы' })).status, 200);
  await api.db.update(schema.users).set({ is_blocked: false }).where(eq(schema.users.id, customer.id));
  await api.call(supplier, 'POST', `/api/meeting/cancel?date=${DATE}&point=10:00`);
  assert.equal((await confirm(customer, 1)).text, 'Эта встреча отменена: отмечать нечего.');
});

test('e-mails a proposal that is still the present one [AFTER-04]', async () => {
  await save(supplier, { outcome: 'agreed' });
  await propose(supplier, 'Десять тысяч');
  await propose(supplier, 'Двадцать тысяч', 1);
  api.setNow(`${DATE}T10:32:00+03:00`);
  await api.sendEmails();
  const [mail, ...others] = api.mails;
  assert.deepEqual([mail?.to, mail?.subject, others], [customer.email, 'Предлагают договорённость: Шаг', []]);
  assert.match(mail?.text ?? '', /Предлагают договорённость: Шаг\. «Двадцать тысяч»/);
});

test('shows organizers counts and missed meetings, no notes [AFTER-01] [AFTER-04]', async () => {
  const admin = await api.createUser({ is_admin: true });
  await api.db.delete(schema.meetingAgreements);
  const meetings = [id];
  for (const point of ['09:00', '09:30']) meetings.push(await api.createMeeting(supplier, customer, DATE, point));
  const [first = 0, second = 0, third = 0] = meetings;
  await save(supplier, { outcome: 'agreed', note: 'Тайна' }, first);
  await propose(supplier, 'Десять тысяч');
  await confirm(customer, 1);
  await save(supplier, { outcome: 'missed', who_missed: 'they' }, second);
  await save(supplier, { outcome: 'no_fit' }, third);
  await save(customer, { outcome: 'missed', who_missed: 'they' }, third);
  const overview = await api.call(admin, 'GET', '/api/organizer/overview');
  assert.deepEqual(overview.json<'getOverview'>().results, {
    agreed: 1,
    continue: 0,
    no_fit: 0,
    missed: 2,
    disputed: 1,
    agreements: 1,
  });
  const day = await api.call(admin, 'GET', `/api/organizer/meetings?date=${DATE}`);
  const rows = day.json<'getOrganizerMeetings'>().slots.flatMap((slot) => slot.meetings);
  assert.deepEqual(Object.fromEntries(rows.map((row) => [row.id, row.missed])), {
    [first]: undefined,
    [second]: { by: [customer.id], is_disputed: false },
    [third]: { by: [supplier.id], is_disputed: true },
  });
  for (const answer of [overview, day]) assert.doesNotMatch(answer.text, /Тайна|Десять/);
});

test('sides that accuse each other disagree [AFTER-01]', async () => {
  const admin = await api.createUser({ is_admin: true });
  for (const user of [supplier, customer]) await save(user, { outcome: 'missed', who_missed: 'they' });
  const day = await api.call(admin, 'GET', `/api/organizer/meetings?date=${DATE}`);
  assert.deepEqual(day.json<'getOrganizerMeetings'>().slots[0]?.meetings[0]?.missed, {
    by: [supplier.id, customer.id].sort((one, other) => one - other),
    is_disputed: true,
  });
});
