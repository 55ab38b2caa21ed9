import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emitRealtime } from 'shared-api/realtime';
import { fixtures, renderPage } from 'shared-api/testing';
import { expectNoAxeViolations, FilledSlots, seeEverything } from 'shared-ui/testing';
import { toast } from 'shared-ui/toast';
import { meetingsOnDays, save, serverSays, times, useMeetingsScene } from '#testing/useMeetingsScene';
import { MeetingsPage } from './MeetingsPage';

const { api, scene } = useMeetingsScene();
const user = userEvent.setup({ delay: null });
// Many clicks are slow on a busy machine.
configure({ defaultHidden: true });

const TODAY = '2026-11-22';
const SAVED = 'Изменения успешно применены!';
const NOT_SAVED = 'Ошибка применения изменений!';
const light = { point: '10:00', company: 'Светлый дом', company_id: 7 };
const parus = { point: '16:00', company: 'Парус', company_id: 8 };

beforeEach(() => {
  jest.spyOn(toast, 'success');
  jest.spyOn(toast, 'danger');
  jest.spyOn(toast, 'info');
});

const render = (address = '/meetings') => renderPage(<MeetingsPage />, { address });
/** Simulates a desktop viewport, in which rows have buttons instead of menu items. */
const widen = () =>
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: media.includes('min-width'),
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );

const main = async () => screen.findByRole('group', { name: /^Слоты: / });
const slot = (point: string) =>
  within(screen.getAllByRole('group', { name: /^Слоты: / })[0]!).getByRole('button', { name: new RegExp(`^${point}`) });
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const stripDay = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Дни мероприятия' })).getByRole('button', { name });
const actions = () => screen.queryByRole('region', { name: 'Действия с выбранными слотами' });
const freeSlots = () =>
  within(screen.getAllByRole('group', { name: /^Слоты: / })[0]!)
    .getAllByRole('button')
    .filter((each) => each.textContent?.includes('Рабочее время') && each.dataset.face === 'free')
    .map((each) => each.dataset.slot);
const choose = async (menu: RegExp, item: string) => {
  await press(menu);
  await user.click(screen.getByRole('menuitem', { name: item }));
};
const rows = () => within(screen.getByRole('list', { name: /^Встречи: / })).getAllByRole('listitem');
const rowTexts = () => rows().map((row) => row.textContent);
const row = (point: string) => rows().find((each) => each.textContent?.startsWith(point))!;

