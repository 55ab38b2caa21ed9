import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Schema } from 'yup';
import { isLogoutPending, markLogoutPending } from 'shared-api/storage';
import { fixtures, renderPage, useFakeApi, type ReceivedCall } from 'shared-api/testing';
import { pageLoad } from '#state/pageLoad';
import { SignupPage } from './SignupPage';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });
// Filling in the form takes long on a busy machine.
let signups: unknown[];
let logins: unknown[];
let openAddress: jest.SpiedFunction<typeof pageLoad.open>;

beforeEach(() => {
  openAddress = jest.spyOn(pageLoad, 'open').mockImplementation(() => {});
  api.configure({ privacyPolicyUrl: 'https://vstrecha.example/privacy' });
  localStorage.clear();
  signups = [];
  logins = [];
  api.answer('get', '/api/settings', fixtures.settings());
  api.answer('get', '/api/geonames/countries', {
    countries: [
      { id: 112, title: 'Беларусь' },
      { id: 643, title: 'Россия' },
    ],
  });
  api.answer('get', '/api/geonames/countries/{id}/cities', ({ path, query }) => ({
    cities:
      path.id === '643' && 'Москва'.toLowerCase().startsWith(query.get('search')?.toLowerCase() ?? '')
        ? [{ title: 'Москва', country: 'Россия' }]
        : [],
  }));
  api.answer('post', '/api/auth/signup', ({ body }) => {
    signups.push(body);
    return { ok: true };
  });
  api.answer('post', '/api/auth/login', ({ body }) => {
    logins.push(body);
    return { ok: true };
  });
});

const start = () => renderPage(<SignupPage />, { address: '/signup' });
const field = (name: string) => screen.getByRole('textbox', { name });
const country = () => screen.getByRole('combobox', { name: 'Страна' });
const city = () => screen.getByRole('combobox', { name: 'Город' });
const submit = () => screen.getByRole('button', { name: 'Продолжить' });
const labelled = (label: string) => screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input' });
const fill = async (label: string, text: string) => {
  const input = labelled(label);
  await user.clear(input);
  await user.type(input, text);
};

async function chooseCity() {
  await user.selectOptions(country(), await screen.findByRole('option', { name: 'Россия' }));
  await user.type(city(), 'мос');
  await user.click(await screen.findByRole('option', { name: 'Москва' }));
}

/** Opens a completed form: most of it from the draft, which is quicker than typing. */
async function startComplete() {
  localStorage.setItem('vstrecha.draft.guest.signup', JSON.stringify(draft));
  const page = start();
  await fill('Пароль', complete.password);
  await fill('Повторите пароль', complete.retryPassword);
  await user.click(screen.getByRole('checkbox', { name: /политику конфиденциальности/ }));
  return page;
}

/** A draft as release 0.2.0 stores it. */
const draft = {
  type: 'Поставщик',
  company: 'Мануфактура',
  country: 'Россия',
  city: 'Москва',
  firstname: 'Ольга',
  lastname: 'Иванова',
  phone: '+7 (900) 123-45-67',
  email: 'olga@example.com',
};
const complete = { ...draft, password: 'secret1', retryPassword: 'secret1', isAdvertisingAgency: false };

test('disables the button of an empty form with a reason [REG-01] [REG-02]', async () => {
  start();
  expect(screen.getByRole('heading', { level: 1, name: 'Регистрация' })).toBeVisible();
  expect(field('Телефон')).toHaveAttribute('placeholder', '+7 (XXX) XXX-XX-XX');
  expect(screen.getByRole('checkbox', { name: 'Мы — рекламное агентство' })).not.toBeChecked();
  expect(await screen.findByRole('link', { name: 'политику конфиденциальности' })).toHaveAttribute(
    'href',
    'https://vstrecha.example/privacy',
  );
  expect(submit()).toBeDisabled();
  expect(submit()).toHaveAccessibleDescription('Чтобы продолжить, заполните все поля без ошибок.');
});

test('enables the button for a valid form only [REG-02]', async () => {
  await startComplete();
  expect(submit()).toBeEnabled();
  expect(submit()).not.toHaveAccessibleDescription();
  await fill('E-mail', 'olga@');
  await user.tab();
  expect(await screen.findByText('Введите корректный адрес электронной почты.')).toBeVisible();
  expect(submit()).toBeDisabled();
  await fill('E-mail', 'olga@example.com');
  expect(submit()).toBeEnabled();
  await fill('Повторите пароль', 'secret2');
  await user.tab();
  expect(await screen.findByText('Пароли не совпадают.')).toBeVisible();
  expect(submit()).toBeDisabled();
});

