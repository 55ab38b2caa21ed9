import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteServerDate } from 'shared-api/clock';
import { renderPage } from 'shared-api/testing';
import { expectNoAxeViolations, giveElementsSize } from 'shared-ui/testing';
import { toast } from 'shared-ui/toast';
import { meetingFixtures as make } from '#testing/meetingFixtures';
import { TODAY, useMeetingsScene } from '#testing/useMeetingsScene';
import { texts } from '../features/meetings/texts';
import { MeetingsPage } from './MeetingsPage';

const { api, scene } = useMeetingsScene();
const user = userEvent.setup({ delay: null });
// Many clicks are slow on a busy machine.

beforeEach(() => {
  jest.spyOn(toast, 'success');
  jest.spyOn(toast, 'danger');
});

const open = async (query = '') => {
  const page = renderPage(<MeetingsPage />, { address: `/organizer/meetings${query}` });
  await screen.findByRole('group', { name: 'Дни мероприятия' });
  return page;
};
const row = async (pair: RegExp) => screen.findByRole('row', { name: pair });
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const choose = async (pair: string, item: string) => {
  await press(`Действия: ${pair}`);
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const dialog = () => screen.getByRole('dialog');
const inDialog = (name: string) => within(dialog()).getByRole('button', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const items = (...ids: number[]) => ids.map((id) => expect.objectContaining({ id }));

describe('list', () => {
  test('shows a day by slot with places, links and needs [ORG-05]', async () => {
    const { container } = await open();
    expect(await screen.findByRole('button', { name: /22 ноября, 96 встреч/ })).toBeVisible();
    expect(await row(/Парус — Монолит/)).toHaveTextContent('10:00Парус — МонолитВыбрать место');
    expect(await row(/Шаг — Банк/)).toHaveTextContent('10:00Шаг — Банк «Созвездие»стенд 14Стол 2, зал Б');
    expect(screen.getByRole('link', { name: 'https://meet.example/abc' })).toHaveAttribute(
      'href',
      'https://meet.example/abc',
    );
    expect(await row(/Лель — Корзинка/)).toHaveTextContent('компания общается только в чате');
    expect(screen.getByText('Столы: 3 · нужно до 2 в 10:00. Возьмите на 10–20 % больше.')).toBeVisible();
    expect(screen.getByRole('heading', { name: '10:00, 2 встречи' })).toBeVisible();
    await expectNoAxeViolations(container);
  });

  test('keeps search and filters in the address [ORG-05]', async () => {
    const { location } = await open('?date=2026-11-22');
    await row(/Парус/);
    await press('Без стола 1');
    expect(screen.queryByText(/Шаг — Банк/)).not.toBeInTheDocument();
    expect(location()).toBe('/organizer/meetings?date=2026-11-22&no_place=1');
    await press('Без стола 1');
    await press('Спорные 1');
    expect(screen.queryByText('Парус — Монолит')).not.toBeInTheDocument();
    await press('Спорные 1');
    await user.type(screen.getByRole('searchbox', { name: 'Компания' }), 'созв');
    expect(screen.getAllByRole('row', { name: /—/ })).toHaveLength(1);
    await user.type(screen.getByRole('searchbox', { name: 'Компания' }), 'я');
    expect(screen.getByText('Ничего не найдено.')).toBeVisible();
    await press('Сбросить фильтры');
    expect(location()).toBe('/organizer/meetings?date=2026-11-22');
    expect(await row(/Парус/)).toBeVisible();
  });

  test('loads the chosen day and shows that it is empty [ORG-05]', async () => {
    const { location } = await open();
    await user.click(await screen.findByRole('button', { name: /24 ноября/ }));
    expect(await screen.findByText('В этот день встреч нет.')).toBeVisible();
    expect(location()).toBe('/organizer/meetings?date=2026-11-24');
    expect(scene.asked.at(-1)).toBe('2026-11-24');
  });

  test('replaces a day outside the event by today', async () => {
    await open('?date=2027-01-01');
    await row(/Парус/);
    expect(scene.asked).toEqual([TODAY]);
  });

  test('shows days that are over without changes [ORG-05]', async () => {
    scene.slots = { '10:00': [make.meeting(1, [make.side(11, 'Парус'), make.side(12, 'Монолит')])] };
    api.answer('get', '/api/organizer/meetings', make.day('2026-11-21', scene.slots, scene.places));
    await open('?date=2026-11-21');
    expect(await row(/Парус/)).toBeVisible();
    expect(screen.getByText(/Этот день прошёл/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Действия|Выбрать место|Назначить/ })).not.toBeInTheDocument();
  });

  test('leaves out actions on past meetings of today [ORG-13]', async () => {
    noteServerDate('Sun, 22 Nov 2026 07:15:00 GMT');
    await open();
    await row(/Парус/);
    const buttons = screen.getAllByRole('button', { name: /Действия|Выбрать место/ });
    expect(buttons.map(({ ariaLabel }) => ariaLabel)).toEqual(['Действия: Лель — Корзинка']);
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });

  test('offers a retry when the day fails to load', async () => {
    api.fail('get', '/api/organizer/meetings', { status: 503, body: 'Идёт обновление.' });
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить встречи. Идёт обновление.');
    api.answer('get', '/api/organizer/meetings', make.day(TODAY, scene.slots, scene.places));
    await press('Повторить');
    expect(await row(/Парус/)).toBeVisible();
  });
});

describe('changes of several meetings', () => {
  test('puts selected meetings at a table and lists refusals [ORG-05]', async () => {
    scene.refusals[2] = 'Стол 1 в 10:00 занят: Парус — Монолит';
    await open();
    await row(/Парус/);
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Парус — Монолит' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Шаг — Банк «Созвездие»' }));
    await user.keyboard('{/Shift}');
    const bar = screen.getByRole('region', { name: 'Действия с выбранными встречами' });
    expect(bar).toHaveTextContent('Выбрано 2');
    await user.click(within(bar).getByRole('button', { name: 'Место…' }));
    expect(dialog()).toHaveTextContent('2 встречи');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Место' }), 'Стол 1, зал Б');
    await expectNoAxeViolations(document.body);
    await user.click(inDialog('Назначить место'));
    await closed();
    expect(scene.writes[0]).toMatchObject({
      call: 'place',
      body: {
        place_id: 1,
        items: [
          { id: 1, version: 0 },
          { id: 2, version: 3 },
        ],
      },
    });
    expect(await screen.findByText('Не изменено: 1 встреча')).toBeVisible();
    expect(screen.getByText('10:00 Шаг — Банк «Созвездие»: Стол 1 в 10:00 занят: Парус — Монолит')).toBeVisible();
    expect(toast.success).toHaveBeenCalledWith('Стол 1, зал Б: 1 встреча');
    expect(await screen.findByText('Стол 1, зал Б')).toBeVisible();
    expect(screen.queryByRole('region', { name: /Действия с выбранными/ })).not.toBeInTheDocument();
  });

  test('disables places with another meeting in the slot [ORG-05]', async () => {
    await open();
    await row(/Парус/);
    await press('Выбрать место: Парус — Монолит');
    expect(screen.getByRole('option', { name: 'Стол 2, зал Б — занято в 10:00' })).toBeDisabled();
    expect(screen.getByRole('combobox', { name: 'Место' })).toHaveValue('1');
  });

  test('selects all that the filter shows, takes places away [ORG-05]', async () => {
    await open();
    await row(/Парус/);
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Парус — Монолит' }));
    await press('Выбрать все 3');
    expect(screen.getByText('Выбрано 3')).toBeVisible();
    await press('Снять место');
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Место снято: 3 встречи'));
    expect(scene.writes[0]).toMatchObject({ call: 'place', body: { place_id: null, items: items(1, 2, 3) } });
  });

  test('gives each meeting its own link, https only [ORG-05]', async () => {
    await open();
    await row(/Парус/);
    await choose('Парус — Монолит', 'Ссылка…');
    const field = screen.getByRole('textbox', { name: 'Ссылка' });
    await user.type(field, 'http://meet.example/');
    await user.tab();
    expect(field).toHaveAccessibleDescription(/Ссылка должна начинаться с https:\/\//);
    await user.click(inDialog('Назначить ссылку'));
    expect(scene.writes).toHaveLength(0);
    await user.clear(field);
    await user.type(field, 'https://meet.example/{{код}{Enter}');
    await closed();
    expect(scene.writes[0]).toMatchObject({
      call: 'link',
      body: { template: 'https://meet.example/{код}', items: items(1) },
    });
  });

  test('takes a link away after a question [ORG-05]', async () => {
    await open();
    await row(/Лель/);
    await choose('Лель — Корзинка', 'Ссылка…');
    await user.click(inDialog('Убрать ссылку'));
    await user.click(inDialog('Убрать ссылку'));
    await closed();
    expect(scene.writes[0]).toMatchObject({ call: 'link', body: { template: null } });
  });

  test('repeats a write whose answer was lost with its client_id [ORG-05]', async () => {
    const seen: unknown[] = [];
    api.answer('post', '/api/organizer/meetings/place', ({ body }) => {
      seen.push((body as { client_id: string }).client_id);
      if (seen.length === 1) throw new Error('cut');
      return { done: 1, refused: [] };
    });
    await open();
    await row(/Шаг/);
    await choose('Шаг — Банк «Созвездие»', 'Снять место');
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Место снято: 1 встреча'));
    expect(seen).toHaveLength(2);
    expect(seen[0]).toBe(seen[1]);
    expect(seen[0]).toEqual(expect.any(String));
  });

  test('says when there were too many changes', async () => {
    api.fail('post', '/api/organizer/meetings/place', {
      status: 429,
      body: 'Слишком много изменений. Повторите через 20 с.',
    });
    await open();
    await row(/Парус/);
    await press('Выбрать место: Парус — Монолит');
    await user.click(inDialog('Назначить место'));
    expect(await within(dialog()).findByRole('alert')).toHaveTextContent('Повторите через 20 с.');
  });
});

