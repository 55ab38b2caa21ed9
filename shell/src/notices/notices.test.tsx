import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { noteServerDate } from 'shared-api/clock';
import type { Notice } from 'shared-api/contract';
import { tellLater } from 'shared-api/delivery/told';
import { emitRealtime } from 'shared-api/realtime';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { addDays, todayInMoscow } from 'shared-api/time';
import { closeToasts, expectNoAxeViolations } from 'shared-ui/testing';
import { surroundings } from '../testing/surroundings';
import { MainLayout } from '../layouts/MainLayout';
import { showWidth } from '../testing/showWidth';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });
let list: Notice[];
let read: unknown[];
let shown: unknown[];
const sights: { see: () => void }[] = [];

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const notice = (id: number, part: Partial<Notice> = {}): Notice => ({
  id,
  kind: 'accepted',
  at: minutesAgo(10),
  is_read: false,
  urgent: false,
  actor: { id: 2, company: 'Банк «Созвездие»', avatar: '/images/avatar/default.png' },
  date: '2099-11-28',
  point: '12:00',
  href: '/meetings',
  ...part,
});

const answerRead = () =>
  api.answer('post', '/api/notices/read', ({ body }) => {
    read.push(body);
    const { up_to = 0, ids = [] } = body as { up_to?: number; ids?: number[] };
    list = list.map((one) => (one.id <= up_to || ids.includes(one.id) ? { ...one, is_read: true } : one));
    return { unread_count: list.filter(({ is_read }) => !is_read).length };
  });

beforeEach(() => {
  closeToasts();
  list = [];
  read = [];
  shown = [];
  sights.length = 0;
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
    const targets: Element[] = [];
    const observer = {
      observe: (target: Element) => void targets.push(target),
      disconnect: () => {},
    } as IntersectionObserver;
    const see = (target: Element) => ({ target, isIntersecting: true }) as IntersectionObserverEntry;
    sights.push({ see: () => callback(targets.map(see), observer) });
    return observer;
  });
  noteServerDate(new Date().toUTCString());
  api.configure();
  api.answer('get', '/api/settings', fixtures.settings({ features: ['notices'] }));
  api.answer('get', '/api/event', { datestart: '2026-11-21', dateend: '2026-11-22' });
  api.answer('get', '/api/invitations/count', { count: 0 });
  api.answer('get', '/api/chats', { chats: [], unseen_count: 0 });
  api.answer('get', '/api/notices', ({ query }) => {
    const before = Number(query.get('before') ?? Infinity);
    const limit = Number(query.get('limit') ?? 20);
    const rest = list.filter(({ id }) => id < before);
    return {
      notices: rest.slice(0, limit),
      unread_count: list.filter(({ is_read }) => !is_read).length,
      has_more: rest.length > limit,
    };
  });
  answerRead();
  api.answer('post', '/api/notices/shown', ({ body }) => {
    shown.push(body);
    return { ok: true };
  });
  api.answer('get', '/api/notices/settings', { quiet_from: null, quiet_to: null, groups: {}, hide_text: false });
  surroundings.loadExposed.mockResolvedValue(() => null);
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  jest.restoreAllMocks();
});

const start = () => renderPage(<MainLayout user={fixtures.currentUser()}>{<h1>Содержание</h1>}</MainLayout>);
const bell = (name: string | RegExp) => screen.findByRole('button', { name });
const open = async (name: string) => {
  await user.click(await bell(name));
  return screen.findByRole('dialog', { name: 'Уведомления' });
};
const push = (one: Notice, unread_count = 1) => {
  list = [one, ...list.filter(({ id }) => id !== one.id)];
  return act(async () => emitRealtime('notice', { notice: one, unread_count }));
};
const cards = () => within(screen.getByRole('region', { name: 'Уведомления' }));