test('validates once per character and not on blur', async () => {
  await startComplete();
  const checks = [jest.spyOn(Schema.prototype, 'validateSync'), jest.spyOn(Schema.prototype, 'validate')];
  const count = () => checks.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  await user.type(field('Имя'), 'х');
  expect(count()).toBe(1);
  await user.tab();
  expect(count()).toBe(1);
  expect(submit()).toBeEnabled();
});

test('logs in and opens the profile without premoderation [REG-05]', async () => {
  start();
  await user.click(screen.getByRole('radio', { name: 'Поставщик' }));
  await fill('Название компании', ' Мануфактура ');
  await user.click(screen.getByRole('checkbox', { name: 'Мы — рекламное агентство' }));
  await chooseCity();
  await fill('Имя', 'Ольга');
  await fill('Фамилия', 'Иванова');
  await fill('Телефон', '89001234567');
  await fill('E-mail', 'olga@example.com');
  await fill('Пароль', 'secret1');
  await fill('Повторите пароль', 'secret1');
  await user.click(screen.getByRole('checkbox', { name: /политику конфиденциальности/ }));
  expect(localStorage).toHaveLength(1);
  await user.click(submit());
  await waitFor(() => expect(openAddress).toHaveBeenCalledWith('/profile'));
  expect(signups).toEqual([{ ...complete, isAdvertisingAgency: true }]);
  expect(logins).toEqual([{ login: 'olga@example.com', password: 'secret1' }]);
  expect(localStorage).toHaveLength(0);
});

test('sends a complete phone number of another country [REG-02]', async () => {
  await startComplete();
  await fill('Телефон', '+37529123456');
  await user.tab();
  expect(await screen.findByText('Введите номер телефона полностью.')).toBeVisible();
  expect(submit()).toBeDisabled();
  await user.type(field('Телефон'), '7');
  await user.click(submit());
  await waitFor(() => expect(signups).toEqual([{ ...complete, phone: '+375 29 123 45 67' }]));
});

test('replaces the session of a user who has logged out [REG-05] [DAY-05]', async () => {
  markLogoutPending();
  await startComplete();
  await user.click(submit());
  await waitFor(() => expect(openAddress).toHaveBeenCalled());
  expect(isLogoutPending()).toBe(false);
});

test('opens /block without a login under premoderation [REG-05]', async () => {
  api.answer('get', '/api/settings', fixtures.settings({ premoderation_status: true }));
  const { location } = await startComplete();
  await user.click(submit());
  await waitFor(() => expect(location()).toBe('/block'));
  expect(logins).toEqual([]);
  expect(openAddress).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});

test('signs up once on a double click', async () => {
  await startComplete();
  await user.dblClick(submit());
  await waitFor(() => expect(openAddress).toHaveBeenCalled());
  expect(signups).toHaveLength(1);
});

test('highlights a taken e-mail address until it is changed [AUTH-03] [AUTH-04] [AUTH-05]', async () => {
  const scroll = jest.spyOn(window, 'scrollTo');
  api.fail('post', '/api/auth/signup', { status: 422, body: { errors: { email: 'ERROR_EMAIL_EXIST' } } });
  await startComplete();
  await user.click(submit());

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Такой E-mail уже используется.');
  expect(alert).toHaveFocus();
  expect(scroll).toHaveBeenCalledWith(0, 0);
  await waitFor(() => expect(field('E-mail')).toBeInvalid());
  expect(field('E-mail')).toHaveAccessibleDescription('Такой E-mail уже используется.');
  expect(field('Телефон')).toBeValid();
  expect(submit()).toBeDisabled();
  await user.type(field('Имя'), 'х');
  expect(field('E-mail')).toBeInvalid();

  await user.type(field('E-mail'), '.ru');
  await waitFor(() => expect(field('E-mail')).toBeValid());
  expect(submit()).toBeEnabled();
});

test('shows both refusals at their fields [AUTH-05]', async () => {
  api.fail('post', '/api/auth/signup', {
    status: 422,
    body: { errors: { email: 'ERROR_EMAIL_EXIST', phone: 'ERROR_PHONE_EXIST' } },
  });
  await startComplete();
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Такой E-mail уже используется. Такой номер телефона уже используется.',
  );
  await waitFor(() => expect(field('Телефон')).toHaveAccessibleDescription('Такой номер телефона уже используется.'));
  expect(field('E-mail')).toHaveAccessibleDescription('Такой E-mail уже используется.');
});

test('shows a general message for an unknown code [AUTH-03]', async () => {
  api.fail('post', '/api/auth/signup', { status: 422, body: { errors: { email: 'ERROR_SECRET' } } });
  await startComplete();
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Непредвиденная ошибка!');
  expect(document.body).not.toHaveTextContent('ERROR_');
  expect(field('Имя')).toHaveValue('Ольга');
  expect(labelled('Пароль')).toHaveValue('secret1');
  expect(submit()).toBeEnabled();
});

