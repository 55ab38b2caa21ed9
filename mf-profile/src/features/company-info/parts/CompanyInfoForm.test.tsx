import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Schema } from 'yup';
import type { CurrentUser, UserType } from 'shared-api/contract';
import { useCurrentUser } from 'shared-api/session';
import { claimDrafts, keepDraft } from 'shared-api/storage';
import { fixtures, keptDrafts, renderPage, useFakeApi } from 'shared-api/testing';
import { closeToasts, expectNoAxeViolations, giveElementsSize } from 'shared-ui/testing';
import { Toaster } from 'shared-ui/Toaster';
import { CompanyInfoForm } from './CompanyInfoForm';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });

const fresh = {
  activity: [],
  description: '',
  site: '',
  minimum_circulation: [],
  minimum_sum: [],
  branding: '',
  industry: '',
  registration_step: 'COMPANY',
} as const;
const areas = [
  { id: 1, value: 'Одежда', node: 0 },
  { id: 11, value: 'Футболки', node: 1 },
  { id: 12, value: 'Толстовки', node: 1 },
  { id: 2, value: 'Посуда', node: 0 },
  { id: 21, value: 'Кружки', node: 2 },
];
const deal = {
  circulation: ['от 10 шт.', 'от 100 шт.'],
  sum: ['от 10 000 ₽', 'от 50 000 ₽'],
  branding: ['Да (с нанесением)', 'Нет (без нанесения)'],
};

let current: CurrentUser;
let saved: unknown[];
let takeSizeAway: () => void;

beforeEach(() => {
  closeToasts();
  localStorage.clear();
  takeSizeAway = giveElementsSize();
  // axe measures text with a canvas; without this, jsdom logs a long error.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  saved = [];
  api.answer('get', '/api/user', () => current);
  api.answer('get', '/api/activities', { activities: areas });
  api.answer('get', '/api/filters/additionally', deal);
  api.answer('get', '/api/industries', { industries: [{ name: 'Логистика' }, { name: 'Спорт' }] });
  api.answer('put', '/api/profile/companyinfo', ({ body }) => {
    saved.push(body);
    if (current.registration_step === 'COMPANY') current = { ...current, registration_step: 'FILES' };
    return { ok: true };
  });
});
afterEach(() => takeSizeAway());

async function start(purpose: 'registration' | 'profile', part: Partial<CurrentUser> = {}) {
  current = fixtures.currentUser(part);
  const onSaved = jest.fn();
  const page = renderPage(
    <>
      <CompanyInfoForm purpose={purpose} onSaved={onSaved} />
      <Toaster />
    </>,
  );
  await screen.findByRole('textbox', { name: 'О компании' });
  return { ...page, onSaved };
}

const register = (part: Partial<CurrentUser> = {}) =>
  start('registration', { ...fresh, activity: [], minimum_circulation: [], minimum_sum: [], ...part });
const submit = (name = 'Продолжить') => screen.getByRole('button', { name });
const text = (name: string) => screen.getByRole('textbox', { name });
const choice = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const select = (name: string) => screen.getByRole('combobox', { name });
const retype = async (name: string, typed: string) => {
  await user.clear(text(name));
  await user.type(text(name), typed);
};

const ticks = (name: string) => within(screen.getByRole('group', { name: new RegExp(`^${name}`) }));
const choose = async (name: string, option: string) =>
  user.click(await ticks(name).findByRole('checkbox', { name: option }));