test('keeps a failing notice in its row and its card [NET-03]', async () => {
  // React reports what a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const broken = notice(5, { kind: 'organizer', text: 'Зал закрыт', body: {} as string });
  list = [broken, notice(4)];
  start();
  const panel = await open('Уведомления, непрочитанных: 2');
  expect(await within(panel).findByRole('link', { name: /Встреча назначена/ })).toBeVisible();
  expect(within(panel).getByRole('alert')).toHaveTextContent('Не удалось показать.');
  await user.keyboard('{Escape}');
  await push({ ...broken, id: 6, at: minutesAgo(0) });
  expect(await cards().findByRole('alert')).toHaveTextContent('Не удалось показать.');
});

test('counts unread notices and lists them by day, unread first [ANS-04]', async () => {
  list = [
    notice(5, { is_read: true, kind: 'declined', href: '/profile/2', text: 'Нет времени' }),
    notice(4),
    notice(3, { at: '2026-11-20T09:00:00.000Z', kind: 'cancelled', text: '<b>Заболел</b>', href: '/profile/2' }),
  ];
  start();
  const panel = await open('Уведомления, непрочитанных: 2');
  const rows = await within(panel).findAllByRole('link', { name: /Встреча|Приглашение/ });
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Встреча назначена: Банк «Созвездие», сб, 28.11, 12:00'),
    expect.stringContaining('Приглашение отклонено: Банк «Созвездие», сб, 28.11, 12:00«Нет времени»'),
    expect.stringContaining('Встреча отменена: Банк «Созвездие», сб, 28.11, 12:00«<b>Заболел</b>»'),
  ]);
  expect(within(rows[0]!).getByRole('img', { name: 'Не прочитано' })).toBeVisible();
  expect(within(rows[1]!).queryByRole('img')).not.toBeInTheDocument();
  expect(within(panel).getByRole('heading', { name: 'Пятница, 20 ноября 2026' })).toBeVisible();
  await expectNoAxeViolations(document.body);
});

test('lists the results of writes that waited for the network [DAY-04]', async () => {
  list = [notice(4, { is_read: true })];
  start();
  await bell('Уведомления');
  act(() => tellLater(1, { text: 'Парус. Пока не было связи, приглашение отозвали.', href: '/invitations' }));
  const panel = await open('Уведомления, непрочитанных: 1');
  const told = within(panel).getByRole('region', { name: 'Сделано без связи' });
  expect(within(told).getByRole('img', { name: 'Не прочитано' })).toBeVisible();
  expect(within(told).getByRole('link', { name: /приглашение отозвали/ })).toHaveAttribute('href', '/invitations');
  await expectNoAxeViolations(panel);
  await user.keyboard('{Escape}');
  expect(await bell('Уведомления')).toBeVisible();
  await open('Уведомления');
  expect(screen.getByText(/приглашение отозвали/)).toBeVisible();
});

test('opens the subject of a row and reads it [ANS-04]', async () => {
  list = [notice(4)];
  const page = start();
  const panel = await open('Уведомления, непрочитанных: 1');
  await user.click(await within(panel).findByRole('link', { name: /Встреча назначена/ }));
  expect(page.location()).toBe('/meetings');
  expect(panel).not.toBeInTheDocument();
  await bell('Уведомления');
  await waitFor(() => expect(read).toEqual([{ ids: [4] }]));
});

test.each(['//evil.example/x', 'https://evil.example', '/api/auth/logout', 'javascript:alert(1)', String.raw`/\evil`])(
  'does not link to %s',
  async (href) => {
    list = [notice(4, { href })];
    start();
    const panel = await open('Уведомления, непрочитанных: 1');
    expect(await within(panel).findByText(/Встреча назначена/)).toBeVisible();
    expect(within(panel).queryByRole('link', { name: /Встреча назначена/ })).not.toBeInTheDocument();
  },
);

