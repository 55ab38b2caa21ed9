import { afterAll, afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteServerDate } from 'shared-api/clock';
import type { Invitation, Participant, Point } from 'shared-api/contract';
import { fixtures, renderPage, useFakeApi, type ReceivedCall } from 'shared-api/testing';
import { closeToasts, expectNoAxeViolations, giveElementsSize } from 'shared-ui/testing';
import { toast } from 'shared-ui/toast';
import { PlannerView } from './PlannerView';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });
// Many rows and clicks are slow on a busy machine.

const TIMES = ['10:00', '10:30', '11:00', '15:00'];
type Free = Record<string, readonly string[]>;
type Sent = { user_id: number; date: string; point: string };

/** State of the fake server; tests modify it to simulate other users. */
const server = {
  companies: new Map<number, { participant: Participant; free: Free }>(),
  own: {} as Free,
  meetings: [] as { date: string; point: string; company_id: number; company: string }[],
  invitations: { incoming: [] as Invitation[], outgoing: [] as Invitation[] },
  invited: [] as Sent[],
  messages: [] as { user_id: number; text: string }[],
  asked: [] as string[],
  underWay: 0,
  mostAtOnce: 0,
};

function company(id: number, name: string, free: Free, part: Partial<Participant> = {}) {
  server.companies.set(id, { participant: fixtures.participant({ id, company: name, ...part }), free });
}

function pointsOf(free: Free, date: string): Point[] {
  return TIMES.map((point) => {
    const isMeeting = free === server.own && server.meetings.some((each) => each.date === date && each.point === point);
    const status = isMeeting ? 'ASSIGNED' : free[date]?.includes(point) ? 'AVAILABLE' : 'BLOCKED';
    return { point, status, link: null };
  });
}

function answerPoints({ query }: ReceivedCall) {
  const date = query.get('date') ?? '';
  const id = query.get('user_id');
  server.asked.push(`${id ?? 'own'} ${date}`);
  return { points: pointsOf(id === null ? server.own : (server.companies.get(Number(id))?.free ?? {}), date) };
}

const take = (id: number, date: string, point: string) => {
  const free = server.companies.get(id)!.free;
  free[date] = (free[date] ?? []).filter((each) => each !== point);
};

function listOf(direction: 'incoming' | 'outgoing', { query }: ReceivedCall) {
  const isMove = query.get('is_move') === '1';
  const invitations = server.invitations[direction].filter(({ _date }) => (_date !== null) === isMove);
  return { invitations, total_count: invitations.length, pages: 1 };
}

function acceptInvite({ user_id, date, point }: Sent): Invitation {
  const sent = fixtures.invitation({ id: 100 + server.invited.length, user_id, date, point });
  server.invited.push({ user_id, date, point });
  server.invitations.outgoing.push(sent);
  return sent;
}

beforeEach(() => {
  noteServerDate('Sun, 22 Nov 2026 09:00:00 GMT');
  Object.assign(server, {
    companies: new Map(),
    own: { '2026-11-22': TIMES, '2026-11-23': TIMES, '2026-11-24': TIMES },
    meetings: [],
    invitations: { incoming: [], outgoing: [] },
    invited: [],
    messages: [],
    asked: [],
    underWay: 0,
    mostAtOnce: 0,
  });
  company(2, 'Парус', { '2026-11-23': ['10:00', '10:30'] });
  company(7, 'Монолит', { '2026-11-23': ['10:00'] });
  company(11, 'Битрейт', { '2026-11-24': ['10:00', '15:00'], '2026-11-23': ['11:00'] });
  api.answer('get', '/api/user', fixtures.currentUser());
  api.answer('get', '/api/event', { datestart: '2026-11-21', dateend: '2026-11-24' });
  api.answer('get', '/api/points', answerPoints);
  api.answer('get', '/api/meetings/companies', ({ query }) => ({
    companies: server.meetings
      .filter(({ date }) => date === query.get('date'))
      .map(({ point, company_id, company: name }) => ({ point, company: name, company_id, is_move: false })),
  }));
  api.answer('get', '/api/invitations/incoming', (call) => listOf('incoming', call));
  api.answer('get', '/api/invitations/outgoing', (call) => listOf('outgoing', call));
  api.answer('get', '/api/user/{id}', ({ path }) => server.companies.get(Number(path.id))!.participant);
  api.answer('post', '/api/invite', ({ body }) => acceptInvite(body as Sent));
  api.answer('post', '/api/message', ({ body }) => {
    const { user_id, text } = body as { user_id: number; text: string };
    server.messages.push({ user_id, text });
    return fixtures.message({ text });
  });
  jest.spyOn(toast, 'danger');
  jest.spyOn(toast, 'info');
});
const restoreSizes = giveElementsSize();
afterAll(restoreSizes);
afterEach(() => {
  closeToasts();
  noteServerDate(new Date().toUTCString());
});