describe('one meeting', () => {
  test('moves a meeting and says which company is busy [ORG-05]', async () => {
    let body: unknown;
    api.fail('post', '/api/organizer/meetings/{id}/move', {
      status: 409,
      body: 'В 11:00 у компании «Шаг» встреча с компанией «Парус».',
    });
    await open();
    await row(/Парус/);
    await choose('Парус — Монолит', 'Перенести…');
    await user.click(inDialog('Перенести'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'День' }), 'пн, 23.11.2026');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Время' }), '11:00');
    await expectNoAxeViolations(document.body);
    await user.click(inDialog('Перенести'));
    expect(await within(dialog()).findByRole('alert')).toHaveTextContent('В 11:00 у компании «Шаг» встреча');
    api.answer('post', '/api/organizer/meetings/{id}/move', (call) => {
      body = call.body;
      return { date: '2026-11-23', point: '11:00', meeting: make.meeting(1, []) };
    });
    await user.click(inDialog('Перенести'));
    await closed();
    expect(body).toMatchObject({ date: '2026-11-23', point: '11:00', version: 0 });
    expect(toast.success).toHaveBeenCalledWith('Встреча перенесена: пн, 23.11.2026, 11:00');
  });

  test('cancels a meeting with a reason for both companies [ORG-05]', async () => {
    await open();
    await row(/Парус/);
    await choose('Парус — Монолит', 'Отменить встречу…');
    const field = screen.getByRole('textbox', { name: 'Причина (увидят обе компании)' });
    await user.click(inDialog('Отменить встречу'));
    expect(scene.writes).toHaveLength(0);
    fireEvent.change(field, { target: { value: 'я'.repeat(301) } });
    expect(field).toBeInvalid();
    fireEvent.change(field, { target: { value: ' Зал закрыт. ' } });
    await user.click(inDialog('Отменить встречу'));
    await closed();
    expect(scene.writes[0]).toMatchObject({ call: 'cancel 1', body: { reason: 'Зал закрыт.', version: 0 } });
    await waitFor(() => expect(screen.queryByText('Парус — Монолит')).not.toBeInTheDocument());
  });

  test('shows another organizer’s change before it insists [ORG-10]', async () => {
    const current = { ...make.meeting(1, []), date: TODAY, point: '12:00', version: 4 };
    api.fail('post', '/api/organizer/meetings/{id}/cancel', {
      status: 409,
      body: {
        message: 'Пока вы редактировали, появились изменения (Анна Петрова, 14:02).',
        current,
        changed_by: { id: 5, name: 'Анна Петрова' },
        changed_at: '2026-11-22T14:02:00+03:00',
      },
    });
    await open();
    await row(/Парус/);
    await choose('Парус — Монолит', 'Отменить встречу…');
    await user.type(screen.getByRole('textbox'), 'Зал закрыт.');
    await user.click(inDialog('Отменить встречу'));
    expect(await within(dialog()).findByText(/появились изменения \(Анна Петрова, 14:02\)/)).toBeVisible();
    expect(dialog()).toHaveTextContent('ВремяСохранено: вс, 22.11.2026, 12:00У вас: вс, 22.11.2026, 10:00');
    let body: unknown;
    api.answer('post', '/api/organizer/meetings/{id}/cancel', (call) => {
      body = call.body;
      return { ok: true };
    });
    await user.click(inDialog('Оставить моё'));
    await closed();
    expect(body).toMatchObject({ reason: 'Зал закрыт.', version: 4 });
  });
});

