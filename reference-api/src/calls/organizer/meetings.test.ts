import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desc, eq } from 'drizzle-orm';
import type { Schema } from '#platform/contract/types.ts';
import * as schema from '#platform/database/schema.ts';
import { openScene } from '#testing/scene.ts';
import type { TestUser } from '#testing/testRows.ts';

const { api, supplier, customer, freeSlots } = await openScene({
  supplier: { company: 'Парус' },
  customer: { company: 'Монолит' },
});
const admin = await api.createUser({ is_admin: true });
const DAY = '2026-11-25';
const BASE = '/api/organizer/meetings';

async function meet(one: TestUser, other: TestUser, point: string): Promise<{ id: number; version: number }> {
  await api.createMeeting(one, other, DAY, point);
  const [meeting] = await api.db.select().from(schema.meetings).orderBy(desc(schema.meetings.id)).limit(1);
  return { id: meeting?.id ?? 0, version: 0 };
}

async function tables(...labels: string[]): Promise<number[]> {
  await api.db.update(schema.meetings).set({ place_id: null });
  await api.db.delete(schema.places);
  const rows = labels.map((label) => ({ label, hall: 'Б', kind: 'table' }));
  await api.call(admin, 'POST', '/api/organizer/places', { places: rows });
  const { places } = (await api.call(admin, 'GET', '/api/organizer/places')).json<'getPlaces'>();
  return places.map(({ id }) => id);
}

const rowOf = async (id: number) => (await api.db.select().from(schema.meetings).where(eq(schema.meetings.id, id)))[0];
const noticesOf = ({ id }: TestUser) => api.db.select().from(schema.notices).where(eq(schema.notices.user_id, id));
const clear = () => api.db.delete(schema.meetings);

test('lists a day by slot with places and needs [ORG-07]', async () => {
  await tables('Стол 10', 'Стол 2');
  const { id } = await meet(supplier, customer, '10:00');
  await api.db.update(schema.users).set({ only_chat: true }).where(eq(schema.users.id, customer.id));
  const day = (await api.call(admin, 'GET', `${BASE}?date=${DAY}`)).json<'getOrganizerMeetings'>();
  assert.deepEqual(day.slots[0]?.meetings[0], {
    id,
    sides: [
      { id: customer.id, company: 'Монолит', stand: '' },
      { id: supplier.id, company: 'Парус', stand: '' },
    ].sort((one) => (one.id === supplier.id ? -1 : 1)),
    place_id: null,
    link: null,
    is_move: false,
    conflicts: ['side_chat_only'],
    version: 0,
  });
  assert.deepEqual(
    day.places.map(({ label }) => label),
    ['Стол 2', 'Стол 10'],
  );
  assert.deepEqual([day.need, day.counts], [{ '10:00': 1 }, { all: 1, no_place: 1, conflict: 1 }]);
  const found = async (query: string) =>
    (await api.call(admin, 'GET', `${BASE}?date=${DAY}&${query}`)).json<'getOrganizerMeetings'>().slots.length;
  assert.deepEqual(
    [await found(`q=${encodeURIComponent('моно')}`), await found('q=zzz'), await found('no_place=1')],
    [1, 0, 1],
  );
  await clear();
});

test('puts meetings at a table and refuses a taken one [ORG-07]', async () => {
  const [table = 0] = await tables('Стол 4');
  const other = await api.createUser({ type: 'Заказчик', company: 'Лель' });
  const fourth = await api.createUser({ company: 'Шаг' });
  const [first, second] = [await meet(supplier, customer, '10:00'), await meet(fourth, other, '10:00')];
  const third = await meet(supplier, other, '11:00');
  const place = (items: object[]) => api.call(admin, 'POST', `${BASE}/place`, { items, place_id: table });
  assert.equal((await place([first, third])).json<'placeMeetings'>().done, 2);
  assert.deepEqual((await place([second])).json<'placeMeetings'>(), {
    done: 0,
    refused: [{ id: second.id, reason: 'Стол 4 в 10:00 занят: Парус — Монолит' }],
  });
  assert.deepEqual((await place([first])).json<'placeMeetings'>().refused, [
    { id: first.id, reason: 'Встреча изменилась: обновите список' },
  ]);
  assert.deepEqual(
    (await noticesOf(supplier)).map(({ kind, data }) => [kind, data.count]),
    [['place', 2]],
  );
  assert.deepEqual(
    (await noticesOf(customer)).map(({ data }) => data.place),
    ['Стол 4, зал Б'],
  );
  const seen = (await api.call(customer, 'GET', `/api/meetings/companies?date=${DAY}`)).json<'getMeetingCompanies'>();
  assert.deepEqual(seen.companies[0]?.place, { label: 'Стол 4', hall: 'Б', kind: 'table' });
  await clear();
});

