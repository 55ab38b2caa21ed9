import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations, giveElementsSize } from 'shared-ui/testing';
import { emptyFilter, type CatalogFilter } from '#domain/catalogFilter';
import { CatalogFilters, type CatalogFiltersProps } from './CatalogFilters';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });

const cities = ['Казань', 'Москва', 'Орёл', 'Пермь', 'Самара', 'Тверь', 'Уфа', 'Чита'];
let asked: string[];
let takeSizeAway: () => void;

beforeEach(() => {
  takeSizeAway = giveElementsSize();
  asked = [];
  api.answer('get', '/api/user', fixtures.currentUser());
  api.answer('get', '/api/filters/location', { cities: cities.map((title) => ({ title, country: 'Россия' })) });
  api.answer('get', '/api/filters/location/{name}/count', ({ path }) => {
    asked.push(String(path.name));
    return { count: path.name === 'Орёл' ? 0 : 14 };
  });
  api.answer('get', '/api/activities', {
    activities: [
      { id: 1, value: 'Текстиль', node: 0 },
      { id: 2, value: 'Футболки', node: 1 },
      { id: 3, value: 'Кепки', node: 1 },
      { id: 4, value: 'Посуда', node: 0 },
      { id: 5, value: 'Кружки', node: 4 },
      { id: 6, value: 'Вазы', node: 4 },
    ],
  });
  api.answer('get', '/api/filters/activity/count', {
    counts: [1, 2, 3, 4, 5].map((id) => ({ id, count: id })).concat({ id: 6, count: 0 }),
  });
  api.answer('get', '/api/filters/additionally', {
    circulation: ['от 10 шт.', 'от 100 шт.'],
    sum: ['от 10 000 ₽'],
    branding: ['Да (с нанесением)', 'Нет (без нанесения)'],
  });
  api.answer('get', '/api/filters/additionally/{kind}/{name}/count', { count: 3 });
});
afterEach(() => {
  takeSizeAway();
  jest.restoreAllMocks();
});

const onChange = jest.fn<(part: Partial<CatalogFilter>) => void>();
const onReset = jest.fn();
beforeEach(() => {
  onChange.mockClear();
  onReset.mockClear();
});

/** Updates `filter` to the last applied choices; automatic unless `isHeld`. */
let arrive = () => {};
let isHeld = false;
beforeEach(() => void (isHeld = false));

function Site({ filter: start = emptyFilter, ...rest }: Partial<CatalogFiltersProps>) {
  const [filter, setFilter] = useState(start);
  return (
    <CatalogFilters
      viewer="Поставщик"
      foundCount={42}
      isLoading={false}
      {...rest}
      filter={filter}
      onChange={(part) => {
        onChange(part);
        arrive = () => setFilter({ ...filter, ...part });
        if (!isHeld) arrive();
      }}
      onReset={() => {
        onReset();
        setFilter(emptyFilter);
      }}
    />
  );
}

/** Simulates a narrow viewport. */
function narrow() {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList);
}

