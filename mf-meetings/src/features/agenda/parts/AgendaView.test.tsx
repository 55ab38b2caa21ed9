import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteServerDate } from 'shared-api/clock';
import type { Invitation, MeetingCompany, Point } from 'shared-api/contract';
import { emitRealtime } from 'shared-api/realtime';
import { fixtures, renderPage, useFakeApi, useTimeZone } from 'shared-api/testing';
import { todayInMoscow } from 'shared-api/time';
import { FilledSlots, seeEverything } from 'shared-ui/testing';
import { AgendaView } from './AgendaView';

const api = useFakeApi();

const actions = { onCancel: jest.fn(), onMove: jest.fn(), onDecide: jest.fn(), onCounterOffer: jest.fn() };

/** Data on the server: slots by day, companies by day, invitations. */
let past: Record<string, Point[]>;
let days: Record<string, Point[]>;
let companies: Record<string, MeetingCompany[]>;
let incoming: Invitation[];
let outgoing: Invitation[];

const TODAY = '2026-11-22';
const met = (point: string, company: string, part: Partial<MeetingCompany> = {}): MeetingCompany => ({
  point,
  company,
  company_id: company.length,
  is_move: false,
  ...part,
});
const slots = (assigned: string[], free: string[] = [], link: string | null = null): Point[] => [
  ...assigned.map((point): Point => ({ point, status: 'ASSIGNED', link })),
  ...free.map((point): Point => ({ point, status: 'AVAILABLE', link: null })),
];

function listOf(all: Invitation[], isMove: boolean) {
  const invitations = all.filter(({ _date }) => (_date !== null) === isMove);
  return { invitations, total_count: invitations.length, pages: 1 };
}

const meetingsPage = (meetings: Record<string, Point[]>) => {
  const total_count = Object.keys(meetings).length;
  return { meetings, total_count, pages: 1 };
};

function withoutToday(all: Record<string, Point[]>) {
  return Object.fromEntries(
    Object.entries(all).filter(
      ([date, points]) => date > todayInMoscow() && points.some(({ status }) => status === 'ASSIGNED'),
    ),
  );
}

beforeEach(() => {
  // 22 November 2026, 14:12 in Moscow.
  noteServerDate('Sun, 22 Nov 2026 11:12:00 GMT');
  past = {};
  days = {};
  companies = {};
  incoming = [];
  outgoing = [];
  for (const action of Object.values(actions)) action.mockClear();
  api.answer('get', '/api/event', { datestart: '2026-11-21', dateend: '2026-11-24' });
  api.answer('get', '/api/meetings/past', () => meetingsPage(past));
  api.answer('get', '/api/meetings/future', () => meetingsPage(withoutToday(days)));
  api.answer('get', '/api/points', ({ query }) => ({ points: days[query.get('date') ?? ''] ?? [] }));
  api.answer('get', '/api/meetings/companies', ({ query }) => ({
    companies: companies[query.get('date') ?? ''] ?? [],
  }));
  api.answer('get', '/api/invitations/incoming', ({ query }) => listOf(incoming, query.get('is_move') === '1'));
  api.answer('get', '/api/invitations/outgoing', ({ query }) => listOf(outgoing, query.get('is_move') === '1'));
});
afterEach(() => noteServerDate(new Date().toUTCString()));

const view = <AgendaView isChatOnly={false} cancelled={[]} {...actions} />;
const open = (query = '') => renderPage(view, { address: `/meetings?view=agenda${query}` });
const toggle = (name: RegExp) => screen.getByRole('button', { name });
const linesOf = async (day: string) =>
  within(await screen.findByRole('region', { name: day }))
    .getAllByRole('listitem')
    // Without what stands below meetings that have ended.
    .map(({ textContent }) => textContent.replace(/Как прошла\?.*$/, ''));
const rowOf = async (company: string) => {
  const row = (await screen.findByRole('link', { name: company })).closest('li');
  if (!row) throw new Error(`«${company}» stands in no line.`);
  return within(row);
};

