import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, useTimeZone } from 'shared-api/testing';
import { giveElementsSize } from 'shared-ui/testing';
import { SlotGrid } from '#parts/slot-grid/SlotGrid';
import { serverSays, times, useMeetingsScene } from '#testing/useMeetingsScene';
import { DaysView } from './DaysView';

const { api, scene } = useMeetingsScene();
const user = userEvent.setup({ delay: null });

const TODAY = '2026-11-22';
const onPrint = jest.fn<(date: string) => void>();

function render({ address = '/meetings', isChatOnly = false } = {}) {
  return renderPage(
    <DaysView
      isChatOnly={isChatOnly}
      cancelled={[]}
      onCancel={() => undefined}
      onMove={() => undefined}
      onPrint={onPrint}
    />,
    { address },
  );
}

describe('own schedule', () => {
  const statuses = { AVAILABLE: '11:00', BLOCKED: '12:00', ASSIGNED: '10:00' } as const;
  const viewers = {
    'its owner': () => render({ address: `/meetings?date=${TODAY}` }),
    'a chat-only owner': () => render({ address: `/meetings?date=${TODAY}`, isChatOnly: true }),
    'its owner, a day later': () => render({ address: '/meetings?date=2026-11-21' }),
    'its owner in a preview': () =>
      renderPage(
        <SlotGrid
          aria-label="Слоты"
          mode="preview"
          slots={Object.entries(statuses).map(([status, point]) => ({
            point,
            status: status as keyof typeof statuses,
          }))}
        />,
      ),
  };

  beforeEach(() => {
    // Before the first slot: hours that have passed cannot be selected.
    serverSays('2026-11-22T05:00:00Z');
    for (const date of [TODAY, '2026-11-21']) {
      scene.meetings.push({ date, point: '10:00', company: 'Парус', company_id: 8 });
      scene.free[date] = ['11:00'];
    }
  });

  test.each<[keyof typeof viewers, keyof typeof statuses, 'is selected' | 'focuses the meeting' | 'does nothing']>([
    ['its owner', 'AVAILABLE', 'is selected'],
    ['its owner', 'BLOCKED', 'is selected'],
    ['its owner', 'ASSIGNED', 'focuses the meeting'],
    ['a chat-only owner', 'AVAILABLE', 'does nothing'],
    ['a chat-only owner', 'BLOCKED', 'does nothing'],
    ['a chat-only owner', 'ASSIGNED', 'focuses the meeting'],
    ['its owner, a day later', 'AVAILABLE', 'does nothing'],
    ['its owner, a day later', 'BLOCKED', 'does nothing'],
    ['its owner, a day later', 'ASSIGNED', 'focuses the meeting'],
    ['its owner in a preview', 'AVAILABLE', 'does nothing'],
    ['its owner in a preview', 'BLOCKED', 'does nothing'],
    ['its owner in a preview', 'ASSIGNED', 'does nothing'],
  ])('viewed by %s: %s %s [POINT-01] [POINT-02] [POINT-04]', async (viewer, status, reaction) => {
    const { location } = viewers[viewer]();
    const address = location();
    const point = statuses[status];
    if (viewer !== 'its owner in a preview') await screen.findByRole('link', { name: 'Парус' });
    const slot = screen
      .getAllByText(point)
      .map((each) => each.closest('[data-slot], li'))
      .find((each) => each !== null)!;
    await user.click(slot);
    expect(slot.getAttribute('aria-pressed')).toBe(reaction === 'is selected' ? 'true' : null);
    expect(screen.queryAllByRole('region', { name: 'Действия с выбранными слотами' })).toHaveLength(
      reaction === 'is selected' ? 1 : 0,
    );
    const row = screen.queryByRole('link', { name: 'Парус' })?.closest('[data-focus-row]') ?? document.body;
    expect(row.contains(document.activeElement) && row !== document.body).toBe(reaction === 'focuses the meeting');
    expect(location()).toBe(address);
  });
});