const open = (search = '?view=plan&with=2,7,11') => renderPage(<PlannerView />, { address: `/meetings${search}` });
const list = () => screen.findByRole('list', { name: 'Подобранное время' });
const rowOf = async (name: string) => {
  const row = within(await list())
    .getAllByRole('listitem')
    .find((each) => each.textContent?.includes(name));
  if (!row) throw new Error(`There is no row of «${name}».`);
  return within(row);
};
const timeOf = async (name: string) => {
  const row = await rowOf(name);
  const day = row.queryByRole<HTMLSelectElement>('combobox', { name: `День: ${name}` });
  const time = row.queryByRole<HTMLSelectElement>('combobox', { name: `Время: ${name}` });
  return day && time && `${day.selectedOptions[0]?.text} ${time.selectedOptions[0]?.text}`;
};
const settled = (found: number, total: number) => screen.findByText(`Подобрано ${found} из ${total}`);
const actions = () => screen.findByRole('region', { name: 'Отправка приглашений' });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const send = async (message = '') => {
  await press(/^Отправить \d+ приглаш/);
  const dialog = await screen.findByRole('dialog');
  if (message) await user.type(within(dialog).getByRole('textbox', { name: /Сообщение всем/ }), message);
  await user.click(within(dialog).getByRole('button', { name: /^Отправить \d+ приглаш/ }));
};

test('adds favourites that are not in the plan yet', async () => {
  localStorage.setItem('vstrecha.marks.1', JSON.stringify({ favourites: [2, 7], notes: [] }));
  const { location } = open('?view=plan&with=2');
  await press('Из избранного (1)');
  await settled(2, 2);
  expect(location()).toBe('/meetings?view=plan&with=2,7');
  expect(screen.getByRole('button', { name: 'Из избранного' })).toHaveAccessibleDescription(
    'Все избранные уже выбраны.',
  );
  localStorage.clear();
});

test('proposes common time to as many companies as possible', async () => {
  open();
  await settled(3, 3);
  // «Монолит» is free at 10:00 only, so «Парус» gets another time.
  expect(await timeOf('Монолит')).toBe('пн, 23.11 10:00');
  expect(await timeOf('Парус')).toBe('пн, 23.11 10:30');
  expect(await timeOf('Битрейт')).toBe('пн, 23.11 11:00');
  expect((await rowOf('Битрейт')).getByText('ещё 2 варианта')).toBeVisible();
  expect(await actions()).toHaveTextContent('3 приглашения на 1 день');
});