/** Entries of each kind, on a past day, today and later. */
function fill() {
  past = { '2026-11-21': slots(['10:30']) };
  days = {
    [TODAY]: slots(['10:00'], ['14:00', '14:30', '15:30', '16:00']),
    '2026-11-24': slots(['12:00'], ['09:00'], 'https://meet.example/1'),
  };
  companies = {
    '2026-11-21': [met('10:30', 'Диалог')],
    [TODAY]: [met('10:00', 'Светлый дом')],
    '2026-11-24': [met('12:00', 'Тихий дом', { is_move: true })],
  };
  incoming = [
    fixtures.invitation({ id: 1, company: 'Парус', date: TODAY, point: '15:00' }),
    fixtures.invitation({ id: 2, company: 'Корзинка', date: TODAY, point: '15:00' }),
    fixtures.invitation({ id: 3, company: 'Шаг', date: '2026-11-24', point: '09:30', _date: TODAY, _point: '10:00' }),
  ];
  outgoing = [
    fixtures.invitation({ id: 4, company: 'Левый Джо', date: TODAY, point: '16:30' }),
    fixtures.invitation({
      id: 5,
      company: 'Тихий дом 2',
      date: '2026-11-24',
      point: '13:00',
      _date: '2026-11-24',
      _point: '12:00',
    }),
  ];
}

test('shows the place of a meeting [ORG-05]', async () => {
  fill();
  companies[TODAY] = [met('10:00', 'Светлый дом', { place: { label: 'Стол 14', hall: 'Б', kind: 'table' } })];
  open('&show=meetings');
  expect((await linesOf('Сегодня · вс, 22.11.2026'))[0]).toBe('10:00Светлый домвстречаСтол 14, зал Б');
});

test('shows widgets of other remotes below a meeting [TEAM-04] [TEAM-15]', async () => {
  fill();
  const endSight = seeEverything();
  renderPage(<FilledSlots>{view}</FilledSlots>, { address: '/meetings?view=agenda&show=meetings' });
  const said = `meeting-row.foot ${JSON.stringify({ userId: 'Светлый дом'.length, date: TODAY, point: '10:00' })}`;
  expect(await screen.findByText(said)).toBeVisible();
  endSight();
});

test('merges meetings, invitations, moves and free time by day', async () => {
  fill();
  open('&show=meetings.incoming.outgoing.moves.free');
  await screen.findByText('14:30–15:00 свободно');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Суббота, 21 ноября 2026 GMT +03:00',
    'Сегодня · вс, 22.11.2026 GMT +03:00',
    'Вторник, 24 ноября 2026 GMT +03:00',
  ]);
  expect(await linesOf('Суббота, 21 ноября 2026')).toEqual(['10:30Диалогвстреча']);
  expect(await linesOf('Сегодня · вс, 22.11.2026')).toEqual([
    '10:00Светлый домвстречаСсылка ещё не назначена',
    'сейчас 14:12',
    '14:3014:30–15:00 свободно',
    expect.stringMatching(/^15:00Парусвас приглашают · осталось 4\d минПринятьОтклонить$/),
    expect.stringMatching(/^15:00Корзинкавас приглашают · осталось 4\d минПринятьОтклонить$/),
    '2 приглашения на одно время: принять можно одно',
    '15:3015:30–16:30 свободно',
    '16:30Левый Джовы пригласили, ждём ответаОтменить приглашение',
  ]);
  expect(await linesOf('Вторник, 24 ноября 2026')).toEqual([
    '09:0009:00–09:30 свободно',
    '09:30Шагвас просят перенести с вс, 22.11.2026, 10:00 · остался 1 деньПринятьОтклонить',
    expect.stringMatching(/^12:00Тихий домвстреча · Перенос ждёт ответаПерейти по ссылке/),
    '13:00Тихий дом 2вы просите перенести с вт, 24.11.2026, 12:00, ждём ответаОтменить приглашение',
  ]);
  // Visible once, but read out on each line.
  const times = within(screen.getByRole('region', { name: /^Сегодня/ })).getAllByText('15:00');
  expect(times.map((time) => time.className.includes('visually-hidden'))).toEqual([false, true]);
});