async function chooseActivity(label: string, area: string) {
  await user.click(choice(label));
  await user.click(await screen.findByRole('treeitem', { name: area }));
  await user.click(screen.getByRole('button', { name: /^Выбрать \(/ }));
}

/** Fills in all fields required of every company, in their order. */
async function fillRequired(type: UserType, branding: string) {
  await chooseActivity(type === 'Поставщик' ? 'Мы предлагаем' : 'Мы ищем', 'Одежда');
  await user.type(text('О компании'), ' Печатаем на футболках. ');
  await user.type(text('Сайт'), 'vstrecha.example');
  await choose('Минимальный тираж', 'от 100 шт.');
  await choose('Минимальная сумма', 'от 50 000 ₽');
  await user.selectOptions(select('Брендирование'), await screen.findByRole('option', { name: branding }));
}

const filled = {
  company: 'Мануфактура подарков',
  activity: [11, 12],
  description: 'Печатаем на футболках.',
  site: 'https://vstrecha.example',
  circulation: ['от 100 шт.'],
  sum: ['от 50 000 ₽'],
  branding: 'Да (с нанесением)',
  only_chat: false,
  is_advertising_agency: false,
  industry: '',
};

test('registration: lists missing required fields of a supplier [REG-06] [EDIT-04]', async () => {
  const { onSaved, container } = await register();
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription(
    'Осталось заполнить: «Мы предлагаем», «О компании», «Сайт», «Минимальный тираж», «Минимальная сумма», «Брендирование».',
  );
  for (const name of ['О компании', 'Сайт']) expect(text(name)).toBeRequired();
  expect(select('Брендирование')).toBeRequired();
  expect(choice('Мы предлагаем')).toHaveAccessibleName(/обязательное поле$/);
  for (const name of ['Минимальный тираж', 'Минимальная сумма'])
    expect(screen.getByRole('group', { name: new RegExp(`^${name}.*обязательное поле$`) })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Условия сделки' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Отрасль' })).not.toBeInTheDocument();
  await expectNoAxeViolations(container);

  await chooseActivity('Мы предлагаем', 'Одежда');
  expect(screen.getByText('Футболки, Толстовки')).toBeVisible();
  expect(submit()).toHaveAccessibleDescription(
    'Осталось заполнить: «О компании», «Сайт», «Минимальный тираж», «Минимальная сумма», «Брендирование».',
  );
  await user.type(text('О компании'), ' Печатаем на футболках. ');
  expect(submit()).toHaveAccessibleDescription(
    'Осталось заполнить: «Сайт», «Минимальный тираж», «Минимальная сумма», «Брендирование».',
  );
  await user.type(text('Сайт'), 'vstrecha.example');
  expect(submit()).toHaveAccessibleDescription(
    'Осталось заполнить: «Минимальный тираж», «Минимальная сумма», «Брендирование».',
  );
  await choose('Минимальный тираж', 'от 100 шт.');
  expect(submit()).toHaveAccessibleDescription('Осталось заполнить: «Минимальная сумма», «Брендирование».');
  await choose('Минимальная сумма', 'от 50 000 ₽');
  expect(submit()).toHaveAccessibleDescription('Осталось заполнить: «Брендирование».');
  expect(submit()).toBeDisabled();
  await user.selectOptions(select('Брендирование'), 'Требуется брендирование');
  expect(submit()).toBeEnabled();
  expect(submit()).not.toHaveAccessibleDescription();
  await expectNoAxeViolations(container);

  await user.click(submit());
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(saved).toEqual([filled]);
  expect(screen.queryByText('Изменения успешно применены!')).not.toBeInTheDocument();
});

test('registration: requires an industry from customers except agencies [REG-06]', async () => {
  const { container } = await register({ type: 'Заказчик', company: 'Северный ветер' });
  expect(screen.getByRole('group', { name: 'Ожидаемые условия сделки' })).toBeVisible();
  await fillRequired('Заказчик', 'Да (с нанесением)');
  expect(select('Отрасль')).toBeRequired();
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription('Осталось заполнить: «Отрасль».');
  await expectNoAxeViolations(container);

  await user.selectOptions(select('Отрасль'), 'Спорт');
  expect(submit()).toBeEnabled();
  await user.click(submit());
  await waitFor(() => expect(saved).toEqual([{ ...filled, company: 'Северный ветер', industry: 'Спорт' }]));
});

test('registration: asks neither for the name nor for agency again [FIRST-01]', async () => {
  const { unmount } = await register({ type: 'Заказчик' });
  expect(screen.queryByRole('textbox', { name: 'Название компании' })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: 'Мы — рекламное агентство' })).not.toBeInTheDocument();
  unmount();
  await register({ type: 'Заказчик', company: ' ' });
  expect(text('Название компании')).toBeRequired();
});

test('registration: saves an agency without industry, keeps chat-only [REG-06]', async () => {
  const { onSaved } = await register({
    type: 'Заказчик',
    is_advertising_agency: true,
    industry: 'Спорт',
    only_chat: true,
  });
  expect(screen.queryByRole('combobox', { name: 'Отрасль' })).not.toBeInTheDocument();
  await fillRequired('Заказчик', 'Да (с нанесением)');
  await user.click(submit());
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(saved).toEqual([{ ...filled, is_advertising_agency: true, only_chat: true }]);
});

