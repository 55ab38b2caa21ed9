import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { countRequests } from '../support/countRequests.ts';
import { expect, test } from '../support/test.ts';

const DRAWN = { '/login': 'Вход', '/password_reset': 'Восстановление пароля', '/block': 'Аккаунт ожидает активации' };
const EARLY = ['/api/auth/check', '/api/user', '/registry.json', '/config.json'];
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Classes of all elements in order: the pre-rendered page and the one rendered by scripts must agree in them. */
/** Of all that is drawn: the line about a lost network is added when the browser is idle, empty. */
const classes = (page: Page) =>
  page.locator('#root :not([role=status])').evaluateAll((all) => all.map((one) => one.getAttribute('class')));

/** Delays the scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = ((window as { shifts?: number[] }).shifts = []) as number[];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
const sumOfShifts = (page: Page) =>
  page.evaluate(() => ((window as { shifts?: number[] }).shifts ?? []).reduce((sum, value) => sum + value, 0));

/** Replaces the session cookie with that of an expired session. */
const expire = (page: Page, origin: string | undefined) =>
  page.context().addCookies([{ name: 'vstrecha_session', value: 'ended', url: origin ?? '' }]);

test('renders guest pages without scripts exactly as with them [ROUTE-02] [ROUTE-07] [ROUTE-19]', async ({
  people,
}) => {
  // Chromium treats a page fulfilled by the test as coming from the internet, and blocks its preloads from this
  // machine.
  people.allow(/blocked by CORS policy.*loopback/, /net::ERR_FAILED/);
  const [bare, guest, other] = [
    await people.come(undefined, { javaScriptEnabled: false }),
    await people.come(),
    await people.come(),
  ];
  // Names of classes count components in the order in which they come; this one comes when the browser is idle.
  for (const page of [guest, other]) await page.route('**/assets/offline-line.*.js', (route) => route.abort());
  for (const [address, title] of Object.entries(DRAWN)) {
    await bare.goto(address);
    await expect(heading(bare, title)).toBeVisible();
    await expect(bare).toHaveTitle(`${title} — Встреча`);
    const note = bare.locator('noscript p');
    await expect(note).toBeInViewport();
    await expect(note).toContainText('включите JavaScript в браузере');
    await guest.goto(address);
    // The page as sent by a server without pre-rendered pages.
    await other.route(`**${address}`, async (route) => {
      const response = await route.fetch({ url: new URL('/signup', route.request().url()).href });
      await route.fulfill({ response });
    });
    await other.goto(address);
    for (const page of [guest, other]) {
      await expect(heading(page, title)).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.locator('html[data-awaiting] form')).toHaveCount(0);
    }
    const drawn = await classes(guest);
    expect(drawn, address).toEqual(await classes(other));
    if (address !== '/block') expect(await classes(bare), address).toEqual(drawn);
  }
});

test('keeps text typed before scripts load and logs in [AUTH-01] [AUTH-02]', async ({ people }) => {
  const person = await people.come();
  const release = await holdScripts(person);
  await person.goto('/', { waitUntil: 'commit' });
  const { login, password } = accounts.supplier;
  await person.getByLabel('Логин', { exact: true }).fill(login);
  await person.getByLabel('Пароль', { exact: true }).pressSequentially(password);
  await person.keyboard.press('Enter');
  await expect(person.getByLabel('Пароль', { exact: true })).toBeFocused();
  release();
  await expect(person).toHaveURL('/profile');
  await expect(heading(person, 'Моя страница')).toBeVisible();
});

test('keeps the chosen scheme and layout without fonts', async ({ people }) => {
  people.allow(/net::ERR_FAILED/);
  const person = await people.come(undefined, { colorScheme: 'light', viewport: { width: 360, height: 740 } });
  await person.addInitScript(() => localStorage.setItem('vstrecha.theme', 'dark'));
  await noteShifts(person);
  await person.route('**/*.woff2', (route) => route.abort());
  for (const [address, title] of Object.entries(DRAWN)) {
    const release = await holdScripts(person);
    await person.goto(address, { waitUntil: 'commit' });
    await expect(heading(person, title)).toBeVisible();
    expect(await person.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(18, 20, 27)');
    release();
    await expect(person.locator('html[data-awaiting] form')).toHaveCount(0);
    await expect(person.locator('[aria-busy=true]')).toHaveCount(0);
    await person.waitForLoadState('networkidle');
    expect(await sumOfShifts(person), address).toBeLessThanOrEqual(0.01);
  }
});

test('is readable on a slow network without fonts or shifts', async ({ people, baseURL: origin }) => {
  test.setTimeout(60_000);
  people.allow(/net::ERR_FAILED/, /WebSocket connection to/);
  for (const [account, address, title] of [
    [undefined, '/login', 'Вход'],
    [accounts.supplier, '/catalog', 'Каталог заказчиков'],
  ] as const) {
    const person = await people.come(account, { viewport: { width: 360, height: 740 } });
    await noteShifts(person);
    await person.route('**/*.woff2', (route) => route.abort());
    const session = await person.context().newCDPSession(person);
    await session.send('Network.enable');
    const line = { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 };
    await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
    await person.goto(`${origin}${address}`, { waitUntil: 'commit' });
    await expect(heading(person, title)).toBeVisible({ timeout: 30_000 });
    await expect(person.locator('main [aria-busy=true]')).toHaveCount(0, { timeout: 30_000 });
    await expect(person.locator('html[data-awaiting] form')).toHaveCount(0, { timeout: 30_000 });
    expect(await sumOfShifts(person), address).toBeLessThanOrEqual(0.01);
  }
});

test('reloads once when its scripts belong to an older build', async ({ people }) => {
  people.allow(/status of 404/);
  const person = await people.come();
  let pages = 0;
  let isGone = (_page: number) => true;
  await person.route(/\/assets\/main\.\w+\.js$/, (route) =>
    isGone(pages) ? route.fulfill({ status: 404, contentType: 'text/plain', body: '' }) : route.continue(),
  );
  person.on('request', (request) => {
    if (request.isNavigationRequest()) pages += 1;
  });
  await person.goto('/login');
  await expect.poll(() => pages).toBe(2);
  await person.waitForLoadState('networkidle');
  expect(pages).toBe(2);
  await expect(heading(person, 'Вход')).toBeVisible();

  pages = 0;
  isGone = (page) => page < 2;
  await person.evaluate(() => sessionStorage.clear());
  await person.goto('/login');
  await expect(person.locator('html[data-awaiting] form')).toHaveCount(0);
  await expect(person.getByRole('button', { name: 'Войти' })).toBeVisible();
});

test('sends each early request once; redirects expired sessions [GUARD-01] [GUARD-04] @quick', async ({
  people,
  baseURL: origin,
}) => {
  people.allow(/status of 401/, /WebSocket connection to/);
  const shell = await countRequests(origin ?? '');
  try {
    const supplier = await people.come(accounts.supplier);
    await supplier.goto(`${shell.address}/catalog`);
    await expect(heading(supplier, 'Каталог заказчиков')).toBeVisible();
    expect(Object.fromEntries(EARLY.map((path) => [path, shell.count(path)]))).toEqual(
      Object.fromEntries(EARLY.map((path) => [path, 1])),
    );
    await supplier.context().clearCookies();
    await expire(supplier, origin);
    await supplier.reload();
    await expect(heading(supplier, 'Вход')).toBeVisible();
    await expect(supplier).toHaveURL(`${shell.address}/login`);
  } finally {
    await shell.close();
  }
});