test('gives each online meeting its own room [ORG-07]', async () => {
  const [first, second] = [await meet(supplier, customer, '10:00'), await meet(supplier, customer, '11:00')];
  const link = (template: string) => api.call(admin, 'POST', `${BASE}/link`, { items: [first, second], template });
  assert.equal((await link('http://meet.example/x')).text, 'Ссылка должна начинаться с https://.');
  assert.equal((await link('https://meet.example/{код}')).json<'linkMeetings'>().done, 2);
  const links = [(await rowOf(first.id))?.link, (await rowOf(second.id))?.link];
  assert.match(links[0] ?? '', /^https:\/\/meet\.example\/[a-z2-9]{10}$/);
  assert.notEqual(links[0], links[1]);
  assert.deepEqual(
    (await noticesOf(supplier)).map(({ data }) => data.count),
    [2],
  );
  await clear();
});

test('assigns stands, then the previous table, then free tables [ORG-07]', async () => {
  await tables('Стол 1', 'Стол 2');
  const others = await Promise.all(
    ['Лель', 'Шаг', 'Заря', 'Ключ'].map((company) => api.createUser({ company, type: 'Заказчик' })),
  );
  const [lel, shag, zarya, key] = others as [TestUser, TestUser, TestUser, TestUser];
  const stand = await api.createUser({ company: 'Стендовая' });
  await api.call(admin, 'PUT', `/api/organizer/participants/${stand.id}`, {
    ...{ stand: '14', organizer_note: '', storage_total: 0, version: 0 },
  });
  const second = await api.createUser({ company: 'Вторая' });
  const before = await meet(second, lel, '10:00');
  const other = await meet(supplier, customer, '10:00');
  const again = await meet(supplier, shag, '10:30');
  const atStand = await meet(stand, zarya, '10:00');
  const last = await meet(second, key, '10:30');
  const body = { date: DAY, keep: true, dry_run: true };
  const plan = (await api.call(admin, 'POST', `${BASE}/assign`, body)).json<'assignPlaces'>();
  assert.equal((await rowOf(before.id))?.place_id, null);
  const { places } = (await api.call(admin, 'GET', '/api/organizer/places')).json<'getPlaces'>();
  const labelOf = ({ id }: { id: number }, { assigned }: Schema<'PlacePlan'>) =>
    places.find((place) => place.id === assigned.find((row) => row.id === id)?.place_id)?.label;
  assert.deepEqual(
    [before, other, again, atStand, last].map((meeting) => labelOf(meeting, plan)),
    ['Стол 1', 'Стол 2', 'Стол 2', 'Стенд 14', 'Стол 1'],
  );
  const done = (await api.call(admin, 'POST', `${BASE}/assign`, { ...body, dry_run: false })).json<'assignPlaces'>();
  assert.deepEqual(done, plan);
  assert.equal((await rowOf(again.id))?.place_id, (await rowOf(other.id))?.place_id);
  const extra = await meet(shag, key, '10:00');
  const full = (await api.call(admin, 'POST', `${BASE}/assign`, body)).json<'assignPlaces'>();
  assert.deepEqual(full, { assigned: [], unplaced: [{ id: extra.id, reason: 'Не хватает столов в 10:00' }] });
  await clear();
});

test('gives no table to a meeting that has begun [ORG-13]', async () => {
  await tables('Стол 1', 'Стол 2');
  const today = '2026-11-21';
  await api.createMeeting(supplier, customer, today, '10:00');
  await api.createMeeting(supplier, customer, today, '15:00');
  const day = (await api.call(admin, 'GET', `${BASE}?date=${today}&no_place=1`)).json<'getOrganizerMeetings'>();
  const ids = day.slots.map(({ point, meetings }) => [point, meetings[0]?.id]);
  assert.deepEqual([day.counts.no_place, ids.map(([point]) => point)], [1, ['15:00']]);
  const body = { date: today, keep: true, dry_run: false };
  const plan = (await api.call(admin, 'POST', `${BASE}/assign`, body)).json<'assignPlaces'>();
  assert.deepEqual([plan.assigned.map(({ id }) => id), plan.unplaced], [[ids[0]?.[1]], []]);
  const overview = await api.call(admin, 'GET', `/api/organizer/overview?date=${today}`);
  assert.equal(overview.json<'getOverview'>().day.without_place, 0);
  await clear();
});

test('cancels a meeting with a reason for both [ORG-07] [ORG-11]', async () => {
  const { id } = await meet(supplier, customer, '10:00');
  const cancel = (body: object) => api.call(admin, 'POST', `${BASE}/${id}/cancel`, body);
  assert.equal((await cancel({ reason: '  ', version: 0 })).text, 'Напишите причину.');
  assert.equal((await cancel({ reason: 'Зал закрыт', version: 7 })).status, 409);
  assert.equal((await cancel({ reason: 'Зал закрыт', version: 0 })).status, 200);
  for (const user of [supplier, customer])
    assert.deepEqual(
      (await noticesOf(user)).map(({ kind, text }) => [kind, text]),
      [['by_organizer', 'Зал закрыт']],
    );
  assert.equal((await cancel({ reason: 'Зал закрыт', version: 0 })).status, 404);
  const rival = await api.createUser({ company: 'Лель', type: 'Заказчик' });
  const [activity] = await api.db.insert(schema.activities).values({ value: 'Кружки' }).returning();
  for (const user of [supplier, rival])
    await api.db.insert(schema.userActivities).values({ user_id: user.id, activity_id: activity?.id ?? 0 });
  await freeSlots(rival, '10:00');
  const seen = await api.call(supplier, 'GET', `/api/meeting/${id}`);
  assert.deepEqual(seen.json<'getMeeting'>(), {
    ...{ date: DAY, point: '10:00', company: 'Монолит', company_id: customer.id },
    cancelled: { by: 'organizer', reason: 'Зал закрыт', free: [{ id: rival.id, company: 'Лель' }] },
  });
  assert.equal((await api.call(rival, 'GET', `/api/meeting/${id}`)).status, 404);
});

