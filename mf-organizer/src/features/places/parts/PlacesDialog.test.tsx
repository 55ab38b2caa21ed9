import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Place, Schema } from 'shared-api/contract';
import { renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { toast } from 'shared-ui/toast';
import { meetingFixtures as make } from '#testing/meetingFixtures';
import { PlacesDialog } from './PlacesDialog';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });
let places: Place[] = [];
let writes: unknown[] = [];

beforeEach(() => {
  places = [make.table(4), make.table(5, { is_active: false, version: 2 })];
  writes = [];
  jest.spyOn(toast, 'success');
  api.answer('get', '/api/organizer/places', () => ({ places }));
  api.answer('put', '/api/organizer/places/{id}', ({ path, body }) => {
    writes.push(body);
    const { client_id: _, ...form } = body as Schema<'PlaceForm'>;
    const saved = { ...form, id: Number(path.id), version: form.version + 1 };
    places = places.map((place) => (place.id === saved.id ? saved : place));
    return saved;
  });
});
afterEach(() => void jest.restoreAllMocks());

const open = async () => {
  const onClose = jest.fn();
  renderPage(<PlacesDialog onClose={onClose} />);
  await screen.findByRole('list', { name: 'Все места' });
  return onClose;
};
const rows = () => within(screen.getByRole('list', { name: 'Все места' })).getAllByRole('listitem');
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole('textbox', { name });

test('adds numbered tables of a hall [ORG-05]', async () => {
  api.answer('post', '/api/organizer/places', ({ body }) => {
    writes.push(body);
    return { added: 2, existing: ['Стол 1, зал Б'] };
  });
  await open();
  await user.type(field('До'), '3');
  await user.type(field('Зал'), ' Б ');
  await expectNoAxeViolations(document.body);
  await press('Добавить');
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Добавлено: 2 места. Уже были: 1.'));
  expect(writes).toEqual([
    {
      places: ['Стол 1', 'Стол 2', 'Стол 3'].map((label) => ({ label, hall: 'Б', kind: 'table' })),
      client_id: expect.any(String),
    },
  ]);
  expect(field('От')).toHaveValue('4');
});

test.each([
  ['', '', 'Число от 1 до 9999.'],
  ['1', 'много', 'Число от 1 до 9999.'],
  ['5', '4', 'Не меньше, чем «От».'],
  ['1', '501', 'Не больше 500 мест за раз.'],
])('refuses tables from «%s» to «%s» [ORG-05]', async (from, to, message) => {
  await open();
  await user.clear(field('От'));
  if (from) await user.type(field('От'), from);
  if (to) await user.type(field('До'), to);
  await press('Добавить');
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
});

test('switches a place off and on [ORG-05]', async () => {
  await open();
  expect(rows()[1]).toHaveTextContent('отключено');
  await press('Отключить: Стол 4, зал Б');
  await waitFor(() => expect(rows()[0]).toHaveTextContent('отключено'));
  expect(writes[0]).toMatchObject({ label: 'Стол 4', hall: 'Б', kind: 'table', is_active: false, version: 0 });
  await press('Включить: Стол 5, зал Б');
  await waitFor(() => expect(rows()[1]).not.toHaveTextContent('отключено'));
});

test('renames a place [ORG-05]', async () => {
  await open();
  await press('Изменить: Стол 4, зал Б');
  const form = within(rows()[0]!);
  const label = form.getByRole('textbox', { name: 'Название' });
  await user.clear(label);
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  expect(await form.findByText('Поле не должно быть пустым.')).toBeVisible();
  await user.type(label, 'Переговорная');
  await user.selectOptions(form.getByRole('combobox', { name: 'Вид' }), 'Комната');
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Переговорная, зал Б Комната'));
  expect(writes[0]).toMatchObject({ label: 'Переговорная', kind: 'room', version: 0 });
});

test('switches off a place that meetings still have [ORG-05]', async () => {
  api.fail('delete', '/api/organizer/places/{id}', {
    status: 409,
    body: '«Стол 4, зал Б»: ещё 6 встреч. Такое место можно отключить.',
  });
  await open();
  await press('Удалить: Стол 4, зал Б');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('ещё 6 встреч');
  await user.click(within(alert).getByRole('button', { name: 'Отключить' }));
  await waitFor(() => expect(rows()[0]).toHaveTextContent('отключено'));
});

test('deletes a place, also one that is already gone [ORG-05]', async () => {
  api.fail('delete', '/api/organizer/places/{id}', { status: 404, body: 'Такого места нет.' });
  await open();
  places = places.slice(1);
  await press('Удалить: Стол 4, зал Б');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(toast.success).toHaveBeenCalledWith('Удалено: Стол 4, зал Б');
});

test('shows both versions after another organizer’s change [ORG-10]', async () => {
  const current = make.table(4, { label: 'Стол А', version: 7 });
  const refuse = () =>
    api.fail('put', '/api/organizer/places/{id}', {
      status: 409,
      body: { message: 'Изменено.', current, changed_by: { id: 5, name: 'Анна Петрова' } },
    });
  await open();
  await press('Изменить: Стол 4, зал Б');
  refuse();
  const label = field('Название');
  await user.clear(label);
  await user.type(label, 'Стол Б{Enter}');
  expect(await screen.findByText('Сохранено: Стол А')).toBeVisible();
  expect(screen.getByText('У вас: Стол Б')).toBeVisible();
  expect(label).toHaveValue('Стол Б');
  api.answer('put', '/api/organizer/places/{id}', ({ body }) => {
    writes.push(body);
    return { ...current, label: 'Стол Б', version: 8 };
  });
  await press('Оставить моё');
  await waitFor(() => expect(writes[0]).toMatchObject({ label: 'Стол Б', version: 7 }));
});

test('puts the other organizer’s version into the form [ORG-10]', async () => {
  await open();
  await press('Изменить: Стол 4, зал Б');
  api.fail('put', '/api/organizer/places/{id}', {
    status: 409,
    body: { message: 'Изменено.', current: make.table(4, { label: 'Стол А', version: 7 }) },
  });
  await user.type(field('Название'), '1{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Взять сохранённое' }));
  expect(field('Название')).toHaveValue('Стол А');
});

test('offers a retry, then tables without any place', async () => {
  api.fail('get', '/api/organizer/places', { status: 503 });
  renderPage(<PlacesDialog onClose={() => {}} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить места.');
  api.answer('get', '/api/organizer/places', { places: [] });
  await press('Повторить');
  expect(await screen.findByText('Мест пока нет. Добавьте столы.')).toBeVisible();
});
