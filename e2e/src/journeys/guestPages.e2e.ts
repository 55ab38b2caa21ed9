import type { Page } from '@playwright/test';
import type { Account } from '../support/accounts.ts';
import { logIn } from '../support/login.ts';
import { emailsTo } from '../support/mail.ts';
import { expect, test } from '../support/test.ts';

const UNKNOWN_TOKEN = '00000000-0000-4000-8000-000000000000';

/** Signs up a company for this journey only, because its password changes. */
async function signUp(page: Page, origin: string | undefined): Promise<Account> {
  const number = String(Date.now()).slice(-7);
  const account = { login: `forgetful-${number}@vstrecha.example`, password: 'забытый пароль' };
  const { password } = account;
  const data = {
    type: 'Поставщик',
    company: `Забывчивый ${number}`,
    country: 'Россия',
    city: 'Москва',
    firstname: 'Пётр',
    lastname: 'Иванов',
    phone: `+7 (911) ${number.slice(0, 3)}-${number.slice(3, 5)}-${number.slice(5)}`,
    email: account.login,
    password,
    retryPassword: password,
    isAdvertisingAgency: false,
  };
  const answer = await page.request.post('/api/auth/signup', { data, headers: { Origin: origin ?? '' } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return account;
}

async function askForPassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Получить новый пароль' }).click();
}

test('resets a forgotten password by e-mail and unsubscribes by link [ROUTE-07] [ROUTE-20] [AUTH-02] [AUTH-06] [AUTH-07] @quick', async ({
  people,
  baseURL: origin,
}) => {
  people.allow(/status of 4\d\d/);
  const person = await people.come();
  const { login, password } = await signUp(person, origin);

  await person.goto('/login');
  await person.getByRole('link', { name: 'Забыли пароль?' }).click();
  await expect(person).toHaveURL('/password_reset');
  await expect(person).toHaveTitle('Восстановление пароля — Встреча');
  await expect(person.getByRole('button', { name: 'Получить новый пароль' })).toBeDisabled();
  await askForPassword(person, login);
  await expect(person.getByRole('status').filter({ hasText: `Новый пароль отправлен на ${login}` })).toBeFocused();

  // The e-mail is sent within a second after the response.
  await expect.poll(async () => (await emailsTo(login)).at(-1)).toMatch(/Вот он/);
  const mail = (await emailsTo(login)).at(-1) ?? '';
  const newPassword = /Вот он: (\S+)/.exec(mail)?.[1] ?? '';
  const unsubscribeLink = /\S+\/unsubscribe_notifications\/\S+/.exec(mail)?.[0] ?? '';
  expect(newPassword).not.toBe('');

  await person.getByRole('link', { name: 'Вернуться ко входу' }).click();
  await logIn(person, { login, password: newPassword });
  await expect(person).toHaveURL('/register/company');
  const notify = async () => ((await (await person.request.get('/api/user')).json()) as { notify: string }).notify;
  expect(await notify()).toBe('EMAIL');

  // Its first use has replaced the old password.
  const elsewhere = await people.come();
  await elsewhere.goto('/login');
  await elsewhere.getByLabel('Логин', { exact: true }).fill(login);
  await elsewhere.getByLabel('Пароль', { exact: true }).fill(password);
  await elsewhere.getByRole('button', { name: 'Войти' }).click();
  await expect(elsewhere.getByRole('alert').filter({ hasText: 'Неверный пароль.' })).toBeVisible();

  // Opened on another device without a session.
  const reader = await people.come();
  const calls: string[] = [];
  reader.on('request', (request) => {
    if (request.url().includes('/api/notifications/unsubscribe/')) calls.push(request.url());
  });
  expect(unsubscribeLink).toContain(`${origin}/`);
  await reader.goto(unsubscribeLink);
  await expect(reader).toHaveTitle('Отписка от уведомлений — Встреча');
  await expect(reader.getByRole('status').filter({ hasText: 'Вы отписались от уведомлений по e-mail' })).toBeFocused();
  expect(calls).toHaveLength(1);
  expect(await notify()).toBe('NOT');
});

test('sends no password to an unknown or invalid address [AUTH-03] [AUTH-04] [AUTH-05] [AUTH-06]', async ({
  people,
}) => {
  people.allow(/status of 4\d\d/);
  const person = await people.come();
  await person.goto('/password_reset');
  const email = person.getByLabel('E-mail');
  await email.fill('никто');
  await email.blur();
  await expect(person.getByText('Введите корректный адрес электронной почты.')).toBeVisible();
  await expect(person.getByRole('button', { name: 'Получить новый пароль' })).toBeDisabled();

  await askForPassword(person, 'nobody-at-all@vstrecha.example');
  await expect(person.getByRole('alert').filter({ hasText: 'Такого пользователя не существует.' })).toBeVisible();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveValue('nobody-at-all@vstrecha.example');
});

test('reports a failed password reset offline and succeeds later', async ({ people }) => {
  people.allow(/status of 4\d\d/);
  const person = await people.come();
  await person.goto('/password_reset');
  await expect(person.getByLabel('E-mail')).toBeVisible();
  await people.disconnect(person);
  await askForPassword(person, 'nobody-at-all@vstrecha.example');
  await expect(person.getByRole('alert').filter({ hasText: 'Нет связи с сервером.' })).toBeVisible();
  await person.context().setOffline(false);
  await person.getByRole('button', { name: 'Получить новый пароль' }).click();
  await expect(person.getByRole('alert').filter({ hasText: 'Такого пользователя не существует.' })).toBeVisible();
});

test('refuses an unknown unsubscribe link [ROUTE-20] [AUTH-07]', async ({ people }) => {
  people.allow(/status of 404/);
  const person = await people.come();
  for (const token of [UNKNOWN_TOKEN, 'abc', encodeURIComponent('не токен? совсем')]) {
    await person.goto(`/unsubscribe_notifications/${token}`);
    const alert = person.getByRole('alert').filter({ hasText: 'Непредвиденная ошибка!' });
    await expect(alert, token).toContainText('Такой ссылки для отписки нет.');
    await expect(alert.getByRole('button', { name: 'Повторить' })).toBeVisible();
  }
});

test('shows the managers’ contacts to a company awaiting activation [ROUTE-19]', async ({ people }) => {
  const person = await people.come();
  await person.goto('/block');
  await expect(person).toHaveTitle('Аккаунт ожидает активации — Встреча');
  await expect(person.getByRole('heading', { level: 1, name: 'Аккаунт ожидает активации' })).toBeVisible();
  await expect(person.getByRole('link', { name: '+7 (495) 000-00-00' })).toHaveAttribute('href', 'tel:+74950000000');
  await expect(person.getByRole('link', { name: 'support@vstrecha.example' })).toHaveAttribute(
    'href',
    'mailto:support@vstrecha.example',
  );
  await person.getByRole('link', { name: 'На страницу входа' }).click();
  await expect(person).toHaveURL('/login');
});
