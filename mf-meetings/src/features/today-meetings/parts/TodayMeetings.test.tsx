import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteServerDate } from 'shared-api/clock';
import type { MeetingCompany, Point } from 'shared-api/contract';
import { emitRealtime } from 'shared-api/realtime';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { Toaster } from 'shared-ui/Toaster';
import { TodayMeetings } from './TodayMeetings';

const api = useFakeApi();

const point = (part: Partial<Point>): Point => ({ point: '10:00', status: 'AVAILABLE', link: null, ...part });
const met = (part: Partial<MeetingCompany> = {}): MeetingCompany => ({
  point: '10:30',
  company: 'Северный ветер',
  company_id: 2,
  is_move: false,
  ...part,
});

function answer(points: Point[], companies: MeetingCompany[] = []) {
  api.answer('get', '/api/points', { points });
  api.answer('get', '/api/meetings/companies', { companies });
}

beforeEach(() => {
  noteServerDate('Sun, 22 Nov 2026 05:00:00 GMT');
  api.answer('get', '/api/event', { datestart: '2026-11-20', dateend: '2026-11-27' });
  api.answer('get', '/api/user', fixtures.currentUser());
  api.answer('get', '/api/meetings/future', { meetings: {}, total_count: 0, pages: 0 });
});
afterEach(() => noteServerDate(new Date().toUTCString()));

test('shows today’s slots and statuses with the offset [OWN-01] [MEET-05]', async () => {
  answer(
    [
      point({ point: '09:30', status: 'BLOCKED' }),
      point({ point: '10:00' }),
      point({ point: '10:30', status: 'ASSIGNED' }),
    ],
    [met()],
  );
  renderPage(<TodayMeetings />);
  const slots = within(await screen.findByRole('list', { name: 'Слоты на сегодня' })).getAllByRole('listitem');
  expect(slots.map((slot) => slot.textContent)).toEqual([
    '09:30Нерабочее время',
    '10:00Рабочее время',
    '10:30Встреча назначена',
  ]);
  expect(screen.getByText(/^Сегодня$|Сегодня GMT/)).toHaveTextContent('Сегодня GMT +03:00');
});

test('links the companies of a meeting to their pages [MEET-06]', async () => {
  answer(
    [point({ point: '10:30', status: 'ASSIGNED' })],
    [met(), met({ company: 'Типография', company_id: 3 }), met({ point: '12:00', company: 'Чужая', company_id: 4 })],
  );
  renderPage(<TodayMeetings />);
  const meetings = within(await screen.findByRole('list', { name: 'Встречи на сегодня' }));
  expect(meetings.getByRole('link', { name: 'Северный ветер' })).toHaveAttribute('href', '/profile/2');
  expect(meetings.getByRole('link', { name: 'Типография' })).toHaveAttribute('href', '/profile/3');
  expect(meetings.queryByText('Чужая')).not.toBeInTheDocument();
});

test('shows the place of today’s meetings [ORG-05]', async () => {
  answer(
    [point({ point: '10:30', status: 'ASSIGNED' })],
    [met({ place: { label: 'Стол 14', hall: 'Б', kind: 'table' } })],
  );
  renderPage(<TodayMeetings />);
  const meetings = await screen.findByRole('list', { name: 'Встречи на сегодня' });
  expect(meetings).toHaveTextContent('Стол 14, зал Б');
  expect(meetings).not.toHaveTextContent('Ссылка ещё не назначена');
});