describe('day', () => {
  test('shows today with legend, grid and meetings [MEET-01] [MEET-02] [MEET-05] [MEET-06] [ROUTE-13]', async () => {
    scene.meetings = [
      { date: TODAY, ...light },
      { date: TODAY, ...parus, link: 'https://meet.example/abc' },
    ];
    scene.free[TODAY] = ['09:00', '15:00', '15:30'];
    const { container } = render();
    await screen.findByText('Парус', { selector: 'a' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Мои встречи');
    expect(screen.getByText(/Отметьте часы, когда готовы встречаться/)).toBeVisible();
    expect(
      within(screen.getByRole('list', { name: 'Обозначения' }))
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual(['Нерабочее время', 'Рабочее время', 'Встреча назначена']);
    expect(screen.getByRole('button', { name: /^Сегодня GMT \+03:00/, expanded: true })).toHaveTextContent(
      // The free slot at 09:00 has begun and does not count.
      'Сегодня GMT +03:002 встречи · свободно 2',
    );
    expect(within(await main()).getAllByRole('button')).toHaveLength(24);
    expect(slot('10:00')).toHaveTextContent('Светлый дом');
    expect(screen.getByRole('link', { name: 'Светлый дом' })).toHaveAttribute('href', '/profile/7');
    expect(row('10:00')).toHaveTextContent('Ссылка ещё не назначена');
    expect(within(row('16:00')).getByRole('link', { name: /^Перейти по ссылке/ })).toHaveAttribute(
      'href',
      'https://meet.example/abc',
    );
    await waitFor(() => expect(stripDay(/22 ноября/)).toHaveAccessibleName(/2 встречи, свободно 2/));
    await expectNoAxeViolations(container);
  });

  test('shows the place of a meeting beside its link [ORG-05]', async () => {
    const place = { label: 'Стол 14', hall: 'Б', kind: 'table' as const };
    scene.meetings = [
      { date: TODAY, ...light, place },
      { date: TODAY, ...parus, place: { ...place, label: 'Стенд 3', hall: '' }, link: 'https://meet.example/abc' },
      { date: TODAY, point: '10:00', company: 'Лель', company_id: 9, place: { ...place, label: 'Стол 15' } },
    ];
    render();
    await screen.findByText('Парус', { selector: 'a' });
    expect(row('10:00')).toHaveTextContent(/Светлый домСтол 14, зал Б.*ЛельСтол 15, зал Б/);
    expect(row('10:00')).not.toHaveTextContent('Ссылка ещё не назначена');
    expect(row('16:00')).toHaveTextContent('ПарусСтенд 3Перейти по ссылке');
  });

  test('shows widgets of other remotes below a meeting [TEAM-04] [TEAM-15]', async () => {
    scene.meetings = [{ date: TODAY, ...parus }];
    const endSight = seeEverything();
    renderPage(
      <FilledSlots>
        <MeetingsPage />
      </FilledSlots>,
      { address: '/meetings' },
    );
    await screen.findByText('Парус', { selector: 'a' });
    const { company_id: userId, point } = parus;
    expect(row(point)).toHaveTextContent(`meeting-row.foot ${JSON.stringify({ userId, date: TODAY, point })}`);
    endSight();
  });

  test('shows one time and link for companies sharing a slot [MEET-06]', async () => {
    scene.meetings = [
      { date: TODAY, ...light, link: 'https://meet.example/abc' },
      { date: TODAY, ...parus, point: '10:00' },
    ];
    render();
    await screen.findByText('Парус', { selector: 'a' });
    expect(rows()).toHaveLength(1);
    expect(within(rows()[0]!).getAllByText('10:00')).toHaveLength(1);
    expect(within(rows()[0]!).getAllByRole('link', { name: /^Перейти по ссылке/ })).toHaveLength(1);
    expect(within(rows()[0]!).getAllByRole('button', { name: /^Действия: / })).toHaveLength(2);
  });

  test('focuses the row of a clicked slot’s meeting', async () => {
    scene.meetings = [
      { date: TODAY, ...light },
      { date: TODAY, ...parus },
    ];
    render();
    await screen.findByText('Парус', { selector: 'a' });
    await user.click(slot('16:00'));
    expect(row('16:00').firstElementChild).toHaveFocus();
    act(() => slot('09:30').focus());
    await user.keyboard('{ArrowRight}{Enter}');
    expect(row('10:00').firstElementChild).toHaveFocus();
  });

  test.each([
    ['?date=2026-11-25', '2026-11-25', 'Среда, 25 ноября 2026', '?date=2026-11-25'],
    ['?date=2026-01-01', '2026-11-21', 'Суббота, 21 ноября 2026', '?date=2026-11-21'],
    ['?date=2027-01-01', '2026-12-04', 'Пятница, 4 декабря 2026', '?date=2026-12-04'],
    ['?date=послезавтра', TODAY, 'Сегодня', `?date=${TODAY}`],
    ['', TODAY, 'Сегодня', ''],
  ])('opens %s on %s, titled «%s» [MEET-04] [MEET-05]', async (query, date, title, shown) => {
    const { location } = render(`/meetings${query}`);
    expect(await screen.findByRole('button', { name: new RegExp(`^${title} GMT`), expanded: true })).toBeVisible();
    await waitFor(() => expect(scene.asked).toContain(`points ${date}`));
    await waitFor(() => expect(location()).toBe(`/meetings${shown}`));
  });

  test('shows the first day before, the last after the event', async () => {
    serverSays('2026-11-10T09:00:00Z');
    const before = render();
    expect(await screen.findByRole('button', { name: /^Суббота, 21 ноября 2026/, expanded: true })).toBeVisible();
    expect(await main()).toBeVisible();
    before.unmount();
    serverSays('2026-12-10T09:00:00Z');
    render();
    expect(await screen.findByRole('button', { name: /^Пятница, 4 декабря 2026/, expanded: true })).toBeVisible();
    expect(await screen.findByRole('list', { name: /^Слоты: / })).toBeVisible();
    expect(screen.queryByRole('group', { name: /^Слоты: / })).not.toBeInTheDocument();
  });

  test('stores the chosen day in the URL and announces it [MEET-04]', async () => {
    scene.meetings = [{ date: '2026-11-24', ...light }];
    scene.free['2026-11-24'] = ['11:00'];
    const { location } = render('/meetings?view=days');
    await waitFor(() => expect(stripDay(/24 ноября/)).toHaveAccessibleName(/1 встреча, свободно 1/));
    await user.click(stripDay(/24 ноября/));
    expect(location()).toBe('/meetings?view=days&date=2026-11-24');
    expect(screen.getByText('Вторник, 24 ноября: 1 встреча, свободно 1 слот')).toHaveAttribute('role', 'status');
    await press('Выбрать дату');
    const calendar = await screen.findByRole('dialog', { name: 'Выберите дату' });
    // The event begins on the 21st.
    expect(within(calendar).getByRole('button', { name: /20 ноября 2026/ })).toBeDisabled();
    expect(within(calendar).getByRole('button', { name: /24 ноября 2026/ })).toHaveAccessibleName(/, 1 встреча/);
    await user.click(within(calendar).getByRole('button', { name: /27 ноября 2026/ }));
    await user.click(within(calendar).getByRole('button', { name: 'Выбрать' }));
    expect(location()).toBe('/meetings?view=days&date=2026-11-27');
    expect(screen.getByText('Пятница, 27 ноября: 0 встреч, свободно 0 слотов')).toBeInTheDocument();
  });

  test('fetches the shown day first and four in parallel', async () => {
    // Days that are not in the cache of another test.
    scene.event = { datestart: '2027-01-01', dateend: '2027-01-14' };
    const waiting: (() => void)[] = [];
    const asked: string[] = [];
    api.answer('get', '/api/points', async ({ query }) => {
      const date = query.get('date') ?? '';
      if (date >= '2027') {
        asked.push(date);
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      return { points: [{ point: '10:00', status: 'AVAILABLE' as const, link: null }] };
    });
    render('/meetings?date=2027-01-09');
    for (let answered = 0; answered < 14; answered += 1) {
      await waitFor(() => expect(asked).toHaveLength(Math.min(answered + 4, 14)));
      waiting[answered]?.();
    }
    await waitFor(() => expect(stripDay(/14 января/)).toHaveAccessibleName(/свободно 1/));
    expect(asked[0]).toBe('2027-01-09');
    expect(new Set(asked).size).toBe(14);
  });
});

describe('lists of days', () => {
  test('lists four days, then all, without the main day [MEET-02] [MEET-03]', async () => {
    scene.meetings = meetingsOnDays('2026-11-23', 6);
    render('/meetings?date=2026-11-23');
    const list = (await screen.findByRole('heading', { level: 2, name: 'Встречи в другие дни' })).closest('section')!;
    const titles = () =>
      within(list)
        .queryAllByRole('heading', { level: 3 })
        .map((each) => each.textContent?.slice(0, each.textContent.indexOf(' GMT')));
    await waitFor(() =>
      expect(titles()).toEqual(['Вторник, 24 ноября 2026', 'Среда, 25 ноября 2026', 'Четверг, 26 ноября 2026']),
    );
    expect(await within(list).findByText('Компания 2', { exact: false })).toBeInTheDocument();
    await press('Показать все');
    await waitFor(() => expect(titles()).toHaveLength(5));
    expect(scene.asked).toContain('future 1000');
    expect(screen.queryByRole('button', { name: 'Показать все' })).not.toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent('28 ноября 2026');
  });

  test('summarises collapsed days and expands to grid and rows [MEET-05]', async () => {
    scene.meetings = meetingsOnDays('2026-11-23', 2);
    scene.free['2026-11-23'] = ['11:00', '11:30'];
    render();
    const day = await screen.findByRole('button', { name: /^Понедельник, 23 ноября 2026/ });
    await waitFor(() => expect(document.body).toHaveTextContent(/10:00 Компания 1 · свободно 2/));
    expect(screen.getAllByRole('group', { name: /^Слоты: / })).toHaveLength(1);
    await user.click(day);
    expect(await screen.findByRole('group', { name: 'Слоты: Понедельник, 23 ноября 2026' })).toBeVisible();
    expect(await screen.findByRole('list', { name: 'Встречи: Понедельник, 23 ноября 2026' })).toHaveTextContent(
      'Компания 1',
    );
  });

  test('hides an empty list and shows past days read-only [MEET-02] [MEET-08]', async () => {
    widen();
    scene.meetings = [{ date: '2026-11-21', ...light }];
    render();
    await user.click(await screen.findByRole('button', { name: /^Суббота, 21 ноября 2026/ }));
    expect(screen.queryByText('Встречи в другие дни')).not.toBeInTheDocument();
    const past = screen.getByRole('heading', { name: 'Прошедшие встречи' }).closest('section')!;
    expect(await within(past).findByRole('link', { name: 'Светлый дом' })).toBeVisible();
    expect(within(past).getByRole('button', { name: 'Заметка: Светлый дом' })).toBeVisible();
    expect(within(past).queryByRole('button', { name: /^Отменить|^Перенести|^Действия: / })).not.toBeInTheDocument();
    const grid = within(past).getByRole('group', { name: /^Слоты: / });
    expect(within(grid).queryAllByRole('button', { pressed: false })).toEqual([]);
    await press(/^Действия с днём: Суббота, 21/);
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Печать дня']);
  });

  test('links to the catalogue without any meetings', async () => {
    render();
    expect(await screen.findByText('Прошедших встреч нет.')).toBeVisible();
    expect(await screen.findByText('Встреч пока нет. Откройте свободное время и пригласите компании.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Открыть каталог' })).toHaveAttribute('href', '/catalog');
  });

  test('offers a retry for a list that fails', async () => {
    scene.meetings = meetingsOnDays('2026-11-23', 1);
    api.fail('get', '/api/meetings/future', { status: 503 });
    render();
    expect(await main()).toBeVisible();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Не удалось загрузить встречи.');
    api.answer('get', '/api/meetings/future', { meetings: { '2026-11-23': [] }, total_count: 1, pages: 1 });
    await press('Повторить');
    expect(await screen.findByRole('button', { name: /^Понедельник, 23 ноября 2026/ })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('keeps the first days when loading all fails [MEET-03]', async () => {
    scene.meetings = meetingsOnDays('2026-11-23', 6);
    render();
    await screen.findByRole('button', { name: 'Показать все' });
    api.fail('get', '/api/meetings/future', 'network');
    await press('Показать все');
    expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить встречи.');
    expect(screen.getByRole('button', { name: /^Понедельник, 23 ноября 2026/ })).toBeVisible();
  });
});

describe('past hours', () => {
  test('are hatched and cannot be selected [HALL-01]', async () => {
    scene.free[TODAY] = ['11:30', '12:00', '12:30'];
    scene.meetings = [{ date: TODAY, ...light }];
    render();
    await main();
    expect(freeSlots()).toEqual(['12:30']);
    expect(slot('12:00')).toHaveAttribute('data-face', 'blocked');
    expect(slot('12:00')).toHaveTextContent('12:00Время прошло');
    await user.click(slot('11:30'));
    expect(actions()).not.toBeInTheDocument();
    await user.click(slot('12:30'));
    expect(actions()).toHaveTextContent('Выбрано: 1');
    // Meetings keep their look.
    expect(slot('10:00')).toHaveAttribute('data-face', 'meeting');
  });
});

describe('changing hours', () => {
  // Eight in the morning: no slot has begun.
  beforeEach(() => serverSays('2026-11-22T05:00:00Z'));

  test('saves selected slots with the bulk actions [POINT-02]', async () => {
    scene.free[TODAY] = ['10:00'];
    render();
    await main();
    await user.click(slot('11:00'));
    await user.click(slot('11:30'));
    expect(actions()).toHaveTextContent('Выбрано: 2 · 11:00–12:00');
    expect(screen.getByRole('combobox', { name: 'Действие' })).toHaveDisplayValue('Сделать доступным');
    await press('Применить');
    expect(freeSlots()).toEqual(['10:00', '11:00', '11:30']);
    expect(actions()).not.toBeInTheDocument();
    expect(slot('11:30')).toHaveFocus();
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith(SAVED));
    expect(scene.changes).toEqual([{ date: TODAY, points: ['11:00', '11:30'], status: 'AVAILABLE' }]);
    await waitFor(() => expect(stripDay(/22 ноября/)).toHaveAccessibleName(/свободно 0|свободно/));
  });

  test('clears the selection without saving on «Отменить» and Escape [POINT-02]', async () => {
    render();
    await main();
    await user.click(slot('12:00'));
    await press('Отменить');
    expect(actions()).not.toBeInTheDocument();
    await user.click(slot('12:00'));
    await user.keyboard('{Escape}');
    expect(actions()).not.toBeInTheDocument();
    expect(slot('12:00')).toHaveFocus();
    expect(scene.changes).toEqual([]);
  });

  test('rolls back a failed change and restores the selection [POINT-02]', async () => {
    render();
    await main();
    await user.click(slot('12:00'));
    await user.click(slot('12:30'));
    api.fail('put', '/api/points/{date}', { status: 500 });
    await press('Применить');
    await waitFor(() => expect(toast.danger).toHaveBeenCalledWith(NOT_SAVED));
    expect(freeSlots()).toEqual([]);
    expect(actions()).toHaveTextContent('Выбрано: 2 · 12:00–13:00');
  });

  test('saves changes in order and keeps the second after failure', async () => {
    const waiting: ((isTaken: boolean) => void)[] = [];
    // The fake network logs the error that the handler throws.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    api.answer('put', '/api/points/{date}', async ({ path: { date = '' }, body }) => {
      const { points, status } = body as { points: string[]; status: string };
      scene.changes.push({ date, points, status });
      if (!(await new Promise<boolean>((resolve) => waiting.push(resolve)))) throw new Error('Сервер упал');
      save(scene, date, points, status);
      return { ok: true };
    });
    render();
    await main();
    await user.click(slot('12:00'));
    await press('Применить');
    await user.click(slot('13:00'));
    await press('Применить');
    expect(freeSlots()).toEqual(['12:00', '13:00']);
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting[0]?.(false);
    await waitFor(() => expect(toast.danger).toHaveBeenCalledWith(NOT_SAVED));
    await waitFor(() => expect(waiting).toHaveLength(2));
    expect(freeSlots()).toEqual(['13:00']);
    waiting[1]?.(true);
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith(SAVED));
    expect(freeSlots()).toEqual(['13:00']);
  });

  test('keeps saved hours in sight until the day is reread', async () => {
    let finish = () => {};
    api.answer('put', '/api/points/{date}', async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return { ok: true };
    });
    render();
    await main();
    await user.click(slot('12:00'));
    await press('Применить');
    scene.asked.length = 0;
    act(() => emitRealtime('invitation', {}));
    // This read lacks the change, and the next one takes long.
    await waitFor(() => expect(scene.asked).toContain(`points ${TODAY}`));
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    api.hang('get', '/api/points');
    finish();
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith(SAVED));
    expect(freeSlots()).toEqual(['12:00']);
  });

  test('saves changes of different days in parallel', async () => {
    const waiting = new Map<string, () => void>();
    api.answer('put', '/api/points/{date}', async ({ path: { date = '' }, body }) => {
      const { points, status } = body as { points: string[]; status: string };
      await new Promise<void>((resolve) => waiting.set(date, resolve));
      save(scene, date, points, status);
      return { ok: true };
    });
    render();
    await main();
    await user.click(slot('12:00'));
    await press('Применить');
    await user.click(stripDay(/25 ноября/));
    await screen.findByRole('group', { name: 'Слоты: Среда, 25 ноября 2026' });
    await user.click(slot('14:00'));
    await press('Применить');
    await waitFor(() => expect([...waiting.keys()]).toEqual([TODAY, '2026-11-25']));
    await user.click(stripDay(/22 ноября/));
    expect(freeSlots()).toEqual(['12:00']);
    waiting.get('2026-11-25')?.();
    waiting.get(TODAY)?.();
    await waitFor(() => expect(toast.success).toHaveBeenCalledTimes(2));
    expect(scene.free).toEqual({ [TODAY]: ['12:00'], '2026-11-25': ['14:00'] });
  });

  test('keeps the selection in one day only', async () => {
    scene.meetings = meetingsOnDays('2026-11-23', 1);
    render();
    await main();
    await user.click(slot('12:00'));
    await user.click(await screen.findByRole('button', { name: /^Понедельник, 23 ноября 2026/ }));
    const other = await screen.findByRole('group', { name: 'Слоты: Понедельник, 23 ноября 2026' });
    await user.click(within(other).getByRole('button', { name: /^15:00/ }));
    expect(screen.getAllByRole('region', { name: 'Действия с выбранными слотами' })).toHaveLength(1);
    expect(actions()).toHaveTextContent('Выбрано: 1 · 15:00–15:30');
  });

  test('blocks or frees a whole day around its meetings', async () => {
    scene.meetings = [{ date: TODAY, ...light }];
    render();
    await main();
    await choose(/^Действия с днём: Сегодня/, 'Весь день доступен');
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith(SAVED));
    expect(scene.changes[0]?.points).toEqual(times.filter((time) => time !== '10:00'));
    await choose(/^Действия с днём: Сегодня/, 'Весь день недоступен');
    await waitFor(() => expect(scene.changes).toHaveLength(2));
    expect(freeSlots()).toEqual([]);
    await press(/^Действия с днём: Сегодня/);
    expect(screen.getByRole('menuitem', { name: 'Весь день недоступен' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('works by keyboard from the day strip to saving', async () => {
    scene.free['2026-11-23'] = ['09:00'];
    render();
    await main();
    await waitFor(() => expect(stripDay(/23 ноября/)).toHaveAccessibleName(/свободно 1/));
    act(() => stripDay(/22 ноября/).focus());
    await user.keyboard('{ArrowRight}{Enter}');
    await screen.findByRole('group', { name: 'Слоты: Понедельник, 23 ноября 2026' });
    await user.tab();
    expect(screen.getByRole('button', { name: 'Выбрать дату' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: /^Понедельник, 23 ноября/ })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: /^Действия с днём/ })).toHaveFocus();
    await user.tab();
    expect(slot('09:00')).toHaveFocus();
    await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(actions()).toHaveTextContent('Выбрано: 3 · 09:30–11:00');
    for (let stop = 0; stop < 3; stop += 1) await user.tab();
    expect(screen.getByRole('button', { name: 'Применить' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith(SAVED));
    expect(scene.free['2026-11-23']).toEqual(['09:00', '09:30', '10:00', '10:30']);
  });

  test('previews «Как в другой день…» and sends only differences', async () => {
    scene.meetings = [{ date: TODAY, ...light }];
    scene.free[TODAY] = ['09:00', '11:00'];
    scene.free['2026-11-24'] = ['09:00', '10:00', '12:00', '12:30'];
    render();
    await main();
    await choose(/^Действия с днём: Сегодня/, 'Как в другой день…');
    const dialog = await screen.findByRole('dialog', { name: 'Как в другой день' });
    expect(dialog).toHaveAccessibleDescription(/^Воскресенье, 22 ноября 2026, GMT \+03:00\./);
    expect(within(dialog).getByRole('button', { name: 'Применить' })).toBeDisabled();
    expect(within(dialog).queryByRole('button', { name: /22 ноября/ })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: /24 ноября/ }));
    expect(await within(dialog).findByText('Изменятся 3 слота. Встречи останутся.')).toHaveAttribute('role', 'status');
    await expectNoAxeViolations(document.body);
    await user.click(within(dialog).getByRole('button', { name: 'Применить' }));
    expect(freeSlots()).toEqual(['09:00', '12:00', '12:30']);
    await waitFor(() => expect(toast.success).toHaveBeenCalledTimes(1));
    expect(scene.changes).toEqual([
      { date: TODAY, points: ['12:00', '12:30'], status: 'AVAILABLE' },
      { date: TODAY, points: ['11:00'], status: 'BLOCKED' },
    ]);
    await waitFor(() => expect(screen.getByRole('button', { name: /^Действия с днём: Сегодня/ })).toHaveFocus());
  });

  test('rolls back only the failed part of a copied day', async () => {
    scene.free[TODAY] = ['11:00'];
    scene.free['2026-11-24'] = ['12:00'];
    render();
    await main();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    api.answer('put', '/api/points/{date}', ({ path: { date = '' }, body }) => {
      const { points, status } = body as { points: string[]; status: string };
      if (status === 'BLOCKED') throw new Error('Сервер упал');
      save(scene, date, points, status);
      return { ok: true };
    });
    await choose(/^Действия с днём: Сегодня/, 'Как в другой день…');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /24 ноября/ }));
    await screen.findByText('Изменятся 2 слота. Встречи останутся.');
    await press('Применить');
    await waitFor(() =>
      expect(toast.danger).toHaveBeenCalledWith('Ошибка применения изменений! Часть слотов осталась прежней.'),
    );
    expect(freeSlots()).toEqual(['11:00', '12:00']);
  });
});