test('shows the panel for an account awaiting activation [AUTH-04]', async () => {
  api.fail('post', '/api/auth/signup', { status: 422, body: { errors: { login: 'ERROR_AUTH' } } });
  await startComplete();
  await user.click(submit());
  expect(await screen.findByText('Аккаунт ещё не активирован')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Связаться с менеджером' })).toHaveAttribute('href', '/block');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('repeats only the login when that has failed', async () => {
  api.fail('post', '/api/auth/login', 'network');
  await startComplete();
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Аккаунт создан, но войти не удалось');
  expect(submit).toThrow();
  api.answer('post', '/api/auth/login', { ok: true });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(openAddress).toHaveBeenCalledWith('/profile'));
  expect(signups).toHaveLength(1);
});

test('continues after a lost response if the password fits', async () => {
  api.fail('post', '/api/auth/signup', 'network');
  await startComplete();
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с сервером.');
  api.fail('post', '/api/auth/signup', { status: 422, body: { errors: { email: 'ERROR_EMAIL_EXIST' } } });
  await user.click(submit());
  await waitFor(() => expect(openAddress).toHaveBeenCalledWith('/profile'));
});

test('refuses an existing account when the password is wrong', async () => {
  api.fail('post', '/api/auth/signup', 'network');
  await startComplete();
  await user.click(submit());
  await screen.findByRole('alert');
  api.fail('post', '/api/auth/signup', { status: 422, body: { errors: { email: 'ERROR_EMAIL_EXIST' } } });
  api.fail('post', '/api/auth/login', { status: 422, body: { errors: { password: 'ERROR_PASSWORD' } } });
  await user.click(submit());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Такой E-mail уже используется.'));
  expect(openAddress).not.toHaveBeenCalled();
});

test('enables the city by country and clears it [REG-03]', async () => {
  start();
  expect(city()).toBeDisabled();
  expect(city()).toHaveAccessibleDescription('Сначала выберите страну');
  await chooseCity();
  expect(city()).toHaveValue('Москва');
  expect(city()).not.toHaveAccessibleDescription('Сначала выберите страну');
  await user.selectOptions(country(), 'Беларусь');
  await waitFor(() => expect(city()).toHaveValue(''));
  expect(submit()).toBeDisabled();
});

test('retries loading the countries inside the field', async () => {
  api.fail('get', '/api/geonames/countries', 'network');
  start();
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(country()).toHaveAccessibleDescription(/Не удалось загрузить список стран/);
  api.answer('get', '/api/geonames/countries', { countries: [{ id: 643, title: 'Россия' }] });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('option', { name: 'Россия' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
});

test('restores the form after a reload without passwords', async () => {
  const { unmount } = await startComplete();
  await user.type(field('Имя'), ' Петровна');
  unmount();
  start();
  expect(field('Имя')).toHaveValue('Ольга Петровна');
  expect(field('Телефон')).toHaveValue('+7 (900) 123-45-67');
  expect(screen.getByRole('radio', { name: 'Поставщик' })).toBeChecked();
  expect(country()).toHaveValue('Россия');
  expect(city()).toHaveValue('Москва');
  expect(labelled('Пароль')).toHaveValue('');
  expect(screen.getByRole('checkbox', { name: /политику/ })).not.toBeChecked();
  expect(submit()).toBeDisabled();
});

test('debounces city searches and ignores stale answers [REG-04]', async () => {
  const asked: {
    text: string;
    answer: (call: { cities: { title: string; country: string }[] }) => void;
  }[] = [];
  api.answer(
    'get',
    '/api/geonames/countries/{id}/cities',
    ({ query }: ReceivedCall) => new Promise((answer) => asked.push({ text: query.get('search') ?? '', answer })),
  );
  start();
  await user.selectOptions(country(), await screen.findByRole('option', { name: 'Россия' }));
  await user.type(city(), 'мо');
  expect(screen.getByText('Введите не менее 3 символов')).toBeVisible();
  await user.type(city(), 'с');
  await waitFor(() => expect(asked.map(({ text }) => text)).toEqual(['мос']));
  // At once: on a slow machine typing takes longer than the pause between two searches.
  await user.paste('ковский');
  await waitFor(() => expect(asked.map(({ text }) => text)).toEqual(['мос', 'московский']));

  await act(async () => asked[1]!.answer({ cities: [{ title: 'Московский', country: 'Россия' }] }));
  await act(async () => asked[0]!.answer({ cities: [{ title: 'Москва', country: 'Россия' }] }));
  expect(await screen.findByRole('option', { name: 'Московский' })).toBeVisible();
  expect(screen.queryByRole('option', { name: 'Москва' })).not.toBeInTheDocument();
});