test('links only web addresses of meetings [MEET-07]', async () => {
  answer(
    [
      point({ point: '10:00', status: 'ASSIGNED', link: 'https://meet.example/abc' }),
      point({ point: '10:30', status: 'ASSIGNED' }),
      point({ point: '11:00', status: 'ASSIGNED', link: 'javascript:alert(1)' }),
    ],
    [met({ point: '10:00' }), met({ point: '10:30' }), met({ point: '11:00' })],
  );
  renderPage(<TodayMeetings />);
  const [web, none, script] = within(await screen.findByRole('list', { name: 'Встречи на сегодня' })).getAllByRole(
    'listitem',
  );
  if (!web || !none || !script) throw new Error('Three meetings were expected.');
  expect(within(web).getByRole('link', { name: /^Перейти по ссылке/ })).toHaveAttribute(
    'href',
    'https://meet.example/abc',
  );
  expect(within(none).getByText('Ссылка ещё не назначена')).toBeVisible();
  expect(within(none).queryByRole('link', { name: /^Перейти по ссылке/ })).not.toBeInTheDocument();
  expect(within(script).getByText('javascript:alert(1)')).toBeVisible();
  expect(within(script).queryByRole('link', { name: /^Перейти по ссылке/ })).not.toBeInTheDocument();
});

test('uses the Moscow day of the server’s clock [MEET-12] [POINT-01]', async () => {
  noteServerDate('Sun, 22 Nov 2026 21:30:00 GMT');
  const asked: (string | null)[] = [];
  api.answer('get', '/api/points', ({ query }) => {
    asked.push(query.get('date'), query.get('user_id'));
    return { points: [point({})] };
  });
  api.answer('get', '/api/meetings/companies', ({ query }) => {
    asked.push(query.get('date'));
    return { companies: [] };
  });
  renderPage(<TodayMeetings />);
  await screen.findByRole('list', { name: 'Слоты на сегодня' });
  expect(asked.toSorted()).toEqual(['2026-11-23', '2026-11-23', null]);
});

