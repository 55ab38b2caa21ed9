import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteServerDate } from 'shared-api/clock';
import type { MeetingCompany } from 'shared-api/contract';
import { emitRealtime } from 'shared-api/realtime';
import { renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { Toaster } from 'shared-ui/Toaster';
import { MeetingReminder } from './MeetingReminder';

const api = useFakeApi();
const MINUTE = 60_000;

/** The server's meetings by day, and the requests it received. */
const server = { days: {} as Record<string, (MeetingCompany & { link?: string })[]>, asked: [] as string[] };
const met = (point: string, company: string, id: number, link?: string) => ({
  point,
  company,
  company_id: id,
  is_move: false,
  meeting_id: 100 + id,
  sequence: 0,
  ...(link && { link }),
});

/** Sets both clocks. The first date sent resets the server's clock, so that the second is not ignored as unchanged. */
function now(instant: string) {
  jest.setSystemTime(Date.parse(instant));
  noteServerDate(new Date(0).toUTCString());
  noteServerDate(new Date(instant).toUTCString());
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const note = () => screen.queryByRole('note', { name: 'Скоро встреча' });
const user = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTimeAsync(ms).then(() => {}) });

async function draw() {
  const drawn = renderPage(
    <>
      <MeetingReminder />
      <Toaster />
    </>,
  );
  await pass(500);
  return drawn;
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance'] });
  // 13:00 in Moscow.
  now('2026-11-22T10:00:00Z');
  document.title = 'Новости';
  server.asked.length = 0;
  server.days = { '2026-11-22': [met('13:30', 'Банк «Созвездие»', 7, 'https://meet.example/abc')] };
  api.answer('get', '/api/points', ({ query }) => {
    const date = query.get('date') ?? '';
    server.asked.push(`points ${date}`);
    const day = server.days[date] ?? [];
    const points = day.map(({ point, link }) => ({ point, status: 'ASSIGNED' as const, link: link ?? null }));
    return { points: [{ point: '09:00', status: 'AVAILABLE' as const, link: null }, ...points] };
  });
  api.answer('get', '/api/meetings/companies', ({ query }) => {
    const date = query.get('date') ?? '';
    server.asked.push(`companies ${date}`);
    return { companies: (server.days[date] ?? []).map(({ link: _link, ...company }) => company) };
  });
});
afterEach(() => {
  jest.useRealTimers();
  noteServerDate(new Date().toUTCString());
  sessionStorage.clear();
  localStorage.clear();
});

test('shows time, company and link ten minutes before, until start', async () => {
  await draw();
  expect(note()).not.toBeInTheDocument();
  await pass(19 * MINUTE);
  expect(note()).not.toBeInTheDocument();
  await pass(MINUTE);
  expect(note()).toHaveTextContent('В 13:30 — Банк «Созвездие»');
  expect(within(note()!).getByRole('link', { name: 'Перейти по ссылке: Банк «Созвездие»' })).toHaveAttribute(
    'href',
    'https://meet.example/abc',
  );
  expect(within(note()!).getByRole('button', { name: 'Скопировать ссылку: Банк «Созвездие»' })).toBeVisible();
  await pass(10 * MINUTE);
  expect(note()).not.toBeInTheDocument();
  expect(document.title).toBe('Новости');
});

test('has no axe violations', async () => {
  await draw();
  await pass(20 * MINUTE);
  jest.useRealTimers();
  // axe detects icon fonts by drawing text, which jsdom cannot do.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await expectNoAxeViolations(document.body);
});

test('shows one toast and counts minutes in the title', async () => {
  await draw();
  await pass(20 * MINUTE);
  expect(screen.getByText('Через 10 мин — Банк «Созвездие»')).toBeVisible();
  expect(document.title).toBe('(через 10 мин) Банк «Созвездие» · Новости');
  await pass(MINUTE);
  expect(document.title).toBe('(через 9 мин) Банк «Созвездие» · Новости');
  expect(screen.queryByText(/^Через \d+ мин/)).not.toBeInTheDocument();
  document.title = 'Сообщения';
  await pass(10);
  expect(document.title).toBe('(через 9 мин) Банк «Созвездие» · Сообщения');
  await pass(9 * MINUTE);
  expect(document.title).toBe('Сообщения');
});

test('toasts once when opened shortly before the meeting', async () => {
  now('2026-11-22T10:26:30Z');
  const { unmount } = await draw();
  expect(screen.getByText('Через 4 мин — Банк «Созвездие»')).toBeVisible();
  await pass(10_000);
  unmount();
  await draw();
  expect(note()).toBeVisible();
  expect(screen.queryByText(/^Через \d+ мин/)).not.toBeInTheDocument();
});

test('stays dismissed after a reload, until the next meeting', async () => {
  const place = { label: 'Стол 14', hall: 'Б', kind: 'table' as const };
  server.days['2026-11-22']!.push({ ...met('14:00', 'Парус', 8), place });
  now('2026-11-22T10:25:00Z');
  const { unmount } = await draw();
  await user().click(screen.getByRole('button', { name: 'Скрыть напоминание: Банк «Созвездие»' }));
  expect(note()).not.toBeInTheDocument();
  expect(document.title).toBe('Новости');
  unmount();
  await draw();
  expect(note()).not.toBeInTheDocument();
  now('2026-11-22T10:50:30Z');
  await pass(MINUTE);
  expect(note()).toHaveTextContent('В 14:00 — ПарусСтол 14, зал Б');
});

