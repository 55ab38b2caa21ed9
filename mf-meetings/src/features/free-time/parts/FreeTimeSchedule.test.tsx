import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Schema } from 'shared-api/contract';
import { renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { toast } from 'shared-ui/toast';
import { FreeTimeSchedule } from './FreeTimeSchedule';

type Status = Schema<'PointsChange'>['status'];

const api = useFakeApi();
const user = userEvent.setup({ delay: null });
// The many clicks are slow on a busy machine.

/** The server's state. It responds at once; with `isSlow`, when the test calls the next function of `waiting`. */
const server = {
  available: new Set<string>(),
  changes: [] as Schema<'PointsChange'>[],
  waiting: [] as (() => void)[],
  isSlow: false,
};
const times = Array.from(
  { length: 24 },
  (_, index) => `${String(9 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
);

const SAVED = 'Изменения успешно применены!';
const NOT_SAVED = 'Ошибка применения изменений!';

beforeEach(() => {
  jest.spyOn(toast, 'success');
  jest.spyOn(toast, 'danger');
  Object.assign(server, { available: new Set(['10:00', '10:30']), changes: [], waiting: [], isSlow: false });
  api.answer('get', '/api/points', ({ query }) => {
    expect([...query.keys()]).toEqual([]);
    return {
      points: times.map((point) => ({
        point,
        status: server.available.has(point) ? ('AVAILABLE' as const) : ('BLOCKED' as const),
        link: null,
      })),
    };
  });
  api.answer('put', '/api/points', async ({ body }) => {
    const change = body as Schema<'PointsChange'>;
    server.changes.push(change);
    if (server.isSlow) await new Promise<void>((resolve) => server.waiting.push(resolve));
    change.points.forEach((point) =>
      change.status === 'AVAILABLE' ? server.available.add(point) : server.available.delete(point),
    );
    return { ok: true };
  });
});

function renderSchedule({
  isReadOnly = false,
  onAvailabilityChange,
}: { isReadOnly?: boolean; onAvailabilityChange?: (hasAvailable: boolean) => void } = {}) {
  return renderPage(<FreeTimeSchedule isReadOnly={isReadOnly} onAvailabilityChange={onAvailabilityChange} />);
}

const grid = () => screen.findByRole('group', { name: 'Слоты свободного времени' });
const slot = (point: string) => screen.getByRole('button', { name: new RegExp(`^${point}`) });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const actions = () => screen.queryByRole('region', { name: 'Действия с выбранными слотами' });
const selectedTimes = () =>
  screen.getAllByRole('button', { pressed: true }).map((each) => each.textContent?.slice(0, 5));
const shownAvailable = () =>
  within(screen.getByRole('group', { name: 'Слоты свободного времени' }))
    .getAllByRole('button')
    .filter((each) => each.textContent?.endsWith('Рабочее время'))
    .map((each) => each.textContent?.slice(0, 5));

async function change(points: string[], status: Status) {
  for (const point of points) await user.click(slot(point));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Действие' }), status);
  await press('Применить');
}

test('shows one schedule with legend and Moscow offset [POINT-03] [POINT-01]', async () => {
  const { container } = renderSchedule();
  expect(screen.getByRole('status', { name: 'Загрузка свободного времени' })).toHaveAttribute('aria-busy', 'true');
  expect(within(await grid()).getAllByRole('button')).toHaveLength(24);
  expect(shownAvailable()).toEqual(['10:00', '10:30']);
  expect(screen.getByText('GMT +03:00')).toBeVisible();
  expect(
    within(screen.getByRole('list', { name: 'Обозначения' }))
      .getAllByRole('listitem')
      .map((each) => each.textContent),
  ).toEqual(['Нерабочее время', 'Рабочее время']);
  await user.click(slot('11:00'));
  await expectNoAxeViolations(container);
});

test('saves selected slots and keeps the focus in the grid [POINT-02] [POINT-03]', async () => {
  renderSchedule();
  await grid();
  expect(actions()).not.toBeInTheDocument();
  await user.click(slot('11:00'));
  await user.click(slot('11:30'));
  expect(actions()).toHaveTextContent('Выбрано: 2');
  expect(screen.getByRole('combobox', { name: 'Действие' })).toHaveDisplayValue('Сделать доступным');

  await press('Применить');
  expect(shownAvailable()).toEqual(['10:00', '10:30', '11:00', '11:30']);
  expect(actions()).not.toBeInTheDocument();
  expect(slot('11:30')).toHaveFocus();
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(SAVED));
  expect(server.changes).toEqual([{ points: ['11:00', '11:30'], status: 'AVAILABLE' }]);
});

test('suggests blocking when all selected slots are free [POINT-02]', async () => {
  renderSchedule();
  await grid();
  await user.click(slot('10:00'));
  expect(screen.getByRole('combobox', { name: 'Действие' })).toHaveDisplayValue('Сделать недоступным');
  await press('Применить');
  await waitFor(() => expect(server.changes).toEqual([{ points: ['10:00'], status: 'BLOCKED' }]));
  expect(shownAvailable()).toEqual(['10:30']);
});

test('clears the selection without saving on «Отменить» [POINT-02]', async () => {
  renderSchedule();
  await grid();
  await user.click(slot('12:00'));
  await press('Отменить');
  expect(actions()).not.toBeInTheDocument();
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  expect(slot('12:00')).toHaveFocus();
  expect(server.changes).toEqual([]);
});

test('opens 09:00–18:00 of all days by one press, once [FIRST-01]', async () => {
  const onAvailabilityChange = jest.fn<(hasAvailable: boolean) => void>();
  server.available = new Set(['20:00']);
  renderSchedule({ onAvailabilityChange });
  await grid();
  await user.dblClick(screen.getByRole('button', { name: 'Открыть 09:00–18:00 во все дни' }));
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(SAVED));
  const hours = times.filter((time) => time < '18:00');
  expect(server.changes).toEqual([{ points: hours, status: 'AVAILABLE' }]);
  expect(shownAvailable()).toEqual([...hours, '20:00']);
  expect(actions()).not.toBeInTheDocument();
});

test('brings the actions into sight with the first selected slot [FIRST-01]', async () => {
  const show = jest.fn();
  Element.prototype.scrollIntoView = show;
  renderSchedule();
  await grid();
  await user.click(slot('11:00'));
  await user.click(slot('12:00'));
  expect(show.mock.contexts).toEqual([actions()]);
  expect(show).toHaveBeenCalledWith({ block: 'nearest' });
});

test('selects all or no slots by buttons', async () => {
  renderSchedule();
  await grid();
  await press('Все');
  expect(selectedTimes()).toEqual(times);
  await press('Ничего');
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
});

test('works by keyboard, including ranges with Shift', async () => {
  renderSchedule();
  await grid();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Открыть 09:00–18:00 во все дни' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Все' })).toHaveFocus();
  await user.keyboard('{Enter}');
  for (let stop = 0; stop < 5; stop += 1) await user.tab();
  expect(screen.getByRole('button', { name: 'Применить' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(shownAvailable()).toEqual(times);
  expect(slot('09:00')).toHaveFocus();
  await user.keyboard('{End}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
  expect(selectedTimes()).toEqual(['19:30', '20:00', '20:30']);
});

test('sends two changes in order and keeps both', async () => {
  server.isSlow = true;
  renderSchedule();
  await grid();
  await change(['12:00', '12:30'], 'AVAILABLE');
  await change(['12:30', '10:00'], 'BLOCKED');
  expect(shownAvailable()).toEqual(['10:30', '12:00']);
  expect(server.changes).toHaveLength(1);
  server.waiting.shift()?.();
  await waitFor(() => expect(server.changes).toHaveLength(2));
  expect(shownAvailable()).toEqual(['10:30', '12:00']);
  server.waiting.shift()?.();
  await waitFor(() => expect(toast.success).toHaveBeenCalledTimes(2));
  expect(shownAvailable()).toEqual(['10:30', '12:00']);
  expect([...server.available].toSorted()).toEqual(['10:30', '12:00']);
});

test('saves once on a double click', async () => {
  renderSchedule();
  await grid();
  await user.click(slot('12:00'));
  await user.dblClick(screen.getByRole('button', { name: 'Применить' }));
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(SAVED));
  expect(server.changes).toHaveLength(1);
});

test('rolls back only the failed one of two changes [POINT-02]', async () => {
  renderSchedule();
  await grid();
  // The fake network logs the error that the handler throws.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let call = 0;
  const waiting: (() => void)[] = [];
  api.answer('put', '/api/points', async ({ body }) => {
    call += 1;
    await new Promise<void>((resolve) => waiting.push(resolve));
    if (call === 1) throw new Error('Сервер упал');
    (body as Schema<'PointsChange'>).points.forEach((point) => server.available.add(point));
    return { ok: true };
  });
  await change(['12:00'], 'AVAILABLE');
  await change(['13:00'], 'AVAILABLE');
  expect(shownAvailable()).toEqual(['10:00', '10:30', '12:00', '13:00']);
  waiting.shift()?.();
  await waitFor(() => expect(toast.danger).toHaveBeenCalledWith(NOT_SAVED));
  await waitFor(() => expect(shownAvailable()).toEqual(['10:00', '10:30', '13:00']));
  await waitFor(() => expect(waiting).toHaveLength(1));
  waiting.shift()?.();
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(SAVED));
  expect(shownAvailable()).toEqual(['10:00', '10:30', '13:00']);
});

test('restores the selection when saving fails', async () => {
  renderSchedule();
  await grid();
  api.fail('put', '/api/points', 'network');
  api.fail('get', '/api/points', 'network');
  await change(['12:00'], 'AVAILABLE');
  await waitFor(() => expect(toast.danger).toHaveBeenCalledWith(NOT_SAVED));
  await waitFor(() => expect(shownAvailable()).toEqual(['10:00', '10:30']));
  await waitFor(() => expect(selectedTimes()).toEqual(['12:00']));
  expect(screen.getByRole('combobox', { name: 'Действие' })).toHaveDisplayValue('Сделать доступным');
});

test('reports availability after loading and saving, never unsaved [REG-08]', async () => {
  server.available.clear();
  const onAvailabilityChange = jest.fn<(hasAvailable: boolean) => void>();
  renderSchedule({ onAvailabilityChange });
  await grid();
  expect(onAvailabilityChange.mock.calls).toEqual([[false]]);

  api.fail('put', '/api/points', { status: 500 });
  await change(['12:00'], 'AVAILABLE');
  await waitFor(() => expect(toast.danger).toHaveBeenCalledWith(NOT_SAVED));
  expect(onAvailabilityChange).not.toHaveBeenCalledWith(true);

  api.answer('put', '/api/points', { ok: true });
  await press('Применить');
  await waitFor(() => expect(onAvailabilityChange).toHaveBeenLastCalledWith(true));
  await change(['12:00'], 'BLOCKED');
  await waitFor(() => expect(onAvailabilityChange).toHaveBeenLastCalledWith(false));
});

test('explains the read-only schedule to a chat-only company [POINT-04]', async () => {
  const { container } = renderSchedule({ isReadOnly: true });
  expect(await screen.findByText(/Включён режим «только чат»/)).toBeVisible();
  const slots = within(screen.getByRole('list', { name: 'Слоты свободного времени' })).getAllByRole('listitem');
  expect(slots).toHaveLength(24);
  expect(screen.queryByRole('button', { name: 'Все' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^10:00/ })).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('drops the selection on switching to chat-only', async () => {
  function Settings({ isReadOnly }: { isReadOnly: boolean }) {
    return <FreeTimeSchedule isReadOnly={isReadOnly} />;
  }
  const { rerender } = renderPage(<Settings isReadOnly={false} />);
  await grid();
  await user.click(slot('12:00'));
  expect(actions()).toBeInTheDocument();
  rerender(<Settings isReadOnly />);
  expect(actions()).not.toBeInTheDocument();
});

test('offers a retry when the schedule fails to load', async () => {
  api.fail('get', '/api/points', { status: 503 });
  renderSchedule();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Не удалось загрузить свободное время. Непредвиденная ошибка!',
  );
  api.answer('get', '/api/points', { points: [{ point: '09:00', status: 'AVAILABLE', link: null }] });
  await press('Повторить');
  expect(await grid()).toBeVisible();
});