test('profile: requires only the company’s name [EDIT-03]', async () => {
  const { onSaved, container } = await start('profile', {
    ...fresh,
    activity: [],
    minimum_circulation: [],
    minimum_sum: [],
    registration_step: 'FINISHED',
    type: 'Заказчик',
  });
  expect(submit('Сохранить')).toBeEnabled();
  expect(text('О компании')).not.toBeRequired();
  expect(text('Сайт')).not.toBeRequired();
  for (const name of ['Отрасль', 'Брендирование']) expect(select(name)).not.toBeRequired();
  for (const name of ['Мы ищем', 'Минимальный тираж', 'Минимальная сумма'])
    expect(choice(name)).not.toHaveAccessibleName(/обязательное/);

  await retype('Название компании', '   ');
  await user.tab();
  expect(await screen.findByText('Поле не должно быть пустым.')).toBeVisible();
  expect(text('Название компании')).toBeInvalid();
  expect(submit('Сохранить')).toBeDisabled();
  expect(submit('Сохранить')).toHaveAccessibleDescription('Осталось заполнить: «Название компании».');
  await expectNoAxeViolations(container);

  await retype('Название компании', ' Ветер ');
  await user.click(submit('Сохранить'));
  expect(await screen.findByText('Изменения успешно применены!')).toBeVisible();
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(saved).toEqual([
    { ...filled, company: 'Ветер', activity: [], description: '', site: '', circulation: [], sum: [], branding: '' },
  ]);
});

test('profile: saves one change together with all stored fields [EDIT-03]', async () => {
  await start('profile', { branding: 'Нет (без нанесения)' });
  expect(screen.getByText('Футболки, Толстовки')).toBeVisible();
  expect(text('Сайт')).toHaveValue('https://severny-veter.example');
  expect(choice('Минимальный тираж')).toHaveTextContent('от 100 шт.');
  await waitFor(() => expect(select('Брендирование')).toHaveDisplayValue('Не требуется брендирование'));
  await retype('О компании', 'Новое описание');
  expect(keptDrafts()).toHaveLength(1);
  await user.click(submit('Сохранить'));
  await screen.findByText('Изменения успешно применены!');
  await waitFor(() => expect(keptDrafts()).toHaveLength(0));
  expect(saved).toEqual([
    {
      ...filled,
      description: 'Новое описание',
      site: 'https://severny-veter.example',
      circulation: ['от 100 шт.'],
      branding: 'Нет (без нанесения)',
      industry: 'Логистика',
    },
  ]);
});

test.each(['сайт', 'javascript:alert(1)', 'ftp://vstrecha.example', 'https://olga:secret@vstrecha.example'])(
  'refuses «%s» as a site [REG-06] [EDIT-03]',
  async (typed) => {
    await start('profile', { site: '' });
    await user.type(text('Сайт'), typed);
    await user.tab();
    expect(await screen.findByText('Введите корректный адрес сайта.')).toBeVisible();
    expect(text('Сайт')).toBeInvalid();
    expect(submit('Сохранить')).toBeDisabled();
    expect(submit('Сохранить')).toHaveAccessibleDescription('Нужно исправить: «Сайт».');
  },
);

test.each([
  ['vstrecha.example', 'https://vstrecha.example'],
  ['http://vstrecha.example/about', 'http://vstrecha.example/about'],
  ['', ''],
])('stores and shows the site «%s» as «%s»', async (typed, stored) => {
  await start('profile', { site: 'https://old.example' });
  await user.clear(text('Сайт'));
  if (typed !== '') await user.type(text('Сайт'), typed);
  await user.click(submit('Сохранить'));
  await screen.findByText('Изменения успешно применены!');
  expect(saved).toEqual([expect.objectContaining({ site: stored })]);
  await waitFor(() => expect(text('Сайт')).toHaveValue(stored));
});