test('moves a meeting when both are free [ORG-07]', async () => {
  const other = await api.createUser({ type: 'Заказчик', company: 'Лель' });
  const { id } = await meet(supplier, customer, '10:00');
  await meet(supplier, other, '11:00');
  const move = (point: string, version: number) =>
    api.call(admin, 'POST', `${BASE}/${id}/move`, { date: DAY, point, version });
  assert.equal((await move('11:00', 0)).text, 'В 11:00 у компании Парус встреча с компанией Лель.');
  assert.equal((await move('11:15', 0)).status, 400);
  const moved = (await move('12:00', 0)).json<'moveOrganizerMeeting'>();
  assert.deepEqual([moved.point, moved.meeting.version], ['12:00', 1]);
  const [notice] = await noticesOf(customer);
  assert.deepEqual([notice?.kind, notice?.from_point, notice?.point], ['by_organizer', '10:00', '12:00']);
  await clear();
});

test('frees the place when a move would occupy it twice [ORG-07]', async () => {
  const [table = 0] = await tables('Стол 1');
  const other = await api.createUser({ type: 'Заказчик' });
  const fourth = await api.createUser({});
  const moving = await meet(supplier, customer, '10:00');
  const staying = await meet(fourth, other, '11:00');
  await api.call(admin, 'POST', `${BASE}/place`, { items: [moving, staying], place_id: table });
  await freeSlots(customer, '11:00');
  const id = await api.createInvitation(supplier, customer, {
    ...{ date: DAY, point: '11:00', from_date: DAY, from_point: '10:00' },
  });
  assert.equal((await api.call(customer, 'PUT', `/api/invite/${id}`, { status: 'ACCEPTED' })).status, 200);
  assert.deepEqual([(await rowOf(moving.id))?.place_id, (await rowOf(staying.id))?.place_id], [null, table]);
  await clear();
});

test('refuses a place that looks like another one [ORG-07] [TXT-01]', async () => {
  await tables('Стол 1');
  const add = async (...labels: string[]) => {
    const body = { places: labels.map((label) => ({ label, hall: 'Б', kind: 'table' })) };
    return (await api.call(admin, 'POST', '/api/organizer/places', body)).json<'addPlaces'>();
  };
  assert.deepEqual(await add('СТОЛ  1', 'Стол зелёный', 'стол зеленый'), { added: 1, existing: ['СТОЛ  1, зал Б'] });
  const { places } = (await api.call(admin, 'GET', '/api/organizer/places')).json<'getPlaces'>();
  const green = places.find(({ label }) => label === 'Стол зелёный');
  assert.ok(green);
  const { id, version } = green;
  const save = (label: string) =>
    api.call(admin, 'PUT', `/api/organizer/places/${id}`, {
      label,
      hall: 'б',
      kind: 'table',
      is_active: true,
      version,
    });
  const refusal = await save('стол\u00a01');
  assert.deepEqual([refusal.status, refusal.text], [409, 'Такое место уже есть.']);
  await clear();
});

test('keeps a used place and adds no place twice [ORG-07]', async () => {
  const [table = 0] = await tables('Стол 4');
  const again = await api.call(admin, 'POST', '/api/organizer/places', {
    places: [{ label: 'Стол 4', hall: 'Б', kind: 'table' }],
  });
  assert.deepEqual(again.json<'addPlaces'>(), { added: 0, existing: ['Стол 4, зал Б'] });
  const meeting = await meet(supplier, customer, '10:00');
  await api.call(admin, 'POST', `${BASE}/place`, { items: [meeting], place_id: table });
  const remove = () => api.call(admin, 'DELETE', `/api/organizer/places/${table}`);
  assert.equal((await remove()).text, '«Стол 4, зал Б»: ещё 1 встреча. Такое место можно отключить.');
  const off = { label: 'Стол 4', hall: 'Б', kind: 'table', is_active: false, version: 0 };
  const saved = (await api.call(admin, 'PUT', `/api/organizer/places/${table}`, off)).json<'savePlace'>();
  assert.deepEqual([saved.is_active, saved.version], [false, 1]);
  await clear();
  assert.equal((await remove()).status, 200);
});