test('excludes own meetings, invitations and past time', async () => {
  company(2, 'Парус', { '2026-11-22': TIMES, '2026-11-23': TIMES });
  server.meetings = [{ date: '2026-11-23', point: '10:00', company_id: 90, company: 'Кто-то' }];
  server.invitations.outgoing = [fixtures.invitation({ user_id: 91, date: '2026-11-23', point: '10:30' })];
  server.invitations.incoming = [fixtures.invitation({ user_id: 92, date: '2026-11-23', point: '11:00' })];
  // In Moscow it is noon.
  open('?view=plan&with=2');
  await settled(1, 1);
  expect(await timeOf('Парус')).toBe('вс, 22.11 15:00');
  const row = await rowOf('Парус');
  expect(row.getByRole('combobox', { name: 'День: Парус' }).textContent).toBe('вс, 22.11пн, 23.11');
  await user.selectOptions(row.getByRole('combobox', { name: 'День: Парус' }), 'пн, 23.11');
  expect(row.getByRole('combobox', { name: 'Время: Парус' }).textContent).toBe('15:00');
});

test('limits parallel calls to four, including own days', async () => {
  const answers: (() => void)[] = [];
  api.answer('get', '/api/points', async (call) => {
    server.underWay += 1;
    server.mostAtOnce = Math.max(server.mostAtOnce, server.underWay);
    await new Promise<void>((resolve) => answers.push(resolve));
    server.underWay -= 1;
    return answerPoints(call);
  });
  open();
  // Three own days, and three days of each of three companies.
  for (let answered = 0; answered < 12; answered += 1) {
    await waitFor(() => expect(answers.length).toBeGreaterThan(answered));
    await act(async () => answers[answered]!());
  }
  await settled(3, 3);
  expect(server.mostAtOnce).toBeLessThanOrEqual(4);
  expect(server.mostAtOnce).toBeGreaterThan(1);
  expect(new Set(server.asked).size).toBe(12);
});