describe('meetings', () => {
  const TITLE = 'Вы действительно хотите отменить встречу?';
  beforeEach(() => {
    // Before the day's first meeting.
    serverSays('2026-11-22T05:00:00Z');
    scene.meetings = [
      { date: TODAY, ...light },
      { date: TODAY, ...parus },
    ];
  });

  test('shows buttons on wide viewports, without repeated moves [MEET-08] [MEET-09]', async () => {
    widen();
    scene.meetings = [
      { date: TODAY, ...light },
      { date: TODAY, ...parus, is_move: true },
    ];
    render();
    expect(await screen.findByRole('button', { name: 'Перенести: Светлый дом, 10:00' })).toHaveTextContent('Перенести');
    expect(screen.getByRole('button', { name: 'Отменить: Парус, 16:00' })).toHaveTextContent('Отменить');
    expect(screen.queryByRole('button', { name: /^Перенести: Парус/ })).not.toBeInTheDocument();
    expect(within(row('16:00')).getByRole('link', { name: 'Перенос ждёт ответа' })).toHaveAttribute(
      'href',
      '/invitations',
    );
    await press('Перенести: Светлый дом, 10:00');
    expect(await screen.findByRole('dialog', { name: /^Перенести встречу/ })).toBeVisible();
  });

  test('moves the buttons into the menu on narrow viewports [MEET-08]', async () => {
    render();
    await user.click(await screen.findByRole('button', { name: 'Действия: Светлый дом, 10:00' }));
    expect(
      screen
        .getAllByRole('menuitem')
        .map((item) => item.textContent)
        .slice(0, 2),
    ).toEqual(['Перенести', 'Отменить']);
  });

  test('asks for confirmation, focusing «Не отменять» [MEET-10]', async () => {
    widen();
    render();
    await user.click(await screen.findByRole('button', { name: 'Отменить: Парус, 16:00' }));
    const dialog = await screen.findByRole('dialog', { name: TITLE });
    expect(
      within(dialog)
        .getAllByRole('definition')
        .map((each) => each.textContent),
    ).toEqual(['Парус', 'вс, 22.11.2026', '16:00 GMT +03:00']);
    expect(within(dialog).getByRole('button', { name: 'Не отменять' })).toHaveFocus();
    await expectNoAxeViolations(document.body);
    await user.keyboard('{Enter}');
    expect(dialog).not.toBeInTheDocument();
    expect(scene.cancelled).toEqual([]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Отменить: Парус, 16:00' })).toHaveFocus());
  });

  test('keeps a cancelled meeting struck through until leaving [MEET-10]', async () => {
    widen();
    const { unmount } = render();
    await user.click(await screen.findByRole('button', { name: 'Отменить: Светлый дом, 10:00' }));
    await user.click(await screen.findByRole('button', { name: 'Да, отменить' }));
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Встреча успешно отменена!'));
    expect(scene.cancelled).toEqual([`${TODAY} 10:00`]);
    await waitFor(() => expect(row('10:00')).toHaveTextContent('10:00Светлый домВстреча отменена'));
    expect(
      within(row('10:00'))
        .getAllByRole('button')
        .map((each) => each.textContent),
    ).toEqual(['Обновить календарь (.ics)']);
    await waitFor(() => expect(slot('10:00')).toHaveTextContent('Нерабочее время'));
    await waitFor(() => expect(row('10:00').firstElementChild).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'Расписание' }));
    const line = () => screen.getByRole('link', { name: 'Светлый дом' }).closest('li');
    await waitFor(() => expect(line()).toHaveTextContent('10:00Светлый домВстреча отменена'));
    expect(within(line()!).getByRole('button')).toHaveTextContent('Обновить календарь (.ics)');
    expect(screen.getByRole('button', { name: 'Встречи 1' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'По дням' }));
    await screen.findByText('Парус', { selector: 'a' });
    expect(rowTexts()).toHaveLength(2);
    unmount();
    render();
    await screen.findByText('Парус', { selector: 'a' });
    expect(rowTexts()).toHaveLength(1);
  });

  test('strikes through a meeting cancelled in the agenda [MEET-10]', async () => {
    render('/meetings?view=agenda');
    await user.click(await screen.findByRole('button', { name: 'Действия: Парус, 16:00' }));
    await user.click(screen.getByRole('menuitem', { name: 'Отменить' }));
    await user.click(await screen.findByRole('button', { name: 'Да, отменить' }));
    const line = () => screen.getByRole('link', { name: 'Парус' }).closest('li');
    await waitFor(() => expect(line()).toHaveTextContent('16:00ПарусВстреча отменена'));
    await waitFor(() => expect(line()).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'По дням' }));
    expect(await screen.findByRole('button', { name: 'Обновить календарь (.ics)' })).toBeVisible();
    expect(row('16:00')).toHaveTextContent('16:00ПарусВстреча отменена');
  });

  test('offers result, note and message after the end [MEET-08] [AFTER-01]', async () => {
    widen();
    localStorage.clear();
    serverSays('2026-11-22T09:00:00Z');
    const { location } = render();
    const first = within(await screen.findByRole('list', { name: /^Встречи: / }));
    expect(
      within(row('10:00'))
        .getAllByRole('button')
        .map((each) => each.textContent),
    ).toEqual(['', 'Заметка']);
    await user.click(first.getByRole('button', { name: 'Заметка: Светлый дом' }));
    const field = await screen.findByRole('textbox', { name: 'Заметка' });
    expect(field).toHaveAccessibleDescription(/^Только на этом устройстве\./);
    await expectNoAxeViolations(document.body);
    await user.click(within(screen.getByRole('dialog')).getByRole('radio', { name: 'Продолжим' }));
    await user.type(field, 'Ждут макет');
    await press('Сохранить');
    await waitFor(() => expect(field).not.toBeInTheDocument());
    await user.click(first.getByRole('button', { name: 'Действия: Светлый дом, 10:00' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Написать сообщение',
      'Перенести',
      'Отменить',
    ]);
    await user.keyboard('{Escape}');
    expect(within(row('10:00')).getByText('Ждут макет')).toBeVisible();
    expect(within(row('10:00')).getByRole('radio', { name: 'Продолжим' })).toBeChecked();
    await user.click(first.getByRole('link', { name: 'Написать сообщение: Светлый дом' }));
    expect(location()).toBe('/messages/7');
  });

  test('keeps a note that the browser cannot store', async () => {
    widen();
    localStorage.clear();
    serverSays('2026-11-22T09:00:00Z');
    render();
    await user.click(await screen.findByRole('button', { name: 'Заметка: Светлый дом' }));
    const field = await screen.findByRole('textbox', { name: 'Заметка' });
    await user.type(field, 'Ждут прайс');
    await user.click(within(screen.getByRole('dialog')).getByRole('radio', { name: 'Продолжим' }));
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await press('Сохранить');
    expect(screen.getByRole('alert')).toHaveTextContent('Ответ не сохранён. Браузер не даёт места.');
    expect(field).toHaveValue('Ждут прайс');
  });

  test('keeps a listed day after cancelling its only meeting', async () => {
    widen();
    scene.meetings = meetingsOnDays('2026-11-24', 1);
    render();
    await user.click(await screen.findByRole('button', { name: /^Вторник, 24 ноября 2026/ }));
    await user.click(await screen.findByRole('button', { name: 'Отменить: Компания 1, 10:00' }));
    await user.click(await screen.findByRole('button', { name: 'Да, отменить' }));
    await waitFor(() => expect(toast.success).toHaveBeenCalled());
    await waitFor(() => expect(stripDay(/24 ноября/)).toHaveAccessibleName(/0 встреч/));
    expect(row('10:00')).toHaveTextContent('Встреча отменена');
  });

  test('keeps dialog and meeting when cancelling fails [MEET-10]', async () => {
    widen();
    api.fail('post', '/api/meeting/cancel', { status: 500 });
    render();
    await user.click(await screen.findByRole('button', { name: 'Отменить: Парус, 16:00' }));
    await user.click(await screen.findByRole('button', { name: 'Да, отменить' }));
    await waitFor(() => expect(toast.danger).toHaveBeenCalledWith('Ошибка отмены встречи!'));
    expect(screen.getByRole('dialog', { name: TITLE })).toHaveTextContent('Встреча не отменена.');
    await press('Не отменять');
    expect(row('16:00')).toHaveTextContent('Парус');
  });

  test('reports that the meeting was already cancelled or moved', async () => {
    widen();
    render();
    await user.click(await screen.findByRole('button', { name: 'Отменить: Светлый дом, 10:00' }));
    api.fail('post', '/api/meeting/cancel', { status: 404 });
    scene.meetings = [{ date: TODAY, ...parus }];
    await user.click(await screen.findByRole('button', { name: 'Да, отменить' }));
    await waitFor(() =>
      expect(toast.danger).toHaveBeenCalledWith(
        'Ошибка отмены встречи! Этой встречи уже нет: её отменили или перенесли.',
      ),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(rowTexts()).toHaveLength(1));
    await waitFor(() => expect(row('16:00').contains(document.activeElement)).toBe(true));
  });
});