test('counts entries and stores hidden kinds in the URL', async () => {
  fill();
  const { location } = open();
  await screen.findByRole('link', { name: 'Парус' });
  expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual([
    'Встречи 3',
    'Вас приглашают 2',
    'Мои приглашения 1',
    'Переносы 2',
  ]);
  expect(toggle(/Свободное время/)).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByText(/свободно/)).not.toBeInTheDocument();

  await userEvent.click(toggle(/Вас приглашают/));
  expect(screen.queryByRole('link', { name: 'Парус' })).not.toBeInTheDocument();
  expect(screen.queryByText(/на одно время/)).not.toBeInTheDocument();
  expect(toggle(/Вас приглашают/)).toHaveTextContent('Вас приглашают 2');
  expect(location()).toBe('/meetings?view=agenda&show=meetings.outgoing.moves');
  await userEvent.click(toggle(/Вас приглашают/));
  expect(location()).toBe('/meetings?view=agenda');
});

test('asks to choose when all toggles are off', async () => {
  fill();
  open('&show=moves.nonsense');
  expect(await screen.findByRole('link', { name: 'Шаг' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Парус' })).not.toBeInTheDocument();
  await userEvent.click(toggle(/Переносы/));
  expect(screen.getByText('Выберите, что показать.')).toBeVisible();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('distinguishes an empty agenda from an empty filter result', async () => {
  const { unmount } = open();
  expect(await screen.findByText(/^Встреч и приглашений пока нет/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Открыть каталог' })).toHaveAttribute('href', '/catalog');
  unmount();
  outgoing = [fixtures.invitation({ company: 'Левый Джо' })];
  open('&show=meetings');
  expect(await screen.findByText('Из выбранного ничего нет.')).toBeVisible();
});

test('counts filtered-out invitations as competing', async () => {
  incoming = [
    fixtures.invitation({ id: 1, company: 'Парус' }),
    fixtures.invitation({ id: 3, company: 'Шаг', _date: TODAY, _point: '10:00' }),
  ];
  open('&show=incoming');
  expect(await screen.findByText('2 приглашения на одно время: принять можно одно')).toBeVisible();
});

test('offers moving and cancelling only when allowed [MEET-08] [MEET-09]', async () => {
  fill();
  open();
  const items = () =>
    within(screen.getByRole('menu'))
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent)
      .filter((text) => ['Перенести', 'Отменить', 'Написать сообщение'].includes(text));
  await userEvent.click((await rowOf('Диалог')).getByRole('button', { name: /^Действия/ }));
  expect(items()).toEqual(['Написать сообщение']);
  await userEvent.keyboard('{Escape}');
  await userEvent.click((await rowOf('Тихий дом')).getByRole('button', { name: /^Действия/ }));
  expect(items()).toEqual(['Отменить', 'Написать сообщение']);
});

test('puts the message first after the end [MEET-08]', async () => {
  days = { [TODAY]: slots(['13:30', '14:00']) };
  companies = { [TODAY]: [met('13:30', 'Светлый дом'), met('14:00', 'Парус')] };
  open();
  const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  await userEvent.click((await rowOf('Светлый дом')).getByRole('button', { name: /^Действия/ }));
  expect(items()).toEqual(['Написать сообщение', 'Перенести', 'Отменить']);
  await userEvent.keyboard('{Escape}');
  // The running meeting keeps its order.
  await userEvent.click((await rowOf('Парус')).getByRole('button', { name: /^Действия/ }));
  expect(items().slice(0, 3)).toEqual(['Перенести', 'Отменить', 'Написать сообщение']);
});

test('passes moving and cancelling to the page', async () => {
  days = { [TODAY]: slots(['10:00']) };
  companies = { [TODAY]: [met('10:00', 'Светлый дом')] };
  open();
  const today = await rowOf('Светлый дом');
  await userEvent.click(today.getByRole('button', { name: /^Действия/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Перенести' }));
  await userEvent.click(today.getByRole('button', { name: /^Действия/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Отменить' }));
  const [asked] = companies[TODAY] ?? [];
  const meeting = { date: TODAY, point: '10:00', link: null, companies: [asked] };
  expect(actions.onMove).toHaveBeenCalledWith(meeting, asked);
  expect(actions.onCancel).toHaveBeenCalledWith(meeting, asked);
});

test('passes decisions and counter-offers to the page', async () => {
  fill();
  open();
  const sail = await rowOf('Парус');
  await userEvent.click(sail.getByRole('button', { name: 'Принять' }));
  expect(actions.onDecide).toHaveBeenLastCalledWith('accept', expect.objectContaining({ id: 1 }));
  await userEvent.click(sail.getByRole('button', { name: 'Отклонить' }));
  expect(actions.onDecide).toHaveBeenLastCalledWith('reject', expect.objectContaining({ id: 1 }));
  await userEvent.click(sail.getByRole('button', { name: /^Действия/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Предложить другое время' }));
  expect(actions.onCounterOffer).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
  await userEvent.click((await rowOf('Левый Джо')).getByRole('button', { name: 'Отменить приглашение' }));
  expect(actions.onDecide).toHaveBeenLastCalledWith('cancel', expect.objectContaining({ id: 4 }));
});

test('shows all companies of a slot and slots without one', async () => {
  days = { [TODAY]: slots(['15:00', '16:00']) };
  companies = { [TODAY]: [met('15:00', 'Парус'), met('15:00', 'Корзинка')] };
  open();
  await screen.findByRole('link', { name: 'Парус' });
  expect(await linesOf('Сегодня · вс, 22.11.2026')).toEqual([
    'сейчас 14:12',
    '15:00Парусвстреча' + 'Ссылка ещё не назначена',
    '15:00Корзинкавстреча' + 'Ссылка ещё не назначена',
    '16:00Встреча назначенавстреча',
  ]);
});

test.each([
  ['meetings', '/api/meetings/future', 'Не удалось загрузить встречи.', 'Тихий дом', 'Парус'],
  ['invitations', '/api/invitations/incoming', 'Не удалось загрузить приглашения.', 'Парус', 'Тихий дом'],
] as const)('shows the rest when %s fail, and retries', async (_, path, failure, missing, rest) => {
  fill();
  api.fail('get', path, { status: 503 });
  open();
  expect(await screen.findByRole('link', { name: rest })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(failure);
  expect(screen.queryByRole('link', { name: missing })).not.toBeInTheDocument();
  if (path === '/api/meetings/future') api.answer('get', path, () => meetingsPage(withoutToday(days)));
  else api.answer('get', path, ({ query }) => listOf(incoming, query.get('is_move') === '1'));
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: missing })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('fetches free time when shown, four days at once', async () => {
  incoming = [fixtures.invitation({ company: 'Парус' })];
  days = { '2026-11-23': slots([], ['11:00', '11:30', '13:00']) };
  api.answer('get', '/api/event', { datestart: '2026-11-12', dateend: '2026-12-05' });
  open();
  await screen.findByRole('link', { name: 'Парус' });
  const asked: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  api.answer('get', '/api/points', async ({ query }) => {
    const date = query.get('date') ?? '';
    asked.push(date);
    await released;
    return { points: days[date] ?? [] };
  });
  await userEvent.click(toggle(/Свободное время/));
  await waitFor(() => expect(asked).toHaveLength(4));
  expect(screen.getByRole('status')).toHaveTextContent('Загружаем свободное время…');
  expect(screen.getByRole('link', { name: 'Парус' })).toBeVisible();
  expect(asked).toHaveLength(4);
  release();
  expect(await screen.findByText('11:00–12:00 свободно')).toBeVisible();
  expect(screen.getByText('13:00–13:30 свободно')).toBeVisible();
  // Past days are not fetched.
  expect(asked.toSorted()[0]).toBe(TODAY);
  expect(asked).toHaveLength(14);
});

test('keeps other entries when free time fails to load', async () => {
  incoming = [fixtures.invitation({ company: 'Парус' })];
  api.fail('get', '/api/event', { status: 503 });
  open('&show=incoming.free');
  expect(await screen.findByText(/^Не удалось загрузить свободное время\./)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Парус' })).toBeVisible();
});

test('scrolls to now once when it is below the viewport', async () => {
  fill();
  const show = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000, 100, 20));
  open();
  const now = await screen.findByText('сейчас 14:12');
  expect(show).toHaveBeenCalledTimes(1);
  expect(show.mock.contexts[0]).toBe(now);
  await userEvent.click(toggle(/Вас приглашают/));
  expect(show).toHaveBeenCalledTimes(1);
});

test('does not scroll when now is within the viewport', async () => {
  fill();
  const show = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  open();
  await screen.findByText('сейчас 14:12');
  expect(show).not.toHaveBeenCalled();
});

test('renders the lines around now, more on demand', async () => {
  const fiveHundred = (first: number) =>
    Array.from({ length: 500 }, (_, index) => met('10:00', `Компания ${first + index}`, { company_id: first + index }));
  past = { '2026-11-21': slots(['10:00']) };
  days = { '2026-11-23': slots(['10:00']) };
  companies = {
    '2026-11-21': fiveHundred(1),
    '2026-11-23': fiveHundred(501),
  };
  open();
  expect(await screen.findByText('Компания 501')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(100);
  expect(screen.getByText('Компания 481')).toBeVisible();
  expect(screen.queryByText('Компания 480')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Показать ещё: 420'));
  expect(screen.getByText('Компания 680')).toBeVisible();
  await userEvent.click(screen.getByText('Показать раньше: 480'));
  expect(screen.getByText('Компания 381')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(300);
});

test('refetches after a push', async () => {
  fill();
  open();
  await screen.findByRole('link', { name: 'Парус' });
  incoming = [];
  days['2026-11-23'] = slots(['11:00']);
  companies['2026-11-23'] = [met('11:00', 'Парус')];
  act(() => emitRealtime('invitation', {}));
  await waitFor(async () =>
    expect(await linesOf('Понедельник, 23 ноября 2026')).toEqual(['11:00ПарусвстречаСсылка ещё не назначена']),
  );
});

test('moves the now line and refetches every minute', async () => {
  jest.useFakeTimers({
    now: Date.parse('2026-11-22T11:58:30Z'),
    doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'],
  });
  noteServerDate('Sun, 22 Nov 2026 11:58:30 GMT');
  days = { [TODAY]: slots(['15:00']) };
  companies = { [TODAY]: [met('15:00', 'Парус')] };
  open();
  await screen.findByRole('link', { name: 'Парус' });
  expect(await linesOf('Сегодня · вс, 22.11.2026')).toEqual(['сейчас 14:58', expect.stringMatching(/^15:00/)]);
  companies = { [TODAY]: [met('15:00', 'Корзинка')] };
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByRole('link', { name: 'Корзинка' })).toBeVisible();
  expect(await linesOf('Сегодня · вс, 22.11.2026')).toEqual([expect.stringMatching(/^15:00/), 'сейчас 15:00']);
});

describe.each(['America/Los_Angeles', 'Asia/Vladivostok', 'UTC'])('in %s', (zone) => {
  useTimeZone(zone);

  test('keeps yesterday’s meeting on yesterday after Moscow’s midnight [MEET-12]', async () => {
    // Still the 22nd in UTC.
    noteServerDate('Sun, 22 Nov 2026 21:01:00 GMT');
    past = { [TODAY]: slots(['20:30']) };
    days = { '2026-11-23': slots(['09:00']), '2026-11-24': slots([], ['09:00', '20:30']) };
    companies = { [TODAY]: [met('20:30', 'Парус')], '2026-11-23': [met('09:00', 'Шаг')] };
    open('&show=meetings.free');
    await screen.findByText('09:00–09:30 свободно');
    expect(await linesOf('Воскресенье, 22 ноября 2026')).toEqual(['20:30Парусвстреча']);
    expect(await linesOf('Сегодня · пн, 23.11.2026')).toEqual(['сейчас 00:01', expect.stringMatching(/^09:00Шаг/)]);
    // The event's last day.
    expect(await linesOf('Вторник, 24 ноября 2026')).toEqual([
      '09:0009:00–09:30 свободно',
      '20:3020:30–21:00 свободно',
    ]);
  });

  test('shows the whole first day as upcoming before its start [MEET-12]', async () => {
    noteServerDate('Fri, 20 Nov 2026 21:30:00 GMT');
    days = { '2026-11-21': slots(['09:00'], ['09:30']) };
    companies = { '2026-11-21': [met('09:00', 'Шаг')] };
    open('&show=meetings.free');
    await screen.findByText('09:30–10:00 свободно');
    expect(await linesOf('Сегодня · сб, 21.11.2026')).toEqual([
      'сейчас 00:30',
      expect.stringMatching(/^09:00Шаг/),
      '09:3009:30–10:00 свободно',
    ]);
  });
});

test('links a chat-only company to its settings when empty [POINT-04]', async () => {
  days = {};
  past = {};
  renderPage(<AgendaView isChatOnly cancelled={[]} {...actions} />, { address: '/meetings?view=agenda' });
  expect(await screen.findByText(/Вы общаетесь только в чате: встречи не назначаются/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Изменить' })).toHaveAttribute('href', '/profile/edit#meetings');
});