describe('assignment', () => {
  test('lists who gets what, then those left without a place [ORG-05] [ORG-13]', async () => {
    const calls: unknown[] = [];
    const unplaced = [{ id: 2, reason: 'Не хватает столов в 10:00' }];
    api.answer('post', '/api/organizer/meetings/assign', ({ body }) => {
      calls.push(body);
      return { assigned: [{ id: 1, place_id: 1 }], unplaced };
    });
    await open();
    await row(/Парус/);
    await press('Назначить столы');
    expect(await within(dialog()).findByText('Получат место 1 встреча. Не хватает столов в 10:00: 1.')).toBeVisible();
    expect(
      within(within(dialog()).getByRole('list', { name: 'Кто за каким столом' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['10:00Парус — МонолитСтол 1, зал Б', '10:00Шаг — Банк «Созвездие»Не хватает столов в 10:00']);
    expect(within(dialog()).getByText('Об этом узнают 2 компании.')).toBeVisible();
    expect(calls).toEqual([{ date: TODAY, keep: true, dry_run: true }]);
    await expectNoAxeViolations(document.body);
    await user.click(inDialog('Применить'));
    expect(await within(dialog()).findByText('Остались без места: 1 встреча')).toBeVisible();
    expect(dialog()).toHaveTextContent('Шаг — Банк «Созвездие»Не хватает столов в 10:00');
    expect(calls).toHaveLength(2);
    expect(calls[1]).toMatchObject({ date: TODAY, keep: true, dry_run: false, client_id: expect.any(String) });
    await user.click(within(dialog()).getAllByRole('button', { name: 'Закрыть' })[0]!);
    await closed();
  });

  test('keeps all places when the plan is dismissed [ORG-05]', async () => {
    const calls: unknown[] = [];
    api.answer('post', '/api/organizer/meetings/assign', ({ body }) => {
      calls.push(body);
      return { assigned: [{ id: 1, place_id: 1 }], unplaced: [] };
    });
    await open();
    await row(/Парус/);
    await press('Назначить столы');
    await within(dialog()).findByText('Получат место 1 встреча.');
    await user.click(inDialog('Отмена'));
    await closed();
    expect(calls).toHaveLength(1);
  });

  test('offers a retry when the plan fails', async () => {
    api.fail('post', '/api/organizer/meetings/assign', { status: 429, body: 'Повторите через 5 с.' });
    await open();
    await row(/Парус/);
    await press('Назначить столы');
    expect(await within(dialog()).findByRole('alert')).toHaveTextContent(
      'Не удалось составить план. Повторите через 5 с.',
    );
    expect(screen.queryByRole('button', { name: 'Применить' })).not.toBeInTheDocument();
  });
});

describe('grid', () => {
  let restore: () => void;
  beforeEach(() => {
    restore = giveElementsSize({ width: 1200, height: 600 });
  });
  afterEach(() => restore());

  const grid = () => screen.findByRole('grid', { name: 'Встречи по столам и времени' });
  const cell = (stop: string) => document.querySelector<HTMLElement>(`[data-stop="${stop}"]`)!;

  test('marks cells that suit a taken meeting, explains others [ORG-05]', async () => {
    await open('?view=tables');
    const { getAllByRole } = within(await grid());
    expect(getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Зал Б',
      'Время',
      'Стол 1',
      'Стол 2',
      'Стол 3',
    ]);
    await user.click(cell('10:00 3 0'));
    expect(cell('10:00 3 0')).toHaveAttribute('aria-selected', 'true');
    expect(cell('10:00 0 0')).toHaveTextContent('Поставить');
    expect(cell('10:00 2 0')).toHaveTextContent('Поставить');
    await user.hover(cell('10:00 1 0'));
    expect(screen.getByText('10:00, Стол 2, зал Б. Стол 2 занят: Шаг — Банк «Созвездие»')).toBeVisible();
    await user.hover(cell('10:30 0 0'));
    expect(screen.getByText(/Встреча в 10:00\. Другое время назначает «Перенести»/)).toBeVisible();
    await expectNoAxeViolations(document.body);
    await user.click(cell('10:00 0 0'));
    await waitFor(() => expect(cell('10:00 0 0')).toHaveTextContent('ПарусМонолит'));
    expect(scene.writes).toEqual([
      { call: 'place', body: { place_id: 1, items: [{ id: 1, version: 0 }], client_id: expect.any(String) } },
    ]);
  });

  test('works by arrows, Enter and Escape [ORG-05]', async () => {
    await open('?view=tables');
    await grid();
    act(() => cell('10:00 3 0').focus());
    await user.keyboard('{Enter}{Escape}');
    expect(cell('10:00 3 0')).toHaveAttribute('aria-selected', 'false');
    await user.keyboard('{Enter}{ArrowDown}');
    expect(cell('10:00 0 0')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(cell('10:00 1 0')).toHaveFocus();
    expect(screen.getByText(/Стол 2 занят/)).toBeVisible();
    await user.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(cell('10:00 2 0')).toHaveTextContent('Парус'));
    expect(cell('10:00 2 0')).toHaveFocus();
    expect(scene.writes[0]).toMatchObject({ body: { place_id: 3 } });
    await user.keyboard('{Home}{ArrowDown}{End}');
    expect(cell('10:30 2 0')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(cell('10:00 2 0')).toHaveFocus();
    expect(screen.getByText('У всех встреч впереди есть место.')).toBeVisible();
  });

  test('keeps a failing slot in its row, mended by keyboard [NET-03]', async () => {
    // React reports what a boundary catches.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const failing = jest.spyOn(texts, 'putThis').mockImplementation(() => {
      throw new Error('The cell cannot be drawn.');
    });
    await open('?view=tables');
    const failure = within(await grid()).getByRole('alert');
    expect(failure).toHaveTextContent('Не удалось показать.');
    expect(cell('10:30 0 0')).toBeVisible();
    failing.mockRestore();
    act(() => within(failure).getByRole('button', { name: 'Повторить' }).focus());
    await user.keyboard('{Enter}');
    expect(cell('10:00 0 0')).toHaveAccessibleName('Поставить: Парус — Монолит');
  });

  test('is dragged to a free cell only [ORG-05]', async () => {
    await open('?view=tables');
    await grid();
    const dataTransfer = { setData: jest.fn(), effectAllowed: '' };
    fireEvent.dragStart(cell('10:00 3 0'), { dataTransfer });
    const overTaken = createEvent.dragOver(cell('10:00 1 0'));
    fireEvent(cell('10:00 1 0'), overTaken);
    expect(overTaken.defaultPrevented).toBe(false);
    fireEvent.drop(cell('10:00 1 0'));
    expect(scene.writes).toHaveLength(0);
    const overFree = createEvent.dragOver(cell('10:00 2 0'));
    fireEvent(cell('10:00 2 0'), overFree);
    expect(overFree.defaultPrevented).toBe(true);
    fireEvent.drop(cell('10:00 2 0'));
    fireEvent.dragEnd(cell('10:00 3 0'));
    await waitFor(() => expect(cell('10:00 2 0')).toHaveTextContent('Парус'));
  });

  test('leaves past meetings of today where they are [ORG-13]', async () => {
    noteServerDate('Sun, 22 Nov 2026 07:15:00 GMT');
    scene.slots['10:30']![0]!.link = null;
    await open('?view=tables');
    await grid();
    expect(cell('10:00 3 0')).toBeNull();
    await user.click(cell('10:00 1 0'));
    expect(cell('10:00 1 0')).toHaveAttribute('aria-selected', 'false');
    expect(cell('10:00 1 0')).toHaveAttribute('draggable', 'false');
    await user.click(cell('10:30 3 0'));
    expect(cell('10:30 3 0')).toHaveAttribute('aria-selected', 'true');
  });

  test('[ORG-05] gives a free cell the meeting that waits', async () => {
    await open('?view=tables');
    const tray = within((await grid()).querySelector<HTMLElement>('[role=row]')!);
    expect(tray.getByRole('rowheader')).toHaveTextContent('Без стола 1');
    expect(cell('10:00 0 0')).toHaveAccessibleName('Поставить: Парус — Монолит');
    expect(cell('10:30 0 0')).toHaveAccessibleName('свободно');
    await user.click(cell('10:00 0 0'));
    await waitFor(() => expect(cell('10:00 0 0')).toHaveTextContent('ПарусМонолит'));
    expect(tray.getByRole('rowheader')).toHaveTextContent('Без стола 0');
  });

  test('leads companies with a stand to it [ORG-05]', async () => {
    scene.places.push(make.table(14, { label: 'Стенд 14', hall: '', kind: 'stand' }));
    await open('?view=tables');
    await grid();
    await user.click(cell('10:00 1 0'));
    expect(cell('10:00 0 0')).toHaveTextContent('У компании Шаг — стенд 14.');
    expect(cell('10:00 3 0')).toHaveTextContent('Поставить');
    expect(cell('10:00 4 1')).toHaveTextContent('Снять место');
    await user.click(cell('10:00 4 1'));
    await waitFor(() => expect(scene.writes[0]).toMatchObject({ body: { place_id: null } }));
  });

  test('keeps a refused meeting where it was, with the sentence [ORG-05]', async () => {
    scene.refusals[1] = 'Встреча изменилась: обновите список';
    await open('?view=tables');
    await grid();
    await user.click(cell('10:00 3 0'));
    await user.click(cell('10:00 0 0'));
    expect(await screen.findByText('10:00 Парус — Монолит: Встреча изменилась: обновите список')).toBeVisible();
    expect(cell('10:00 3 0')).toHaveTextContent('Парус');
  });

  test('renders only columns in sight, reached by keyboard [ORG-05]', async () => {
    scene.places = Array.from({ length: 200 }, (_, index) => make.table(index + 1));
    await open('?view=tables');
    const shown = () => document.querySelectorAll('[role="columnheader"]').length;
    await grid();
    expect(shown()).toBeLessThan(20);
    act(() => cell('10:00 0 0').focus());
    await user.keyboard('{End}');
    expect(cell('10:00 199 0')).toHaveFocus();
    expect(shown()).toBeLessThan(30);
  });

  test('is not offered on phones [ORG-05]', async () => {
    jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        matches: media.includes('max-width'),
        media,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    await open('?view=tables');
    expect(await row(/Парус/)).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Вид' })).not.toBeInTheDocument();
  });
});

describe('print', () => {
  const sheets = () => document.querySelector<HTMLElement>('[data-print-sheets]');
  const titles = () => [...(sheets()?.querySelectorAll('h1') ?? [])].map(({ textContent }) => textContent);
  let printed: { titles: (string | null)[]; text: string; codes: number } | undefined;
  beforeEach(() => {
    printed = undefined;
    window.print = () => {
      act(() => void window.dispatchEvent(new Event('beforeprint')));
      printed = {
        titles: titles(),
        text: sheets()?.textContent ?? '',
        codes: sheets()?.querySelectorAll('[role="img"]').length ?? 0,
      };
      act(() => void window.dispatchEvent(new Event('afterprint')));
    };
  });
  const print = async (item: string) => {
    await press('Печать');
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };

  test('prints sheets by table, time and company [ORG-05]', async () => {
    await open();
    await row(/Парус/);
    await print('По столам');
    expect(printed).toMatchObject({ titles: ['Стол 2, зал Б'], codes: 1 });
    expect(printed?.text).toContain('Воскресенье, 22 ноября 2026');
    expect(printed?.text).toContain('10:00Шаг — Банк «Созвездие»');
    await print('По времени');
    expect(printed).toMatchObject({ titles: ['10:00', '10:30'], codes: 0 });
    await print('По компаниям');
    expect(printed?.titles).toEqual(['Банк «Созвездие»', 'Корзинка', 'Лель', 'Монолит', 'Парус', 'Шаг']);
    expect(printed?.text).toContain('10:30Корзинкаhttps://meet.example/abc');
  });
});