describe('open page', () => {
  test('moves the focus when the other company cancels', async () => {
    widen();
    serverSays('2026-11-22T05:00:00Z');
    scene.meetings = [
      { date: TODAY, ...light },
      { date: TODAY, ...parus },
    ];
    render();
    const cancel = await screen.findByRole('button', { name: 'Отменить: Светлый дом, 10:00' });
    act(() => cancel.focus());
    scene.meetings = [{ date: TODAY, ...parus }];
    act(() => emitRealtime('invitation', {}));
    await waitFor(() => expect(rowTexts()).toHaveLength(1));
    expect(row('16:00').firstElementChild).toHaveFocus();
    scene.meetings = [];
    act(() => emitRealtime('invitation', {}));
    await waitFor(() => expect(screen.queryByRole('list', { name: /^Встречи: / })).not.toBeInTheDocument());
    expect(document.activeElement).toContainElement(await main());
  });

  test('shows a new meeting after a push', async () => {
    scene.free[TODAY] = ['10:00'];
    render();
    await main();
    scene.meetings = [{ date: TODAY, ...light }];
    act(() => emitRealtime('invitation', {}));
    expect(await screen.findByRole('link', { name: 'Светлый дом' })).toBeVisible();
  });

  test('offers a retry when slots fail to load', async () => {
    api.fail('get', '/api/points', { status: 503 });
    render();
    expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить встречи.');
    api.answer('get', '/api/points', { points: [{ point: '18:00', status: 'AVAILABLE', link: null }] });
    await press('Повторить');
    expect(await main()).toBeVisible();
  });

  test('offers a retry when the event fails to load', async () => {
    api.fail('get', '/api/event', { status: 503 });
    render();
    expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить дни мероприятия.');
    api.answer('get', '/api/event', scene.event);
    await press('Повторить');
    expect(await main()).toBeVisible();
  });
});

