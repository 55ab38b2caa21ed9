import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CurrentUser } from 'shared-api/contract';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { closeToasts } from 'shared-ui/testing';
import { Toaster } from 'shared-ui/Toaster';
import { GeneralInfoEdit } from './GeneralInfoEdit';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });
let current: CurrentUser;
let saved: unknown[];

beforeEach(() => {
  closeToasts();
  saved = [];
  current = fixtures.currentUser();
  api.answer('get', '/api/user', () => current);
  api.answer('get', '/api/geonames/countries', {
    countries: [
      { id: 112, title: 'Беларусь' },
      { id: 643, title: 'Россия' },
    ],
  });
  api.answer('get', '/api/geonames/countries/{id}/cities', {
    cities: [{ title: 'Минск', country: 'Беларусь' }],
  });
  api.answer('put', '/api/profile/generalinfo', ({ body }) => {
    saved.push(body);
    current = { ...current, ...(body as Partial<CurrentUser>) };
    return { ok: true };
  });
});

async function start() {
  renderPage(
    <>
      <GeneralInfoEdit />
      <Toaster />
    </>,
  );
  await screen.findByRole('option', { name: 'Беларусь' });
}
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`), { selector: 'input' });
const save = () => screen.getByRole('button', { name: 'Сохранить' });
async function retype(name: string, text: string) {
  await user.clear(field(name));
  await user.click(field(name));
  if (text) await user.paste(text);
  await user.tab();
}

test.each([
  ['Имя', ' ', 'Поле не должно быть пустым.', 'Осталось заполнить: «Имя».'],
  ['Имя', 'Анна\tМария', 'Пишите в одну строку, без табуляций и управляющих символов.', 'Нужно исправить: «Имя».'],
  ['Фамилия', '', 'Поле не должно быть пустым.', 'Осталось заполнить: «Фамилия».'],
  ['E-mail', '', 'Поле не должно быть пустым.', 'Осталось заполнить: «E-mail».'],
  ['E-mail', 'olga@', 'Введите корректный адрес электронной почты.', 'Нужно исправить: «E-mail».'],
  ['Телефон', '+7 900', 'Введите номер телефона полностью.', 'Нужно исправить: «Телефон».'],
])('disables saving while «%s» is invalid (%p) [EDIT-01]', async (name, typed, complaint, line) => {
  await start();
  expect(save()).toBeEnabled();
  await retype(name, typed);
  expect(await screen.findByText(complaint)).toBeVisible();
  expect(save()).toBeDisabled();
  expect(save()).toHaveAccessibleDescription(line);
});

test('requires a new city after a change of country [EDIT-01]', async () => {
  await start();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Страна' }), 'Беларусь');
  expect(screen.getByRole('combobox', { name: 'Город' })).toHaveValue('');
  expect(save()).toHaveAccessibleDescription('Осталось заполнить: «Город».');
  await user.type(screen.getByRole('combobox', { name: 'Город' }), 'мин');
  await user.click(await screen.findByRole('option', { name: 'Минск' }));
  await retype('Имя', ' Анна ');
  await user.click(save());
  expect(await screen.findByText('Изменения успешно применены!')).toBeVisible();
  expect(saved).toEqual([
    {
      firstname: 'Анна',
      lastname: 'Иванова',
      email: 'supplier@vstrecha.example',
      phone: '+7 (900) 000-00-01',
      country: 'Беларусь',
      city: 'Минск',
    },
  ]);
  expect(screen.getByText('Сохранено')).toBeVisible();
  expect(field('Имя')).toHaveValue('Анна');
});

test.each([
  ['email', 'ERROR_EMAIL_EXIST', 'Такой E-mail уже используется.', 'E-mail', 'anna@example.com'],
  ['phone', 'ERROR_PHONE_EXIST', 'Такой номер телефона уже используется.', 'Телефон', '+7 (911) 111-11-11'],
])('shows a refused %s in toast and field [EDIT-01]', async (name, code, sentence, label, typed) => {
  await start();
  api.fail('put', '/api/profile/generalinfo', { status: 422, body: { errors: { [name]: code } } });
  await retype(label, typed);
  await user.click(save());
  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(sentence));
  // In the toast, at the field and above the button.
  expect(screen.getAllByText(sentence)).toHaveLength(3);
  expect(field(label)).toHaveFocus();
  expect(field(label)).toHaveValue(typed);
  expect(save()).toBeDisabled();
  await retype(label, label === 'E-mail' ? 'olga@example.com' : '+7 (922) 222-22-22');
  expect(save()).toBeEnabled();
});

test('keeps the input and shows the reason when saving fails [EDIT-01]', async () => {
  await start();
  await retype('Имя', 'Анна');
  api.fail('put', '/api/profile/generalinfo', 'network');
  await user.click(save());
  expect(await screen.findByText('Ошибка применения изменений!')).toBeVisible();
  expect(screen.getByText(/Нет связи с сервером/)).toBeVisible();
  expect(field('Имя')).toHaveValue('Анна');
  expect(screen.getByText('Не сохранено')).toBeVisible();
  api.answer('put', '/api/profile/generalinfo', { ok: true });
  await user.click(save());
  expect(await screen.findByText('Сохранено')).toBeVisible();
});

test('«Отменить» restores the saved values', async () => {
  await start();
  expect(screen.getByText('Изменений нет')).toBeVisible();
  await retype('Имя', '');
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  expect(field('Имя')).toHaveValue('Ольга');
  expect(save()).toBeEnabled();
});

test('shows no blur error while «Отменить» is pressed', async () => {
  await start();
  await user.clear(field('Фамилия'));
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Отменить' }) });
  expect(screen.queryByText('Поле не должно быть пустым.')).not.toBeInTheDocument();
  await user.pointer('[/MouseLeft]');
  expect(field('Фамилия')).toHaveValue('Иванова');
});

const saveElsewhere = (part: Partial<CurrentUser>) => (current = { ...current, ...part });

test('keeps fields saved by another tab [EDIT-01]', async () => {
  await start();
  saveElsewhere({ lastname: 'Новикова', country: 'Беларусь', city: 'Минск' });
  await retype('Имя', 'Анна');
  await user.click(save());
  expect(await screen.findByText('Изменения успешно применены!')).toBeVisible();
  expect(saved).toEqual([
    expect.objectContaining({ firstname: 'Анна', lastname: 'Новикова', country: 'Беларусь', city: 'Минск' }),
  ]);
  expect(field('Фамилия')).toHaveValue('Новикова');
});

test('shows both values when another tab changed the field [EDIT-01]', async () => {
  await start();
  saveElsewhere({ firstname: 'Мария', lastname: 'Новикова' });
  await retype('Имя', 'Анна');
  await user.click(save());
  const notice = await screen.findByText('Пока вы редактировали, эти поля изменили в другом месте');
  expect(notice.closest('[role=status]')).toHaveTextContent(/Имя.*Сохранено: Мария.*У вас: Анна/);
  expect(saved).toEqual([]);
  expect(field('Имя')).toHaveValue('Анна');
  expect(field('Фамилия')).toHaveValue('Новикова');

  await user.click(screen.getByRole('button', { name: 'Взять сохранённое: Имя' }));
  expect(field('Имя')).toHaveValue('Мария');
  await user.click(screen.getByRole('button', { name: 'Вернуть моё: Имя' }));
  expect(field('Имя')).toHaveValue('Анна');
  await user.click(save());
  await waitFor(() => expect(saved).toEqual([expect.objectContaining({ firstname: 'Анна', lastname: 'Новикова' })]));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
});

test('reports a conflict of stored city and changed country [EDIT-01]', async () => {
  await start();
  saveElsewhere({ city: 'Казань' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Страна' }), 'Беларусь');
  const city = screen.getByRole('combobox', { name: 'Город' });
  await waitFor(() => expect(city).toBeEnabled());
  await user.type(city, 'Мин');
  await user.click(await screen.findByRole('option', { name: 'Минск' }));
  await user.click(save());
  expect(await screen.findByText('Сохранено: Казань')).toBeVisible();
  expect(saved).toEqual([]);
});

test('keeps the changes of two tabs in different fields [EDIT-01]', async () => {
  const tabs = [renderPage(<GeneralInfoEdit />), renderPage(<GeneralInfoEdit />)].map(({ container }) =>
    within(container),
  );
  const [one, other] = tabs as [(typeof tabs)[number], (typeof tabs)[number]];
  const change = async (tab: typeof one, name: string, text: string) => {
    const input = await tab.findByRole('textbox', { name });
    await user.clear(input);
    await user.type(input, text);
    await user.click(tab.getByRole('button', { name: 'Сохранить' }));
    expect(await tab.findByText('Сохранено')).toBeVisible();
  };
  await other.findByRole('textbox', { name: 'Имя' });
  await change(one, 'Имя', 'Анна');
  await change(other, 'Фамилия', 'Новикова');
  expect(current).toMatchObject({ firstname: 'Анна', lastname: 'Новикова' });
});

test('sends no request when the stored values fail to load [EDIT-01]', async () => {
  await start();
  await retype('Имя', 'Анна');
  api.fail('get', '/api/user', 'network');
  await user.click(save());
  expect((await screen.findAllByText('Ошибка применения изменений!'))[0]).toBeVisible();
  expect(saved).toEqual([]);
  expect(field('Имя')).toHaveValue('Анна');
});