describe.each(['America/Los_Angeles', 'Asia/Vladivostok', 'UTC'])('in a browser in %s', (zone) => {
  useTimeZone(zone);
  beforeEach(() => {
    jest.useFakeTimers({
      doNotFake: [
        'setTimeout',
        'clearTimeout',
        'setImmediate',
        'clearImmediate',
        'queueMicrotask',
        'nextTick',
        'performance',
      ],
    });
  });

  test('switches «Сегодня» at Moscow’s midnight on an open page [MEET-05] [MEET-12]', async () => {
    serverSays('2026-11-22T20:59:30Z');
    render();
    expect(await screen.findByRole('button', { name: /^Сегодня/, expanded: true })).toBeVisible();
    await waitFor(() => expect(scene.asked).toContain('points 2026-11-22'));
    const day = (name: RegExp) =>
      within(screen.getByRole('group', { name: 'Дни мероприятия' })).getByRole('button', { name });
    expect(day(/^воскресенье, 22 ноября/)).toHaveAttribute('aria-current', 'date');
    act(() => void jest.advanceTimersByTime(60_000));
    expect(await screen.findByRole('group', { name: 'Слоты: Сегодня' })).toBeVisible();
    expect(day(/^понедельник, 23 ноября/)).toHaveAttribute('aria-current', 'date');
    expect(day(/^понедельник, 23 ноября/)).toHaveAttribute('aria-pressed', 'true');
  });

  test.each([
    ['first', '2026-11-20T21:00:02Z', /^суббота, 21 ноября/],
    ['last', '2026-12-04T20:59:30Z', /^пятница, 4 декабря/],
  ])('marks the event’s %s day as today in Moscow [MEET-04] [MEET-12]', async (_, now, name) => {
    serverSays(now);
    render();
    // A list without controls when all hours have passed.
    expect(await screen.findByLabelText('Слоты: Сегодня')).toBeVisible();
    const days = within(screen.getByRole('group', { name: 'Дни мероприятия' })).getAllByRole('button');
    expect(days).toHaveLength(14);
    expect(days[0]).toHaveAccessibleName(/^суббота, 21 ноября/);
    expect(days[13]).toHaveAccessibleName(/^пятница, 4 декабря/);
    expect(days.filter((each) => each.getAttribute('aria-pressed') === 'true')).toEqual([
      screen.getByRole('button', { name }),
    ]);
  });
});

describe('open page', () => {
  const { setTimeout: real } = window;
  const eachMinute: (() => void)[] = [];
  beforeEach(() => {
    eachMinute.length = 0;
    window.setTimeout = ((again: () => void, delay?: number) => {
      if (delay === 60_000) eachMinute.push(again);
      return real(again, delay);
    }) as typeof window.setTimeout;
  });
  afterEach(() => {
    window.setTimeout = real;
  });

  test('refetches every minute', async () => {
    scene.meetings = [{ date: TODAY, point: '10:00', company: 'Парус', company_id: 8 }];
    render();
    await screen.findByRole('link', { name: 'Парус' });
    await waitFor(() => expect(scene.asked).toContain('points 2026-12-04'));
    scene.asked.length = 0;
    await act(async () => eachMinute.splice(0).forEach((again) => again()));
    await waitFor(() => expect(scene.asked).toContain('points 2026-12-04'));
    expect(scene.asked).toEqual(
      expect.arrayContaining([`points ${TODAY}`, `companies ${TODAY}`, 'future 4', 'past 4']),
    );
  });
});

describe('many meetings', () => {
  let takeSizeAway: () => void;
  beforeEach(() => {
    takeSizeAway = giveElementsSize({ width: 1000, height: 560 });
  });
  afterEach(() => takeSizeAway());

  test('virtualises an open day and focuses rows from the grid', async () => {
    const dates = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25'];
    scene.meetings = dates.flatMap((date) =>
      times.flatMap((point, index) =>
        [0, 1, 2].map((each) => ({
          date,
          point,
          company: `Компания ${index}-${each}`,
          company_id: 1000 + index * 3 + each,
        })),
      ),
    );
    const scrollTo = jest.fn();
    Element.prototype.scrollTo = scrollTo;
    render();
    await screen.findByRole('link', { name: 'Компания 0-0' });
    expect(screen.getAllByRole('link', { name: /^Компания/ }).length).toBeLessThan(72);
    expect(screen.getAllByRole('group', { name: /^Слоты: / })).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Встречи: Сегодня' })).toHaveAttribute('tabindex', '0');
    await user.click(
      within(screen.getByRole('group', { name: 'Слоты: Сегодня' })).getByRole('button', { name: /^09:30/ }),
    );
    expect(document.activeElement).toHaveAttribute('data-focus-row', '09:30');
  });
});

test('prints one day from its menu', async () => {
  render();
  await screen.findByRole('group', { name: 'Слоты: Сегодня' });
  await user.click(screen.getByRole('button', { name: 'Действия с днём: Сегодня' }));
  await user.click(screen.getByRole('menuitem', { name: 'Печать дня' }));
  expect(onPrint).toHaveBeenCalledWith(TODAY);
});

test('shows placeholders while days load', async () => {
  api.hang('get', '/api/points');
  api.hang('get', '/api/meetings/future');
  render();
  expect(screen.getByRole('status', { name: 'Загрузка встреч' })).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByRole('heading', { name: 'Встречи в другие дни' })).toBeInTheDocument();
  expect(screen.getAllByRole('status', { name: 'Загрузка встреч' }).length).toBeGreaterThan(1);
});