test('names all companies of a slot', async () => {
  server.days['2026-11-22']!.push(met('13:30', 'Парус', 8));
  now('2026-11-22T10:25:00Z');
  await draw();
  expect(note()).toHaveTextContent('В 13:30 — Банк «Созвездие», Парус');
});

test.each([
  ['cancelled', []],
  ['moved', [met('15:00', 'Банк «Созвездие»', 7)]],
])('disappears when the meeting is %s', async (_, after) => {
  now('2026-11-22T10:25:00Z');
  await draw();
  expect(note()).toBeVisible();
  server.days['2026-11-22'] = after;
  act(() => emitRealtime('invitation', {}));
  await pass(500);
  expect(note()).not.toBeInTheDocument();
  expect(document.title).toBe('Новости');
});

test('reminds again when a dismissed meeting was moved', async () => {
  now('2026-11-22T10:25:00Z');
  await draw();
  await user().click(screen.getByRole('button', { name: 'Скрыть напоминание: Банк «Созвездие»' }));
  server.days['2026-11-22'] = [met('14:00', 'Банк «Созвездие»', 7)];
  act(() => emitRealtime('invitation', {}));
  now('2026-11-22T10:51:00Z');
  await pass(MINUTE);
  expect(note()).toHaveTextContent('В 14:00 — Банк «Созвездие»');
});

test('catches up with a lost push within five minutes', async () => {
  now('2026-11-22T10:21:00Z');
  await draw();
  server.days['2026-11-22'] = [];
  await pass(5 * MINUTE);
  expect(note()).not.toBeInTheDocument();
});

test('fetches slots every five minutes, companies only with meetings', async () => {
  server.days = {};
  await draw();
  await pass(14 * MINUTE);
  expect(server.asked).toEqual(Array(3).fill('points 2026-11-22'));
});

test('shows no reminder when the first load fails', async () => {
  api.fail('get', '/api/points', 'network');
  await draw();
  expect(note()).not.toBeInTheDocument();
});

test('keeps the reminder when a refetch fails', async () => {
  now('2026-11-22T10:24:00Z');
  await draw();
  api.fail('get', '/api/points', 'network');
  api.fail('get', '/api/meetings/companies', 'network');
  await pass(5 * MINUTE);
  expect(note()).toBeVisible();
});

describe('Moscow time by the server’s clock', () => {
  test('reminds of the new day’s meetings after midnight', async () => {
    server.days = { '2026-11-23': [met('00:30', 'Ночной клуб', 9)] };
    now('2026-11-22T20:58:00Z');
    await draw();
    expect(server.asked).toEqual(['points 2026-11-22']);
    await pass(3 * MINUTE);
    expect(server.asked).toContain('companies 2026-11-23');
    expect(note()).not.toBeInTheDocument();
    await pass(19 * MINUTE);
    expect(note()).toHaveTextContent('В 00:30 — Ночной клуб');
  });

  test.each([-26, -3, 3, 26])('reminds in time with a clock %d hours off', async (hours) => {
    const serverTime = Date.parse('2026-11-22T10:19:00Z');
    jest.setSystemTime(serverTime + hours * 60 * MINUTE);
    noteServerDate(new Date(serverTime).toUTCString());
    await draw();
    expect(note()).not.toBeInTheDocument();
    await pass(MINUTE);
    expect(note()).toHaveTextContent('В 13:30');
    await pass(10 * MINUTE);
    expect(note()).not.toBeInTheDocument();
  });

  test('follows a corrected server clock within a minute', async () => {
    await draw();
    noteServerDate('Sun, 22 Nov 2026 10:22:00 GMT');
    await pass(MINUTE);
    expect(note()).toBeVisible();
    expect(document.title).toBe('(через 7 мин) Банк «Созвездие» · Новости');
  });
});

describe('desktop notifications', () => {
  const shown: { title: string; options: NotificationOptions | undefined }[] = [];
  class FakeNotification {
    static permission: NotificationPermission = 'granted';
    static requestPermission = jest.fn();
    constructor(title: string, options?: NotificationOptions) {
      shown.push({ title, options });
    }
  }
  const look = (state: DocumentVisibilityState) =>
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  beforeEach(() => {
    shown.length = 0;
    FakeNotification.permission = 'granted';
    Object.assign(window, { Notification: FakeNotification });
    now('2026-11-22T10:25:00Z');
  });
  afterEach(() => void Reflect.deleteProperty(window, 'Notification'));

  test('notifies once from a hidden tab with permission', async () => {
    look('hidden');
    const { unmount } = await draw();
    expect(shown).toEqual([
      { title: 'Встреча через 5 мин', options: { body: 'В 13:30 — Банк «Созвездие»', tag: '2026-11-22 13:30 107' } },
    ]);
    unmount();
    // Another tab has its own session storage.
    sessionStorage.clear();
    await draw();
    expect(shown).toHaveLength(1);
  });

  test('stays silent in all tabs while any is visible', async () => {
    look('visible');
    const { unmount } = await draw();
    unmount();
    sessionStorage.clear();
    look('hidden');
    await draw();
    expect(shown).toEqual([]);
  });

  test.each(['default', 'denied'] as const)(
    'neither notifies nor asks with the permission «%s»',
    async (permission) => {
      FakeNotification.permission = permission;
      look('hidden');
      await draw();
      expect(shown).toEqual([]);
      expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
    },
  );

  test('shows the note when the Notification constructor throws', async () => {
    Object.assign(window, {
      Notification: class {
        static permission = 'granted';
        constructor() {
          throw new TypeError('Illegal constructor');
        }
      },
    });
    look('hidden');
    await draw();
    expect(note()).toBeVisible();
  });
});