const control = (name: string | RegExp) => screen.getByRole('button', { name });
const line = (name: string | RegExp) => screen.findByRole('treeitem', { name });
const lines = () => screen.queryAllByRole('treeitem').map(({ textContent }) => textContent);
const chips = () =>
  within(screen.getByRole('list', { name: 'Выбранные фильтры' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('labels filters by the viewer’s type [CAT-09] [CARD-06]', async () => {
  const own = {
    Поставщик: ['Что ищут', 'Ожидаемый тираж', 'Ожидаемая сумма'],
    Заказчик: ['Что предлагают', 'Минимальный тираж', 'Минимальная сумма'],
  };
  for (const viewer of ['Поставщик', 'Заказчик'] as const) {
    const { container, unmount } = renderPage(<Site viewer={viewer} />);
    for (const label of ['Город', ...own[viewer], 'Брендирование', 'Статусы']) expect(control(label)).toBeVisible();
    await expectNoAxeViolations(container);
    unmount();
  }
});

test('loads cities when their list opens and omits empty ones [CAT-03] [CAT-04]', async () => {
  renderPage(<Site />);
  expect(asked).toEqual([]);
  await user.click(control('Город'));
  await line('Чита 14');
  expect(lines()).toEqual(['Россия', ...cities.filter((city) => city !== 'Орёл').map((city) => `${city}14`)]);
  expect(screen.getByText('Любое из отмеченного')).toBeVisible();
  expect(asked.toSorted()).toEqual(cities);
});

test('counts at most six options in parallel [CAT-04]', async () => {
  let release = () => {};
  let isHeld = true;
  let inside = 0;
  let most = 0;
  const door = new Promise<void>((open) => (release = open));
  api.answer('get', '/api/filters/location/{name}/count', async ({ path }) => {
    asked.push(String(path.name));
    most = Math.max(most, ++inside);
    if (isHeld && path.name !== 'Казань') await door;
    inside -= 1;
    return { count: 5 };
  });
  renderPage(<Site />);
  await user.click(control('Город'));
  await line('Казань 5');
  expect(lines()).toEqual(['Россия', 'Казань5']);
  await waitFor(() => expect(asked).toHaveLength(7));
  isHeld = false;
  act(release);
  await waitFor(() => expect(lines()).toEqual(['Россия', ...cities.map((city) => `${city}5`)]));
  expect(most).toBe(6);

  await user.keyboard('{Escape}');
  await user.click(control('Город'));
  await line('Чита 5');
  expect(asked).toHaveLength(cities.length);
});

test('retries only the missing counts after a failure [CAT-04]', async () => {
  api.answer('get', '/api/filters/location/{name}/count', ({ path }) => {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- the fake network answers with a response that is thrown
    if (path.name === 'Чита') throw new Response('', { status: 500 });
    return { count: 5 };
  });
  renderPage(<Site />);
  await user.click(control('Город'));
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  for (const city of ['Казань', 'Уфа']) await line(`${city} 5`);
  api.answer('get', '/api/filters/location/{name}/count', ({ path }) => {
    asked.push(String(path.name));
    return { count: 5 };
  });
  await user.click(retry);
  await line('Чита 5');
  expect(asked).toEqual(['Чита']);
});

test('shows a whole activity group as one chip [CAT-03] [CAT-04]', async () => {
  renderPage(<Site />);
  await user.click(control('Что ищут'));
  await line('Текстиль');
  expect(lines()).toEqual(['Текстиль', 'Футболки2', 'Кепки3', 'Посуда', 'Кружки5']);
  await user.click(await line('Текстиль'));
  await user.click(await line('Кружки 5'));
  expect(control('Что ищут: 3')).toBeVisible();
  expect(chips()).toEqual(['Текстиль', 'Кружки']);
  await waitFor(() => expect(onChange.mock.calls).toEqual([[{ activity: [2, 3, 5] }]]));

  await user.click(control('Убрать: Текстиль'));
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ activity: [5] }));
});

test.each([
  ['Ожидаемый тираж', 'от 100 шт. 3', { circulation: ['от 100 шт.'] }, 'от 100 шт.'],
  ['Ожидаемая сумма', /^от 10/, { sum: ['от 10 000 ₽'] }, 'от 10 000 ₽'],
  ['Брендирование', /^Да/, { branding: ['Да (с нанесением)'] }, 'Брендирование: Да (с нанесением)'],
] as const)('filters «%s» by the ticked options [CAT-03]', async (label, option, part, chip) => {
  renderPage(<Site />);
  await user.click(control(label));
  await user.click(await line(option));
  expect(chips()).toEqual([chip]);
  await waitFor(() => expect(onChange.mock.calls).toEqual([[part]]));
});

test('lets a customer choose whether branding is required [CARD-06]', async () => {
  renderPage(<Site viewer="Заказчик" />);
  await user.click(control('Брендирование'));
  await user.click(await line(/^Не требуется брендирование/));
  expect(chips()).toEqual(['Не требуется брендирование']);
});

test.each([
  ['Агентства', 'Только они', { agency: 1 }, 'Только агентства'],
  ['Агентства', 'Без них', { agency: 2 }, 'Без агентств'],
  ['Общение', 'Уже общались', { communication: 1 }, 'Уже общались'],
  ['Общение', 'Ещё нет', { communication: 2 }, 'Ещё не общались'],
  ['Встречи', 'Уже встречались', { meeting: 1 }, 'Уже встречались'],
  ['Встречи', 'Ещё нет', { meeting: 2 }, 'Ещё не встречались'],
  ['Чат', 'Только чат', { onlyChat: 1 }, 'Только чат'],
  ['Чат', 'Встречи', { onlyChat: 2 }, 'Готовы встречаться'],
] as const)('filters by status «%s»: «%s» [CAT-03]', async (question, answer, part, chip) => {
  renderPage(<Site />);
  await user.click(control('Статусы'));
  await user.click(within(screen.getByRole('radiogroup', { name: question })).getByRole('radio', { name: answer }));
  expect(control('Статусы: 1')).toBeVisible();
  expect(chips()).toEqual([chip]);
  await waitFor(() => expect(onChange.mock.calls).toEqual([[part]]));
  await user.click(control(`Убрать: ${chip}`));
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ [Object.keys(part)[0] ?? '']: 0 }));
});