test('explains for each company why it gets no time', async () => {
  company(3, 'Молчун', {}, { only_chat: true });
  company(4, 'Занятой', {});
  company(5, 'Ночной', { '2026-11-23': ['10:00'] });
  company(6, 'Свой', { '2026-11-23': TIMES }, { type: 'Поставщик' });
  company(8, 'Знакомый', { '2026-11-23': TIMES });
  company(9, 'Ждущий', { '2026-11-23': TIMES });
  company(10, 'Закрытый', {}, { is_blocked: true });
  server.own = { '2026-11-23': ['10:30', '11:00'], '2026-11-24': TIMES };
  server.meetings = [{ date: '2026-11-24', point: '15:00', company_id: 8, company: 'Знакомый' }];
  server.invitations.outgoing = [fixtures.invitation({ user_id: 9, date: '2026-11-24', point: '10:00' })];
  open('?view=plan&with=3,4,5,6,8,9,10');
  await settled(0, 7);
  const said = async (name: string, text: string) => expect((await rowOf(name)).getByText(text)).toBeVisible();
  await said('Молчун', 'Пользователь предпочитает общение в чате. Встречу назначить нельзя, напишите сообщение.');
  await said('Занятой', 'У компании не осталось свободного времени. Напишите сообщение.');
  await said('Ночной', 'Общего свободного времени нет');
  await said('Знакомый', 'Встреча уже назначена: вт, 24.11.2026, 15:00.');
  await said('Ждущий', 'Вы уже пригласили на вт, 24.11.2026, 10:00. Ждём ответа.');
  await said('Закрытый', 'Данный пользователь заблокирован.');
  expect((await rowOf('Молчун')).getByRole('link', { name: 'Написать: Молчун' })).toHaveAttribute(
    'href',
    '/messages/3',
  );
  expect((await rowOf('Ждущий')).getByRole('link')).toHaveAttribute('href', '/invitations');
  expect((await rowOf('Свой')).queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Отправка приглашений' })).not.toBeInTheDocument();
});

test('stores the chosen days in the URL and replans', async () => {
  const { location } = open('?view=plan&with=11&days=2026-11-22,2026-11-24');
  await settled(1, 1);
  expect(await timeOf('Битрейт')).toBe('вт, 24.11 10:00');
  await press(/вторник, 24 ноября/i);
  expect(location()).toBe('/meetings?view=plan&with=11&days=2026-11-22');
  expect(await screen.findByText('В выбранные дни общего времени нет.')).toBeVisible();
  await press(/понедельник, 23 ноября/i);
  await settled(1, 1);
  expect(await timeOf('Битрейт')).toBe('пн, 23.11 11:00');
  await press(/вторник, 24 ноября/i);
  expect(location()).toBe('/meetings?view=plan&with=11');
});

test('limits meetings a day, including existing ones', async () => {
  server.own['2026-11-23'] = ['10:30', '11:00'];
  company(2, 'Парус', { '2026-11-23': TIMES });
  company(7, 'Монолит', { '2026-11-23': TIMES });
  server.meetings = [{ date: '2026-11-23', point: '10:00', company_id: 90, company: 'Кто-то' }];
  open('?view=plan&with=2,7');
  await settled(2, 2);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Не больше в день' }), '2 встреч');
  await settled(1, 2);
  const row = await rowOf('Монолит');
  expect(row.getByText('Дни с общим временем заполнены. Выберите время сами.')).toBeVisible();
  // The limit does not apply to times set by hand.
  await user.selectOptions(row.getByRole('combobox', { name: 'День: Монолит' }), 'пн, 23.11');
  expect(await timeOf('Монолит')).toBe('пн, 23.11 11:00');
  expect(await actions()).toHaveTextContent('2 приглашения на 1 день');
});

test('keeps a manual time without affecting other rows', async () => {
  company(2, 'Парус', { '2026-11-23': ['10:00', '10:30', '11:00'] });
  company(7, 'Монолит', { '2026-11-23': ['10:00', '10:30', '15:00'] });
  open('?view=plan&with=2,7');
  await settled(2, 2);
  expect([await timeOf('Парус'), await timeOf('Монолит')]).toEqual(['пн, 23.11 10:00', 'пн, 23.11 10:30']);
  const choose = async (name: string, time: string) =>
    user.selectOptions((await rowOf(name)).getByRole('combobox', { name: `Время: ${name}` }), time);
  const offered = async (name: string) =>
    [...(await rowOf(name)).getByRole<HTMLSelectElement>('combobox', { name: `Время: ${name}` }).options].map(
      ({ text }) => text,
    );
  expect(await offered('Парус')).toEqual(['10:00', '11:00']);
  await choose('Парус', '11:00');
  expect(await timeOf('Монолит')).toBe('пн, 23.11 10:30');
  expect(await offered('Монолит')).toEqual(['10:00', '10:30', '15:00']);

  await press('Подобрать заново');
  await waitFor(async () => expect(await timeOf('Монолит')).toBe('пн, 23.11 10:00'));
  expect(await timeOf('Парус')).toBe('пн, 23.11 11:00');

  await press('Вернуть подбору: Парус');
  expect(await timeOf('Парус')).toBe('пн, 23.11 10:00');
  expect(screen.queryByRole('button', { name: /^Вернуть подбору/ })).not.toBeInTheDocument();
});

test('blocks sending when two manual times are the same', async () => {
  open('?view=plan&with=2,7');
  await settled(2, 2);
  await user.selectOptions((await rowOf('Парус')).getByRole('combobox', { name: 'Время: Парус' }), '10:30');
  // The manual time disappears, another company gets it by hand, and it reappears.
  take(2, '2026-11-23', '10:30');
  server.companies.get(7)!.free['2026-11-23'] = ['10:30', '11:00'];
  await press('Подобрать заново');
  await waitFor(async () => expect(await timeOf('Парус')).toBe('пн, 23.11 10:00'));
  await user.selectOptions((await rowOf('Монолит')).getByRole('combobox', { name: 'Время: Монолит' }), '11:00');
  await user.selectOptions((await rowOf('Монолит')).getByRole('combobox', { name: 'Время: Монолит' }), '10:30');
  server.companies.get(2)!.free['2026-11-23'] = ['10:00', '10:30'];
  await press('Подобрать заново');
  expect(await screen.findAllByText('Одно и то же время')).toHaveLength(2);
  await press('Отправить 2 приглашения');
  expect(screen.queryByRole('dialog', { name: /Отправить/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Отправить 2 приглашения' })).toHaveAccessibleDescription(
    'У двух компаний одно и то же время. Измените одно из них.',
  );
});

test('finds, adds and removes companies, updating URL and focus', async () => {
  api.answer('post', '/api/users', ({ body }) => {
    const { company: text } = body as { company: string };
    const users = [...server.companies.values()].map(({ participant }) => participant);
    const found = users.filter((each) => each.company.toLowerCase().includes(text.toLowerCase()));
    return { users: found, pages: 1, total_count: found.length };
  });
  const { location } = open('?view=plan');
  expect(await screen.findByText('Добавьте компании, и мы подберём время для каждой.')).toBeVisible();
  const search = screen.getByRole('combobox', { name: 'Найти компанию' });
  await user.type(search, 'пару');
  await user.click(await screen.findByRole('option', { name: /Парус/ }));
  expect(search).toHaveValue('');
  expect(location()).toBe('/meetings?view=plan&with=2');
  await settled(1, 1);
  await user.type(search, 'мон');
  await screen.findByRole('option', { name: /Монолит/ });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(location()).toBe('/meetings?view=plan&with=2,7');
  await settled(2, 2);
  expect(screen.getByText('2 из 50')).toBeVisible();
  // Companies in the plan are excluded.
  await user.type(search, 'пару');
  expect(await screen.findByText('Ничего не найдено.')).toBeVisible();

  await user.click((await rowOf('Парус')).getByRole('button', { name: 'Убрать: Парус' }));
  expect(location()).toBe('/meetings?view=plan&with=7');
  expect((await rowOf('Монолит')).getByRole('button', { name: 'Убрать: Монолит' })).toHaveFocus();
});

test('drops invalid, own, duplicate and unknown ids', async () => {
  api.fail('get', '/api/user/{id}', { status: 404, body: 'Участник не найден.' });
  const { location } = open('?view=plan&with=0,x,-3,1,2,2');
  await waitFor(() => expect(location()).toBe('/meetings?view=plan'));
  expect(screen.getByText('Добавьте компании, и мы подберём время для каждой.')).toBeVisible();
});

test('limits the plan to fifty companies', async () => {
  // Rows stay loading: this test is about the search field.
  api.hang('get', '/api/user/{id}');
  open(`?view=plan&with=${Array.from({ length: 60 }, (_, index) => 100 + index).join()}`);
  expect(await screen.findByText('50 из 50')).toBeVisible();
  // By label: searching by role is slow with so many rows.
  const search = screen.getByLabelText('Найти компанию', { selector: 'input' });
  expect(search).toHaveAccessibleDescription('Не больше 50 компаний');
  await user.type(search, 'ком');
  expect(search).toHaveValue('');
});

test('refetches only the failed company on retry', async () => {
  api.fail('get', '/api/user/{id}', 'network');
  open('?view=plan&with=2');
  expect(await screen.findByText(/^Не удалось загрузить компанию\. Нет связи/)).toBeVisible();
  api.answer('get', '/api/user/{id}', ({ path }) => server.companies.get(Number(path.id))!.participant);
  await press('Повторить');
  await settled(1, 1);
});

test.each([
  [
    'before the window',
    {},
    '2026-12-01',
    'Мероприятие ещё не началось, встречу назначить нельзя. Приглашать можно с 24.11.2026.',
  ],
  ['after the event', {}, '2026-11-01', 'Мероприятие завершилось, встречу назначить нельзя.'],
  [
    'chat-only',
    { only_chat: true },
    '2026-11-22',
    'Вы общаетесь только в чате. Чтобы приглашать, измените это в профиле.',
  ],
])('explains why planning is not possible: %s', async (_, part, start, text) => {
  api.answer('get', '/api/user', fixtures.currentUser(part));
  api.answer('get', '/api/event', { datestart: start, dateend: start });
  open();
  expect(await screen.findByText(text, { exact: false })).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('offers a retry when own time fails to load', async () => {
  api.fail('get', '/api/points', 'network');
  open();
  expect(await screen.findByText(/^Не удалось загрузить ваше время\./)).toBeVisible();
  api.answer('get', '/api/points', answerPoints);
  await press('Повторить');
  await settled(3, 3);
});

test('has no accessibility violations', async () => {
  company(3, 'Молчун', {}, { only_chat: true });
  open('?view=plan&with=2,7,11,3');
  await settled(3, 4);
  await expectNoAxeViolations(document.body);
});

test('sends all with the message after one confirmation', async () => {
  open();
  await settled(3, 3);
  await press('Добавить сообщение');
  await user.type(screen.getByRole('textbox', { name: /Сообщение всем/ }), 'Здравствуйте!');
  await press('Готово');
  await press('Отправить 3 приглашения');
  const dialog = within(screen.getByRole('dialog', { name: 'Отправить 3 приглашения?' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Парус — пн, 23.11.2026, 10:30',
    'Монолит — пн, 23.11.2026, 10:00',
    'Битрейт — пн, 23.11.2026, 11:00',
  ]);
  expect(dialog.getByRole('textbox')).toHaveValue('Здравствуйте!');
  await user.click(dialog.getByRole('button', { name: 'Отправить 3 приглашения' }));

  expect(await screen.findByText('Отправлено 3 из 3.')).toBeVisible();
  expect(server.invited).toEqual([
    { user_id: 2, date: '2026-11-23', point: '10:30' },
    { user_id: 7, date: '2026-11-23', point: '10:00' },
    { user_id: 11, date: '2026-11-23', point: '11:00' },
  ]);
  expect(server.messages).toEqual([2, 7, 11].map((user_id) => ({ user_id, text: 'Здравствуйте!' })));
  for (const name of ['Парус', 'Монолит', 'Битрейт']) expect((await rowOf(name)).getByText('Отправлено')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Отправка приглашений' })).not.toBeInTheDocument();
});

test('does not invite an unchecked company', async () => {
  open();
  await settled(3, 3);
  await user.click((await rowOf('Парус')).getByRole('checkbox', { name: 'Парус' }));
  expect(await actions()).toHaveTextContent('2 приглашения на 1 день');
  await send();
  expect(await screen.findByText('Отправлено 2 из 2.')).toBeVisible();
  expect(server.invited.map(({ user_id }) => user_id)).toEqual([7, 11]);
});

test('offers the next common slot when one became unavailable', async () => {
  company(2, 'Парус', { '2026-11-23': ['10:30', '11:00'], '2026-11-24': ['10:30'] });
  api.answer('post', '/api/invite', ({ body }) => acceptInvite(body as Sent));
  open('?view=plan&with=2,7');
  await settled(2, 2);
  take(2, '2026-11-23', '10:30');
  take(2, '2026-11-23', '11:00');
  api.fail('post', '/api/invite', { status: 409, body: 'Этот слот занят.' });
  await press('Отправить 2 приглашения');
  take(7, '2026-11-23', '10:00');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Отправить 2 приглашения' }));
  expect(await screen.findByText('Отправлено 0 из 2. Заняли: 2.')).toBeVisible();
  expect((await rowOf('Парус')).getByText('Время заняли')).toBeVisible();
  expect((await rowOf('Монолит')).getByText('Другого общего времени нет.')).toBeVisible();
  api.answer('post', '/api/invite', ({ body }) => acceptInvite(body as Sent));
  await press('Пригласить на вт, 24.11.2026, 10:30: Парус');
  expect(await screen.findByText('Отправлено 1 из 1.')).toBeVisible();
  expect(server.invited).toEqual([{ user_id: 2, date: '2026-11-24', point: '10:30' }]);
});

test('treats an arrived invitation as sent despite a lost response', async () => {
  let calls = 0;
  api.answer('post', '/api/invite', ({ body }) => {
    calls += 1;
    acceptInvite(body as Sent);
    throw new Error('The connection is cut after the server has taken it.');
  });
  open('?view=plan&with=2');
  await settled(1, 1);
  await send('Ждём вас');
  expect(await screen.findByText('Отправлено 1 из 1.')).toBeVisible();
  expect(calls).toBe(1);
  expect(server.messages).toHaveLength(1);
});

test('resends an invitation that did not arrive', async () => {
  api.fail('post', '/api/invite', { status: 500 });
  open('?view=plan&with=2,7');
  await settled(2, 2);
  await send();
  expect(await screen.findByText('Отправлено 0 из 2. Не отправлено: 2.')).toBeVisible();
  api.answer('post', '/api/invite', ({ body }) => acceptInvite(body as Sent));
  await user.click((await rowOf('Парус')).getByRole('button', { name: 'Отправить ещё раз' }));
  expect(await screen.findByText('Отправлено 1 из 1.')).toBeVisible();
  expect(server.invited).toEqual([{ user_id: 2, date: '2026-11-23', point: '10:30' }]);
});

test('stops when offline and checks before sending again', async () => {
  open('?view=plan&with=2,7');
  await settled(2, 2);
  let calls = 0;
  api.answer('post', '/api/invite', ({ body }) => {
    calls += 1;
    acceptInvite(body as Sent);
    throw new Error('The connection is cut after the server has taken it.');
  });
  api.fail('get', '/api/invitations/outgoing', 'network');
  await send();
  expect(await screen.findByText('Отправлено 0 из 2. Не отправлено: 1. Остальные не отправлялись.')).toBeVisible();
  expect((await rowOf('Парус')).getByText('Ответ не пришёл: неизвестно, отправлено ли.')).toBeVisible();
  expect(await timeOf('Монолит')).toBe('пн, 23.11 10:00');

  api.answer('get', '/api/invitations/outgoing', (call) => listOf('outgoing', call));
  await press('Проверить и отправить');
  expect(await screen.findByText('Отправлено 1 из 1.')).toBeVisible();
  expect(calls).toBe(1);
});

test('stops after the current invitation on «Остановить»', async () => {
  const answers: (() => void)[] = [];
  api.answer('post', '/api/invite', async ({ body }) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return acceptInvite(body as Sent);
  });
  open();
  await settled(3, 3);
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  await send();
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(await actions()).toHaveTextContent('Отправлено 0 из 3');
  expect((await rowOf('Парус')).getByText('Отправляем…')).toBeVisible();
  expect((await rowOf('Монолит')).getByText('Ждёт своей очереди')).toBeVisible();
  expect(isAsked()).toBe(true);
  await act(async () => answers[0]!());
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(await actions()).toHaveTextContent('Отправлено 1 из 3');
  await press('Остановить');
  await act(async () => answers[1]!());
  expect(await screen.findByText('Отправлено 2 из 3. Остальные не отправлялись.')).toBeVisible();
  expect(server.invited).toHaveLength(2);
  expect(isAsked()).toBe(false);
  // The third is in the plan again.
  expect(await timeOf('Битрейт')).toBe('пн, 23.11 11:00');
  expect(await actions()).toHaveTextContent('1 приглашение на 1 день');
});

test('continues sending after leaving and reports the result', async () => {
  const answers: (() => void)[] = [];
  api.answer('post', '/api/invite', async ({ body }) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return acceptInvite(body as Sent);
  });
  const { unmount } = open('?view=plan&with=2,7');
  await settled(2, 2);
  await send();
  await waitFor(() => expect(answers).toHaveLength(1));
  unmount();
  answers[0]!();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!();
  await waitFor(() => expect(toast.info).toHaveBeenCalledWith('Отправлено 2 из 2.'));
  expect(server.invited).toHaveLength(2);
});