describe('chat-only company', () => {
  beforeEach(() => {
    scene.user = fixtures.currentUser({ only_chat: true });
    scene.free[TODAY] = ['09:00'];
  });

  test('explains the read-only days and hides the planner [POINT-04]', async () => {
    widen();
    serverSays('2026-11-22T05:00:00Z');
    scene.meetings = [{ date: TODAY, ...light }];
    const { container, location } = render('/meetings?view=plan');
    expect(await screen.findByText(/Вы общаетесь только в чате: встречи не назначаются/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Изменить' })).toHaveAttribute('href', '/profile/edit#meetings');
    expect(screen.queryByRole('link', { name: 'Подобрать время' })).not.toBeInTheDocument();
    const grid = await main();
    expect(within(grid).queryAllByRole('button', { pressed: false })).toEqual([]);
    await user.click(slot('09:00'));
    expect(actions()).not.toBeInTheDocument();
    expect(location()).toBe('/meetings?view=plan');
    // Meetings agreed on earlier can still be cancelled.
    expect(await screen.findByRole('button', { name: 'Отменить: Светлый дом, 10:00' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Перенести/ })).not.toBeInTheDocument();
    await press(/^Действия с днём/);
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Встречи дня в календарь (.ics)',
      'Печать дня',
    ]);
    await user.keyboard('{Escape}');
    await expectNoAxeViolations(container);
  });

  test('shows an empty state without a link to inviting', async () => {
    render();
    expect(await screen.findByText('Встреч пока нет.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Открыть каталог' })).not.toBeInTheDocument();
  });

  test('does not ask to mark free hours [POINT-04]', async () => {
    render();
    expect(await screen.findByText(/Вы общаетесь только в чате: встречи не назначаются/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Изменить' })).toHaveAttribute('href', '/profile/edit#meetings');
    expect(screen.getByText(/^Часы можно только посмотреть/)).toBeVisible();
    expect(screen.queryByText(/Отметьте часы/)).not.toBeInTheDocument();
  });
});

describe('views', () => {
  test('keeps the chosen day in the URL of each view', async () => {
    const { location } = render('/meetings?date=2026-11-25&with=7');
    await main();
    const links = within(screen.getByRole('navigation', { name: 'Вид' })).getAllByRole('link');
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['По дням', '/meetings?date=2026-11-25', 'page'],
      ['Расписание', '/meetings?view=agenda&date=2026-11-25', null],
      ['Подобрать время', '/meetings?view=plan&date=2026-11-25', null],
    ]);
    await user.click(links[1]!);
    expect(location()).toBe('/meetings?view=agenda&date=2026-11-25');
    expect(screen.queryByRole('group', { name: /^Слоты: / })).not.toBeInTheDocument();
  });
});