test('reads rows in sight for two seconds in one call [ANS-04]', async () => {
  list = [notice(4), notice(3)];
  start();
  const panel = await open('Уведомления, непрочитанных: 2');
  await within(panel).findAllByRole('link', { name: /Встреча назначена/ });
  // The call needs what is not faked here, and timers until it was answered.
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance'] });
  act(() => sights.at(-1)?.see());
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  await waitFor(() => expect(read).toEqual([{ ids: [4, 3] }]));
  expect(within(panel).queryByRole('img', { name: 'Не прочитано' })).not.toBeInTheDocument();
});

test('«Прочитать все» marks all, and returns when it fails', async () => {
  list = [notice(4), notice(3)];
  start();
  const panel = await open('Уведомления, непрочитанных: 2');
  const all = await within(panel).findByRole('button', { name: 'Прочитать все' });
  api.fail('post', '/api/notices/read', { status: 500 });
  await user.click(all);
  expect(await screen.findByText('Не удалось отметить уведомления прочитанными.')).toBeVisible();
  await bell('Уведомления, непрочитанных: 2');
  answerRead();
  await user.click(all);
  await waitFor(() => expect(read).toEqual([{ up_to: 4 }]));
  await bell('Уведомления');
});

test('reading elsewhere empties the bell [ANS-04]', async () => {
  list = [notice(4), notice(3)];
  start();
  await bell('Уведомления, непрочитанных: 2');
  act(() => emitRealtime('notices-read', { ids: [3], unread_count: 1 }));
  await bell('Уведомления, непрочитанных: 1');
  act(() => emitRealtime('notices-read', { up_to: 4, unread_count: 0 }));
  await bell('Уведомления');
});

test('asks in the bell how recent meetings went [AFTER-01]', async () => {
  const Answer = (props: object) => <p>{JSON.stringify(props)}</p>;
  surroundings.loadExposed.mockImplementation((name) =>
    Promise.resolve(name === 'mf_meetings/MeetingAnswer' ? (Answer as () => ReactNode) : () => null),
  );
  const meeting = { kind: 'result', point: '10:00', meeting_id: 5 } as const;
  list = [
    notice(9, { ...meeting, date: todayInMoscow() }),
    notice(8, { ...meeting, meeting_id: 4, date: addDays(todayInMoscow(), -2) }),
  ];
  start();
  const panel = within(await open('Уведомления, непрочитанных: 2'));
  const props = { meetingId: 5, companyId: 2, company: 'Банк «Созвездие»', date: todayInMoscow(), point: '10:00' };
  expect(await panel.findByText(JSON.stringify(props))).toBeVisible();
  expect(panel.queryByText(/"meetingId":4/)).not.toBeInTheDocument();
});

test('shows twenty rows, then more', async () => {
  list = Array.from({ length: 45 }, (_, index) => notice(100 - index, { is_read: true }));
  start();
  const panel = await open('Уведомления');
  const rows = () => within(panel).getAllByRole('link', { name: /Встреча назначена/ }).length;
  await waitFor(() => expect(rows()).toBe(20));
  await user.click(within(panel).getByRole('button', { name: 'Показать ещё' }));
  await waitFor(() => expect(rows()).toBe(40));
  await user.click(within(panel).getByRole('button', { name: 'Показать ещё' }));
  await waitFor(() => expect(rows()).toBe(45));
  expect(within(panel).queryByRole('button', { name: 'Показать ещё' })).not.toBeInTheDocument();
});

test('offers a retry, then says what will appear', async () => {
  api.fail('get', '/api/notices', { status: 500 });
  start();
  const panel = await open('Уведомления');
  expect(await within(panel).findByRole('alert')).toHaveTextContent('Не удалось загрузить уведомления.');
  expect(screen.getByRole('heading', { name: 'Содержание' })).toBeVisible();
  api.answer('get', '/api/notices', { notices: [], unread_count: 0, has_more: false });
  await user.click(within(panel).getByRole('button', { name: 'Повторить' }));
  expect(await within(panel).findByText('Здесь появятся ответы на приглашения, отмены и новости.')).toBeVisible();
});