test('applies choices together after a pause or with the text', async () => {
  renderPage(<Site />);
  await user.click(control('Город'));
  await user.click(await line('Казань 14'));
  await user.click(await line('Москва 14'));
  expect(onChange).not.toHaveBeenCalled();
  await waitFor(() => expect(onChange.mock.calls).toEqual([[{ location: ['Казань', 'Москва'] }]]));

  onChange.mockClear();
  await user.click(await line('Пермь 14'));
  await user.keyboard('{Escape}');
  await user.type(screen.getByRole('searchbox', { name: 'Название компании' }), 'ветер{Enter}');
  expect(onChange.mock.calls).toEqual([[{ location: ['Казань', 'Москва', 'Пермь'], company: 'ветер' }]]);
});

test('clears the text on Escape', async () => {
  renderPage(<Site filter={{ ...emptyFilter, company: 'ветер' }} />);
  const field = screen.getByRole('searchbox', { name: 'Название компании' });
  await user.click(field);
  await user.keyboard('{Escape}');
  expect(field).toHaveValue('');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ company: '' }));
});

test('discards pending choices on «Сбросить всё» [CAT-06]', async () => {
  renderPage(<Site />);
  await user.click(control('Статусы'));
  await user.click(screen.getByRole('radio', { name: 'Без них' }));
  await user.keyboard('{Escape}');
  await user.click(control('Сбросить всё'));
  expect(onReset).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('list', { name: 'Выбранные фильтры' })).not.toBeInTheDocument();
  expect(control('Статусы')).toBeVisible();
  expect(screen.getByRole('search')).toHaveFocus();
});

test('moves focus to the next chip, or the filters', async () => {
  renderPage(<Site filter={{ ...emptyFilter, location: ['Казань', 'Москва'] }} />);
  await user.click(control('Убрать: Казань'));
  expect(control('Убрать: Москва')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('search')).toHaveFocus();
});

test('opens no list when disabled [CAT-07]', async () => {
  renderPage(<Site isDisabled />);
  for (const label of ['Город', 'Что ищут', 'Ожидаемый тираж', 'Ожидаемая сумма', 'Брендирование', 'Статусы'])
    expect(control(label)).toBeDisabled();
  expect(screen.getByRole('searchbox')).toBeDisabled();
  await user.click(control('Город'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('opens a sheet with the result count on narrow viewports [CAT-03]', async () => {
  narrow();
  renderPage(<Site filter={{ ...emptyFilter, location: ['Казань'], agency: 2, meeting: 2 }} />);
  await user.click(control('Фильтры (2)'));
  const sheet = within(screen.getByRole('dialog', { name: 'Фильтры' }));
  expect(asked).toEqual([]);
  await user.click(sheet.getByRole('button', { name: /^Город/ }));
  await user.click(await line('Москва 14'));
  expect(sheet.getByRole('button', { name: 'Показать 42' })).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(onChange.mock.calls).toEqual([[{ location: ['Казань', 'Москва'] }]]));
  await expectNoAxeViolations(document.body);
  await user.click(sheet.getByRole('button', { name: 'Показать 42' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(chips()).toEqual(['Казань', 'Москва', 'Без агентств', 'Ещё не встречались']);
});

test('keeps a choice when the sheet closes at once', async () => {
  narrow();
  renderPage(<Site />);
  await user.click(control('Фильтры'));
  await user.click(control('Статусы'));
  await user.click(screen.getByRole('radio', { name: 'Без них' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onChange.mock.calls).toEqual([[{ agency: 2 }]]));
});

test('keeps a choice made while another is applied [CAT-03] [CAT-05]', async () => {
  isHeld = true;
  renderPage(<Site />);
  await user.click(control('Статусы'));
  const answer = async (question: string, name: string) =>
    user.click(within(await screen.findByRole('radiogroup', { name: question })).getByRole('radio', { name }));
  await answer('Агентства', 'Без них');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ agency: 2 }));
  await answer('Встречи', 'Ещё нет');
  act(() => arrive());
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ meeting: 2 }));
  act(() => arrive());
  await user.keyboard('{Escape}');
  expect(chips()).toEqual(['Без агентств', 'Ещё не встречались']);
  expect(onChange).toHaveBeenCalledTimes(2);
});