describe('printing', () => {
  const printed = () => document.querySelector<HTMLElement>('[data-print-sheets]');
  const print = jest.fn<() => void>();
  /** Simulates the browser, which fires events before and after printing. */
  const sheetsAtPrint: (string | null)[][] = [];
  beforeEach(() => {
    sheetsAtPrint.length = 0;
    print.mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'));
      sheetsAtPrint.push([...document.querySelectorAll('[data-print-sheets] table')].map((table) => table.textContent));
      window.dispatchEvent(new Event('afterprint'));
    });
    window.print = print;
    scene.meetings = [
      { date: '2026-11-21', ...light },
      { date: TODAY, ...light, link: 'https://meet.example/abc' },
      { date: '2026-11-25', ...parus },
    ];
    const page = { invitations: [], total_count: 0, pages: 0 };
    api.answer('get', '/api/invitations/incoming', ({ query }) =>
      query.get('is_move') === '0'
        ? {
            ...page,
            pages: 1,
            invitations: [fixtures.invitation({ date: '2026-11-25', point: '11:00', company: 'Монолит', user_id: 9 })],
          }
        : page,
    );
    api.answer('get', '/api/invitations/outgoing', page);
    api.answer('get', '/api/user/{id}', ({ path }) => fixtures.participant({ id: Number(path.id), city: 'Омск' }));
  });

  test('prints a sheet per day with meetings and open invitations', async () => {
    render();
    await main();
    await choose(/^Действия со встречами/, 'Печать');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const HEAD = 'ВремяКомпания, городМесто, ссылкаЗаметки';
    expect(sheetsAtPrint[0]).toEqual([
      `Мануфактура подарковВоскресенье, 22 ноября 2026, GMT +03:00${HEAD}10:00Светлый дом, Омскhttps://meet.example/abc`,
      `Мануфактура подарковСреда, 25 ноября 2026, GMT +03:00${HEAD}11:00Монолит, Омск (ждёт ответа)16:00Парус, Омск`,
    ]);
    expect(printed()).toBeNull();
  });

  test('prints one day from its menu, all on Ctrl+P', async () => {
    render();
    await user.click(await screen.findByRole('button', { name: /^Действия с днём: Среда, 25 ноября/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Печать дня' }));
    await waitFor(() => expect(sheetsAtPrint).toHaveLength(1));
    expect(sheetsAtPrint[0]).toHaveLength(1);
    expect(sheetsAtPrint[0]?.[0]).toContain('Среда, 25 ноября 2026');
    await act(async () => undefined);
    expect(fireEvent.keyDown(window, { code: 'KeyP', ctrlKey: true })).toBe(false);
    await waitFor(() => expect(sheetsAtPrint).toHaveLength(2));
    expect(sheetsAtPrint[1]).toHaveLength(2);
  });

  test('prints cached data at once from the browser’s menu', async () => {
    render();
    await screen.findByRole('link', { name: 'Светлый дом' });
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(printed()).toHaveTextContent('Светлый дом');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(printed()).toBeNull();
  });

  test('reports a failure or missing meetings instead of printing', async () => {
    scene.meetings = [];
    render();
    await main();
    await choose(/^Действия со встречами/, 'Печать');
    await waitFor(() => expect(toast.info).toHaveBeenCalledWith('Печатать нечего: встреч нет.'));
    api.fail('get', '/api/points', 'network');
    await choose(/^Действия со встречами/, 'Печать');
    await waitFor(() => expect(toast.danger).toHaveBeenCalledWith('Не удалось подготовить печать.'));
    expect(print).not.toHaveBeenCalled();
  });
});

test('offers the calendar feed where the server has it [AFTER-03]', async () => {
  api.answer('get', '/api/settings', fixtures.settings({ features: ['calendar_feed'] }));
  api.answer('get', '/api/calendar', { url: 'https://vstrecha.example/api/calendar/aa.ics' });
  render();
  await main();
  await choose(/^Действия со встречами$/, 'Календарь, который обновляется сам');
  expect(await screen.findByRole('link', { name: 'Открыть в календаре' })).toBeVisible();
});
