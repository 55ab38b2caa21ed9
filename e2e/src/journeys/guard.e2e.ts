import { accounts } from '../support/accounts.ts';
import { logIn } from '../support/login.ts';
import { menu, menuLink } from '../support/sidebar.ts';
import { expect, test } from '../support/test.ts';

test('redirects a guest to login from every page [ROUTE-01] [ROUTE-02] [ROUTE-21] [GUARD-04] [GUARD-07] @quick', async ({
  people,
}) => {
  const guest = await people.come();
  for (const address of [
    '/',
    '/profile',
    '/profile/2',
    '/catalog',
    '/messages/2',
    '/invitations',
    '/news',
    '/nowhere/at/all',
    '/file.html',
    '/foo.bar',
    '/profile/%00',
  ]) {
    await guest.goto(address);
    await expect(guest, address).toHaveURL('/login');
    await expect(guest.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible();
    await expect(guest).toHaveTitle(/Вход/);
  }
});

test('redirects from guest pages when logged in; names unknown ones [GUARD-05] [GUARD-06] [ROUTE-03] [FIRST-04] @quick', async ({
  people,
}) => {
  const supplier = await people.come(accounts.supplier);
  for (const address of ['/', '/login', '/signup', '/password_reset', '/register/company']) {
    await supplier.goto(address);
    await expect(supplier, address).toHaveURL('/profile');
  }
  await expect(supplier.getByRole('heading', { level: 1, name: 'Моя страница' })).toBeVisible();
  await expect(supplier).toHaveTitle('Моя страница — Встреча');
  await supplier.goto('/nowhere');
  await expect(supplier.getByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible();
  await expect(supplier).toHaveTitle('Страница не найдена — Встреча');
  await supplier.getByRole('link', { name: 'На мою страницу' }).click();
  await expect(supplier).toHaveURL('/profile');
});

test('shows catalogue, invitations and news in the main layout [ROUTE-11] [ROUTE-12] [ROUTE-15] [GUARD-07] @quick', async ({
  people,
}) => {
  const supplier = await people.come(accounts.supplier);
  for (const [address, title, heading] of [
    ['/catalog', 'Каталог', 'Каталог заказчиков'],
    ['/invitations', 'Заявки на встречу', 'Заявки на встречу'],
    ['/news', 'Новости', 'Новости'],
  ] as const) {
    await supplier.goto(address);
    await expect(supplier.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(supplier).toHaveURL(new RegExp(`${address}($|\\?)`));
    await expect(supplier).toHaveTitle(`${title} — Встреча`);
    await expect(menu(supplier)).toBeVisible();
  }
});

test('returns to a deep link after login [GUARD-04]', async ({ people }) => {
  const supplier = await people.come();
  await supplier.goto('/catalog?company=банк');
  await expect(supplier).toHaveURL('/login');
  await logIn(supplier, accounts.supplier);
  await expect(supplier.getByRole('heading', { level: 1, name: 'Каталог заказчиков' })).toBeVisible();
  await expect(supplier.getByLabel('Название компании')).toHaveValue('банк');
});

test('returns to an old participant link after login [GUARD-04] [ROUTE-08]', async ({ people }) => {
  const supplier = await people.come();
  await supplier.goto('/profile?id=2');
  await expect(supplier).toHaveURL('/login');
  await logIn(supplier, accounts.supplier);
  await expect(supplier).toHaveURL('/profile/2');
});

test('starts pages at the top and restores scroll on Back [GUARD-08]', async ({ people }) => {
  const supplier = await people.come(accounts.supplier);
  const scrolled = () => supplier.evaluate(() => window.scrollY);
  await supplier.goto('/catalog');
  const pages = supplier.getByRole('navigation', { name: 'Страницы' });
  await pages.getByRole('link', { name: 'Страница 2' }).click();
  await expect(supplier).toHaveURL(/page=2/);
  await expect.poll(scrolled).toBe(0);
  await expect(supplier.getByRole('heading', { level: 2, name: /Найден/ })).toBeInViewport();

  await pages.scrollIntoViewIfNeeded();
  // Pressing may scroll the card into view first.
  await supplier.evaluate(() =>
    addEventListener('pointerdown', () => sessionStorage.setItem('pressed-at', String(window.scrollY)), true),
  );
  const card = supplier.getByRole('list', { name: 'Компании' }).getByRole('heading').getByRole('link').last();
  await card.click();
  const position = await supplier.evaluate(() => Number(sessionStorage.getItem('pressed-at')));
  expect(position).toBeGreaterThan(200);
  await expect(supplier).toHaveURL(/\/profile\/\d+/);
  await expect.poll(scrolled).toBe(0);
  await supplier.goBack();
  await expect(supplier).toHaveURL(/page=2/);
  await expect.poll(scrolled).toBe(position);
  await supplier.goBack();
  await expect(supplier).toHaveURL(/page=1/);
  await expect.poll(scrolled).toBeGreaterThan(200);
});

test('redirects an unfinished registration to its step [GUARD-03] @quick', async ({ people }) => {
  for (const [account, step] of [
    [accounts.newcomer, '/register/company'],
    [accounts.halfway, '/register/files'],
  ] as const) {
    const person = await people.come(account);
    for (const address of ['/profile', '/catalog', '/login', '/register/meetings', '/nowhere']) {
      await person.goto(address);
      await expect(person, address).toHaveURL(step);
    }
  }
});

test('explains wrong credentials; ends the session on logout [AUTH-01] [AUTH-03] [AUTH-05] [AUTH-08] [SIDE-05] @quick', async ({
  people,
}) => {
  people.allow(/status of 4\d\d/);
  const person = await people.come();
  await person.goto('/login');
  await expect(person.getByRole('button', { name: 'Войти' })).toBeDisabled();
  await person.getByLabel('Логин', { exact: true }).fill(accounts.supplier.login);
  await person.getByLabel('Пароль', { exact: true }).fill('не тот пароль');
  await person.getByRole('button', { name: 'Войти' }).click();
  await expect(person.getByRole('alert').filter({ hasText: 'Неверный пароль.' })).toBeVisible();
  await expect(person.getByLabel('Пароль', { exact: true })).toHaveAttribute('aria-invalid', 'true');

  await person.goto('/login');
  await logIn(person, accounts.supplier);
  await expect(menu(person)).toBeVisible();
  await menuLink(person, 'Выйти').click();
  await expect(person).toHaveURL('/login');
  await person.goto('/profile');
  await expect(person).toHaveURL('/login');
});

test('shows each company type the catalogue of the other [CAT-01] [SIDE-01] [SIDE-02] @quick', async ({ people }) => {
  for (const [account, title] of [
    [accounts.supplier, 'Каталог заказчиков'],
    [accounts.customer, 'Каталог поставщиков'],
  ] as const) {
    const person = await people.come(account);
    await person.goto('/profile');
    await expect(menu(person).getByRole('link')).toContainText([
      'Моя страница',
      title,
      'Заявки',
      'Мои встречи',
      'Сообщения',
      'Новости',
      'Выйти',
    ]);
    await menuLink(person, title).click();
    await expect(person.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test('follows the second of two links clicked at once', async ({ people }) => {
  const person = await people.come(accounts.supplier);
  await person.goto('/news');
  const heading = (name: string) => person.getByRole('heading', { level: 1, name });
  await expect(heading('Новости')).toBeVisible();
  // Loads both pages, so that the clicks below use the cache.
  await menuLink(person, 'Каталог заказчиков').click();
  await expect(person.getByRole('article').first()).toBeVisible();
  for (let round = 0; round < 5; round += 1) {
    await menuLink(person, 'Новости').click();
    await expect(heading('Новости')).toBeVisible();
    // As a transition, the catalogue would be rendered after two tasks, with only its effects pending.
    await person.evaluate(async () => {
      const press = (name: string) =>
        [...document.querySelectorAll<HTMLAnchorElement>('nav a')].find((link) => link.textContent === name)?.click();
      const nextTask = () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
      press('Каталог заказчиков');
      await nextTask();
      await nextTask();
      press('Мои встречи');
    });
    await expect(heading('Мои встречи')).toBeVisible();
    await expect(person).toHaveURL('/meetings');
  }
});