test('operates the activity dialog by keyboard and restores the focus [EDIT-04]', async () => {
  await register();
  choice('Мы предлагаем').focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Сферы деятельности' }));
  await dialog.findByRole('treeitem', { name: 'Одежда' });
  await expectNoAxeViolations(document.body);
  dialog.getByRole('tree').focus();
  await user.keyboard(' ');
  expect(dialog.getByRole('treeitem', { name: 'Одежда' })).toBeChecked();
  await user.keyboard('{ArrowDown} ');
  expect(dialog.getByRole('treeitem', { name: 'Одежда' })).toHaveAttribute('aria-checked', 'mixed');
  dialog.getByRole('button', { name: 'Выбрать (1)' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Толстовки')).toBeVisible();
  expect(choice('Мы предлагаем')).toHaveFocus();
  expect(choice('Мы предлагаем')).toHaveAccessibleName(/Изменить выбор \(1\)/);
  expect(choice('Мы предлагаем')).toHaveAccessibleDescription(/Толстовки/);

  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Убрать все' }));
  await user.click(screen.getByRole('button', { name: 'Выбрать' }));
  expect(await screen.findByText('Выберите хотя бы один вариант.')).toBeVisible();
});

test('validates once per character and not again on blur', async () => {
  await start('profile');
  const checks = [jest.spyOn(Schema.prototype, 'validateSync'), jest.spyOn(Schema.prototype, 'validate')];
  const count = () => checks.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  await user.type(text('О компании'), '!');
  expect(count()).toBe(1);
  await user.tab();
  expect(count()).toBe(1);
});

test('saves once on a double click', async () => {
  await start('profile');
  await user.dblClick(submit('Сохранить'));
  await screen.findByText('Изменения успешно применены!');
  expect(saved).toHaveLength(1);
});

test('restores a draft after a reload, deletes it after saving', async () => {
  const { unmount } = await register({ type: 'Заказчик' });
  await fillRequired('Заказчик', 'Нет (без нанесения)');
  await user.selectOptions(select('Отрасль'), 'Спорт');
  unmount();

  const again = await register({ type: 'Заказчик' });
  // Like the page, which proceeds to the next step.
  again.onSaved.mockImplementation(() => again.unmount());
  expect(await screen.findByText('Футболки, Толстовки')).toBeVisible();
  await screen.findByRole('checkbox', { name: 'от 100 шт.' });
  expect(text('О компании')).toHaveValue(' Печатаем на футболках. ');
  expect(text('Сайт')).toHaveValue('vstrecha.example');
  expect(ticks('Минимальный тираж').getByRole('checkbox', { name: 'от 100 шт.' })).toBeChecked();
  expect(ticks('Минимальная сумма').getByRole('checkbox', { name: 'от 50 000 ₽' })).toBeChecked();
  expect(select('Брендирование')).toHaveValue('Нет (без нанесения)');
  expect(select('Отрасль')).toHaveValue('Спорт');
  expect(screen.queryByText('Показаны изменения, которые вы не сохранили.')).not.toBeInTheDocument();
  await user.click(submit());
  await waitFor(() => expect(saved).toHaveLength(1));
  await waitFor(() => expect(keptDrafts()).toHaveLength(0));
});

test('profile: announces a restored draft and can discard it', async () => {
  const { unmount } = await start('profile');
  await retype('О компании', 'Черновик');
  unmount();
  await start('profile');
  expect(text('О компании')).toHaveValue('Черновик');
  expect(screen.getByText('Показаны изменения, которые вы не сохранили.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Вернуть сохранённое' }));
  expect(text('О компании')).toHaveValue('Ищем подарки для партнёров.');
  expect(screen.queryByText('Показаны изменения, которые вы не сохранили.')).not.toBeInTheDocument();
  expect(keptDrafts()).toHaveLength(0);
});

test('saves a draft without areas that no longer exist', async () => {
  claimDrafts(1);
  keepDraft('company-info.1', '{"activity":[11,999],"company":7,"sum":"x"}');
  await start('profile');
  await screen.findByRole('option', { name: 'Требуется брендирование' });
  await screen.findByText('Футболки');
  await user.click(submit('Сохранить'));
  await screen.findByText('Изменения успешно применены!');
  expect(saved).toEqual([
    expect.objectContaining({ activity: [11], company: 'Мануфактура подарков', sum: ['от 50 000 ₽'] }),
  ]);
});

test('keeps changes typed during saving as a draft', async () => {
  await start('profile');
  let answer = () => {};
  const answered = new Promise<{ ok: true }>((resolve) => (answer = () => resolve({ ok: true })));
  api.answer('put', '/api/profile/companyinfo', () => answered);
  await retype('О компании', 'Первое');
  await user.click(submit('Сохранить'));
  await waitFor(() => expect(submit('Сохранить')).toHaveAttribute('aria-busy', 'true'));
  await retype('О компании', 'Второе');
  await act(async () => answer());
  await screen.findByText('Изменения успешно применены!');
  expect(text('О компании')).toHaveValue('Второе');
  expect(keptDrafts()).toEqual(['{"description":"Второе","base":{"description":"Первое"}}']);
});

test('profile: keeps the input when saving fails [EDIT-03]', async () => {
  const { onSaved, container } = await start('profile');
  await retype('О компании', 'Новое');
  api.fail('put', '/api/profile/companyinfo', 'network');
  await user.click(submit('Сохранить'));
  expect(await screen.findByText('Ошибка применения изменений!')).toBeVisible();
  expect(
    await within(container).findByText('Нет связи с сервером. Проверьте подключение к интернету и повторите.'),
  ).toBeVisible();
  await expectNoAxeViolations(container);
  expect(text('О компании')).toHaveValue('Новое');
  expect(keptDrafts()).toHaveLength(1);
  expect(onSaved).not.toHaveBeenCalled();

  api.answer('put', '/api/profile/companyinfo', ({ body }) => (saved.push(body), { ok: true }));
  await user.click(submit('Сохранить'));
  expect(await screen.findByText('Изменения успешно применены!')).toBeVisible();
  expect(screen.queryByText(/Нет связи/)).not.toBeInTheDocument();
  expect(saved).toHaveLength(1);
});

test('registration: keeps the input when saving fails [REG-06] [REG-09]', async () => {
  const { onSaved } = await register();
  await fillRequired('Поставщик', 'Требуется брендирование');
  api.fail('put', '/api/profile/companyinfo', { status: 400, body: 'Введите корректный адрес сайта.' });
  await user.click(submit());
  expect(await screen.findByText('Непредвиденная ошибка!')).toBeVisible();
  expect(screen.getByText('Введите корректный адрес сайта.')).toBeVisible();
  expect(text('Сайт')).toHaveValue('vstrecha.example');
  expect(onSaved).not.toHaveBeenCalled();
  expect(submit()).toBeEnabled();
});

test('translates error codes, unknown ones as a generic error', async () => {
  const { container } = await start('profile');
  api.fail('put', '/api/profile/companyinfo', { status: 422, body: { errors: { email: 'ERROR_EMAIL_EXIST' } } });
  await user.click(submit('Сохранить'));
  expect(await within(container).findAllByText('Такой E-mail уже используется.')).toHaveLength(2);
  api.fail('put', '/api/profile/companyinfo', { status: 422, body: { errors: { email: 'ERROR_SECRET' } } });
  await user.click(submit('Сохранить'));
  expect(await screen.findAllByText(/^Непредвиденная ошибка!/)).toHaveLength(2);
  expect(document.body).not.toHaveTextContent('ERROR_');
});

test('registration: stays on the step when refetching the user fails', async () => {
  const { onSaved } = await register();
  await fillRequired('Поставщик', 'Требуется брендирование');
  api.answer('put', '/api/profile/companyinfo', () => {
    current = { ...current, registration_step: 'FILES' };
    api.fail('get', '/api/user', 'network');
    return { ok: true };
  });
  await user.click(submit());
  expect(
    await screen.findByText('Информация сохранена, но перейти дальше не удалось. Повторите попытку.'),
  ).toBeVisible();
  expect(onSaved).not.toHaveBeenCalled();
  api.answer('put', '/api/profile/companyinfo', { ok: true });
  api.answer('get', '/api/user', () => current);
  await user.click(submit());
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
});

test('offers a retry at each list that fails to load', async () => {
  api.fail('get', '/api/activities', 'network');
  api.fail('get', '/api/filters/additionally', 'network');
  api.fail('get', '/api/industries', 'network');
  const { container } = await register({ type: 'Заказчик' });
  await waitFor(() => expect(screen.getAllByText('Не удалось загрузить список.')).toHaveLength(5));
  for (const name of ['Отрасль', 'Брендирование'])
    expect(select(name)).toHaveAccessibleDescription(/Не удалось загрузить список/);
  expect(choice('Мы ищем')).toHaveAccessibleDescription(/Не удалось загрузить список/);
  for (const name of ['Минимальный тираж', 'Минимальная сумма'])
    expect(ticks(name).getByText('Не удалось загрузить список.')).toBeVisible();
  await expectNoAxeViolations(container);
  await user.type(text('О компании'), 'Ищем');
  expect(text('О компании')).toHaveValue('Ищем');

  api.answer('get', '/api/filters/additionally', deal);
  api.answer('get', '/api/industries', { industries: [{ name: 'Спорт' }] });
  await user.click(within(container).getAllByRole('button', { name: 'Повторить' })[0]!);
  expect(await screen.findByRole('option', { name: 'Спорт' })).toBeInTheDocument();
  await user.click(within(container).getAllByRole('button', { name: 'Повторить' }).at(-1)!);
  expect(await screen.findByRole('option', { name: 'Да (с нанесением)' })).toBeInTheDocument();

  api.answer('get', '/api/activities', { activities: areas });
  await user.click(choice('Мы ищем'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Повторить' }));
  expect(await dialog.findByRole('treeitem', { name: 'Кружки' })).toBeVisible();
  expect(within(container).queryByRole('button', { name: 'Повторить', hidden: true })).not.toBeInTheDocument();
});

test('offers a retry when the user fails to load', async () => {
  api.hang('get', '/api/user');
  const { unmount, container } = renderPage(<CompanyInfoForm purpose="profile" />);
  expect(screen.getByRole('status', { name: 'Загрузка информации о компании' })).toBeInTheDocument();
  // The delayed skeleton appears during the check.
  await act(() => expectNoAxeViolations(container));
  unmount();

  api.fail('get', '/api/user', 'network');
  renderPage(<CompanyInfoForm purpose="profile" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить информацию о компании.');
  current = fixtures.currentUser();
  api.answer('get', '/api/user', () => current);
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('textbox', { name: 'Название компании' })).toHaveValue('Мануфактура подарков');
});

describe('with a second tab [EDIT-03]', () => {
  const savedText = 'Изменения успешно применены!';

  test('keeps fields saved by the other tab', async () => {
    await start('profile');
    current = { ...current, description: 'Новое описание', only_chat: true };
    await retype('Сайт', 'new.example');
    await user.click(submit('Сохранить'));
    expect(await screen.findByText(savedText)).toBeVisible();
    expect(saved).toEqual([
      expect.objectContaining({ description: 'Новое описание', only_chat: true, site: 'https://new.example' }),
    ]);
    await waitFor(() => expect(text('О компании')).toHaveValue('Новое описание'));
  });

  test('shows both values of a field changed in both tabs', async () => {
    await start('profile');
    current = { ...current, description: 'Их описание' };
    await retype('О компании', 'Моё описание');
    await user.click(submit('Сохранить'));
    expect(await screen.findByText('Сохранено: Их описание')).toBeVisible();
    expect(screen.getByText('У вас: Моё описание')).toBeVisible();
    expect(saved).toEqual([]);
    expect(text('О компании')).toHaveValue('Моё описание');
    await user.click(submit('Сохранить'));
    await waitFor(() => expect(saved).toEqual([expect.objectContaining({ description: 'Моё описание' })]));
    await waitFor(() => expect(screen.queryByText('Сохранено: Их описание')).not.toBeInTheDocument());
  });

  test('keeps unsaved changes when stored values change', async () => {
    let reload: (() => unknown) | undefined;
    function Reader() {
      reload = useCurrentUser().reload;
      return null;
    }
    current = fixtures.currentUser();
    renderPage(
      <>
        <CompanyInfoForm purpose="profile" />
        <Reader />
      </>,
    );
    await screen.findByRole('textbox', { name: 'Название компании' });
    await retype('Сайт', 'new.example');
    current = { ...current, description: 'Новое описание' };
    await act(async () => void (await reload?.()));
    expect(text('О компании')).toHaveValue('Новое описание');
    expect(text('Сайт')).toHaveValue('new.example');
    expect(screen.getByText('Не сохранено')).toBeVisible();
  });
});