test('names the event’s days when today is outside', async () => {
  noteServerDate('Sat, 28 Nov 2026 09:00:00 GMT');
  answer([point({})]);
  renderPage(<TodayMeetings />);
  expect(await screen.findByText(/Сегодня встречи не проводятся/)).toHaveTextContent(
    'Встречи проходят с 20.11.2026 по 27.11.2026.',
  );
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('shows a sentence for a day without working time', async () => {
  answer([point({ status: 'BLOCKED' }), point({ point: '10:30', status: 'BLOCKED' })]);
  renderPage(<TodayMeetings />);
  expect(await screen.findByText('На сегодня у вас нет рабочего времени для встреч.')).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('shows slots when the event fails to load', async () => {
  answer([point({})]);
  api.fail('get', '/api/event', { status: 404 });
  renderPage(<TodayMeetings />);
  expect(await screen.findByRole('list', { name: 'Слоты на сегодня' })).toBeVisible();
});

test('offers a retry when loading fails', async () => {
  answer([point({})]);
  api.fail('get', '/api/meetings/companies', 'network');
  renderPage(<TodayMeetings />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Не удалось загрузить встречи на сегодня. Нет связи с сервером.',
  );
  api.answer('get', '/api/meetings/companies', { companies: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('list', { name: 'Слоты на сегодня' })).toBeVisible();
});

test('shows a new meeting after a push', async () => {
  answer([point({ point: '10:30' })]);
  renderPage(<TodayMeetings />);
  await screen.findByRole('list', { name: 'Слоты на сегодня' });
  answer([point({ point: '10:30', status: 'ASSIGNED' })], [met()]);
  act(() => emitRealtime('invitation', {}));
  expect(await screen.findByRole('link', { name: 'Северный ветер' })).toBeVisible();
});

describe('course of the day', () => {
  const day = ['10:00', '13:30', '16:00'];
  const meetings = () => within(screen.getByRole('list', { name: 'Встречи на сегодня' })).getAllByRole('listitem');
  const rows = () => meetings().map(({ textContent }) => textContent.replace(/(Перейти|Ссылка).*/, ''));
  const serverSays = (instant: string) => noteServerDate(new Date(instant).toUTCString());
  beforeEach(() =>
    answer(
      day.map((time) => point({ point: time, status: 'ASSIGNED' })),
      day.map((time, index) => met({ point: time, company: `Компания ${index}`, company_id: index + 2 })),
    ),
  );

  test('puts the next meeting first with its countdown', async () => {
    serverSays('2026-11-22T10:05:00Z');
    renderPage(<TodayMeetings />);
    await screen.findByText('Через 25 мин · 13:30');
    expect(rows()).toEqual(['Через 25 мин · 13:30Компания 1', '10:00Компания 0', '16:00Компания 2']);
  });

  test('updates the countdown every minute, then shows «Идёт сейчас»', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance'] });
    const start = '2026-11-22T10:27:30Z';
    jest.setSystemTime(Date.parse(start));
    serverSays('2000-01-01T00:00:00Z');
    serverSays(start);
    const pass = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));
    renderPage(<TodayMeetings />);
    await pass(0.01);
    expect(rows()[0]).toBe('Через 3 мин · 13:30Компания 1');
    await pass(1);
    expect(rows()[0]).toBe('Через 2 мин · 13:30Компания 1');
    await pass(2);
    expect(rows()).toEqual(['Идёт сейчас · 13:30Компания 1', '10:00Компания 0', 'Через 2 ч 30 мин · 16:00Компания 2']);
    await pass(30);
    expect(rows()).toEqual(['Через 2 ч · 16:00Компания 2', '10:00Компания 0', '13:30Компания 1']);
  });

  test('links the next meeting’s day after the last one', async () => {
    serverSays('2026-11-22T13:15:00Z');
    api.answer('get', '/api/meetings/future', ({ query }) => {
      expect(query.get('limit')).toBe('1');
      return {
        meetings: { '2026-11-23': [point({ point: '09:30' }), point({ status: 'ASSIGNED' })] },
        total_count: 4,
        pages: 4,
      };
    });
    renderPage(<TodayMeetings />);
    // The last meeting of today is still running.
    await screen.findByText('Идёт сейчас · 16:00');
    expect(screen.queryByText(/На сегодня всё/)).not.toBeInTheDocument();
    cleanup();
    serverSays('2026-11-22T13:30:30Z');
    renderPage(<TodayMeetings />);
    expect(await screen.findByRole('link', { name: 'Следующая: пн, 23.11.2026, 10:00' })).toHaveAttribute(
      'href',
      '/meetings?date=2026-11-23',
    );
    expect(screen.getByText(/На сегодня всё\./)).toHaveTextContent('На сегодня всё. Следующая: пн, 23.11.2026, 10:00');
    expect(rows()).toEqual(['10:00Компания 0', '13:30Компания 1', '16:00Компания 2']);
  });

  test('avoids a layout shift by waiting for the next meeting', async () => {
    serverSays('2026-11-22T13:30:30Z');
    const shown: boolean[] = [];
    api.answer('get', '/api/meetings/future', async () => {
      // Give the other responses time to arrive.
      await new Promise((resolve) => setTimeout(resolve, 50));
      shown.push(screen.queryByText(/На сегодня всё/) !== null);
      return { meetings: {}, total_count: 0, pages: 0 };
    });
    renderPage(<TodayMeetings />);
    expect(await screen.findByText('На сегодня всё.')).toBeVisible();
    expect(shown).toEqual([false]);
  });

  test('shows «На сегодня всё.» despite a failed next meeting', async () => {
    serverSays('2026-11-22T13:30:30Z');
    api.fail('get', '/api/meetings/future', 'network');
    renderPage(<TodayMeetings />);
    expect(await screen.findByText('На сегодня всё.')).toBeVisible();
  });

  test('keeps the shown data when a refetch fails', async () => {
    serverSays('2026-11-22T10:05:00Z');
    renderPage(<TodayMeetings />);
    await screen.findByText('Через 25 мин · 13:30');
    api.fail('get', '/api/points', { status: 500 });
    api.fail('get', '/api/meetings/companies', { status: 500 });
    act(() => emitRealtime('invitation', {}));
    await act(async () => {});
    expect(screen.getByText('Через 25 мин · 13:30')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('shows the slots of a day without meetings', async () => {
  answer([point({})]);
  renderPage(<TodayMeetings />);
  expect(await screen.findByText('Сегодня встреч нет.')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Слоты на сегодня' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Встречи на сегодня' })).not.toBeInTheDocument();
});

test('copies the link: «Скопировано!» [MEET-07]', async () => {
  answer([point({ point: '10:30', status: 'ASSIGNED', link: 'https://meet.example/abc' })], [met()]);
  const user = userEvent.setup();
  renderPage(
    <>
      <TodayMeetings />
      <Toaster />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'Скопировать ссылку: Северный ветер' }));
  expect(await screen.findByText('Скопировано!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('https://meet.example/abc');
});

describe('past hours [HALL-01]', () => {
  const slotTexts = async (name: string) =>
    within(await screen.findByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const hours = ['09:30', '10:00', '10:30', '11:00'].map((time) => point({ point: time }));

  test('starts at the current hour [HALL-01]', async () => {
    noteServerDate('Sun, 22 Nov 2026 07:10:00 GMT');
    answer(hours);
    renderPage(<TodayMeetings />);
    expect(await slotTexts('Слоты на сегодня')).toEqual([
      '10:00Время прошло',
      '10:30Рабочее время',
      '11:00Рабочее время',
    ]);
    expect(screen.queryByText(/^Завтра/)).not.toBeInTheDocument();
  });

  test('shows tomorrow after the last slot [HALL-01]', async () => {
    noteServerDate('Sun, 22 Nov 2026 08:30:30 GMT');
    api.answer('get', '/api/points', ({ query }) => ({
      points: query.get('date') === '2026-11-23' ? [point({ status: 'ASSIGNED' }), point({ point: '10:30' })] : hours,
    }));
    api.answer('get', '/api/meetings/companies', ({ query }) => ({
      companies: query.get('date') === '2026-11-23' ? [met({ point: '10:00' })] : [],
    }));
    renderPage(<TodayMeetings />);
    expect(await screen.findByText('Завтра: понедельник, 23 ноября 2026')).toBeVisible();
    expect(await slotTexts('Слоты на завтра')).toEqual(['10:00Встреча назначена', '10:30Рабочее время']);
    expect(
      within(screen.getByRole('list', { name: 'Встречи на завтра' })).getByRole('link', { name: 'Северный ветер' }),
    ).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Слоты на сегодня' })).not.toBeInTheDocument();
  });

  test('shows no tomorrow after the event’s last day [HALL-01]', async () => {
    noteServerDate('Fri, 27 Nov 2026 17:00:00 GMT');
    answer(hours);
    renderPage(<TodayMeetings />);
    expect(await screen.findByText('Сегодня встреч нет.')).toBeVisible();
    expect(screen.queryByText(/^Завтра/)).not.toBeInTheDocument();
  });
});

describe('chat-only company', () => {
  const SENTENCE = 'Вы общаетесь только в чате: встречи не назначаются.';
  beforeEach(() => api.answer('get', '/api/user', fixtures.currentUser({ only_chat: true })));

  test('explains the mode and links to its setting', async () => {
    answer([point({})]);
    renderPage(<TodayMeetings />);
    expect(await screen.findByText(new RegExp(SENTENCE))).toBeVisible();
    expect(screen.getByRole('link', { name: 'Изменить' })).toHaveAttribute('href', '/profile/edit#meetings');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  test('shows meetings agreed on earlier', async () => {
    answer([point({ point: '10:30', status: 'ASSIGNED' })], [met()]);
    renderPage(<TodayMeetings />);
    expect(await screen.findByRole('link', { name: 'Северный ветер' })).toBeVisible();
    expect(screen.queryByText(new RegExp(SENTENCE))).not.toBeInTheDocument();
  });
});

test('has no axe violations', async () => {
  answer([point({ point: '10:30', status: 'ASSIGNED', link: 'https://meet.example/abc' }), point({})], [met()]);
  const { container } = renderPage(<TodayMeetings />);
  await screen.findByRole('list', { name: 'Встречи на сегодня' });
  // axe detects icon fonts by drawing text, which jsdom cannot do.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await expectNoAxeViolations(container);
});