test('shows a reason once as text [ANS-01] [ANS-02] [ANS-06]', async () => {
  start();
  await bell('Уведомления');
  const declined = notice(7, { kind: 'declined', at: minutesAgo(0), text: '<img src=x>', href: '/profile/2' });
  await push(declined);
  expect(
    await cards().findByText('Приглашение отклонено: Банк «Созвездие», сб, 28.11, 12:00. «<img src=x>»'),
  ).toBeVisible();
  await bell('Уведомления, непрочитанных: 1');
  await waitFor(() => expect(shown).toEqual([{ ids: [7] }]));
  await push(declined);
  expect(cards().getAllByText(/Приглашение отклонено/)).toHaveLength(1);
  expect(shown).toHaveLength(1);
  await user.click(cards().getByRole('link', { name: 'Другое время' }));
  expect(cards().queryByText(/Приглашение отклонено/)).not.toBeInTheDocument();
  await waitFor(() => expect(read).toEqual([{ ids: [7] }]));
});

test('makes no card for old, read or bell-only notices', async () => {
  list = [notice(9, { at: minutesAgo(3) }), notice(8, { at: minutesAgo(0), is_read: true })];
  start();
  await bell('Уведомления, непрочитанных: 1');
  await push(notice(10, { kind: 'expired', at: minutesAgo(0) }), 2);
  await push(notice(11, { kind: 'cancelled', at: minutesAgo(0) }), 3);
  expect(await cards().findByText(/Встреча отменена/)).toBeVisible();
  expect(cards().getAllByRole('button', { name: 'Закрыть' })).toHaveLength(1);
});

test('makes no card for a disabled group [ANS-05]', async () => {
  api.answer('get', '/api/notices/settings', {
    quiet_from: null,
    quiet_to: null,
    groups: { invitations: { browser: false } },
    hide_text: false,
  });
  start();
  await bell('Уведомления');
  await push(notice(10, { kind: 'invitation', at: minutesAgo(0), href: '/invitations' }), 1);
  await push(notice(11, { at: minutesAgo(0) }), 2);
  expect(await cards().findByText(/Встреча назначена/)).toBeVisible();
  expect(cards().queryByText(/Приглашение/)).not.toBeInTheDocument();
});

test('sums up more than three events and opens the bell', async () => {
  start();
  await bell('Уведомления');
  list = [4, 3, 2, 1].map((id) => notice(id, { at: minutesAgo(0) }));
  act(() => emitRealtime('gap', {}));
  expect(await cards().findByText('Пока вас не было: 4 события')).toBeVisible();
  await user.click(cards().getByRole('button', { name: 'Показать' }));
  expect(await screen.findByRole('dialog', { name: 'Уведомления' })).toBeVisible();
  expect(cards().queryByText(/Пока вас не было/)).not.toBeInTheDocument();
});

test('shows the card after a lost push [ANS-06]', async () => {
  start();
  await bell('Уведомления');
  list = [notice(4, { at: minutesAgo(0) })];
  act(() => emitRealtime('notice', { unread_count: 1 }));
  expect(await cards().findByText(/Встреча назначена/)).toBeVisible();
});

test('puts the bell into «Ещё» on phones', async () => {
  showWidth(360);
  list = [notice(4)];
  start();
  await user.click(await bell(/^Ещё.*непрочитанных уведомлений: 1$/));
  const more = await screen.findByRole('dialog', { name: 'Ещё' });
  await user.click(within(more).getByRole('button', { name: 'Уведомления, непрочитанных: 1' }));
  const sheet = await screen.findByRole('dialog', { name: 'Уведомления' });
  expect(await within(sheet).findByRole('link', { name: /Встреча назначена/ })).toBeVisible();
  expect(more).not.toBeInTheDocument();
  await expectNoAxeViolations(document.body);
});
