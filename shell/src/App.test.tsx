import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atom, useAtom } from 'jotai';
import { use, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { request } from 'shared-api/client';
import type { CurrentUser } from 'shared-api/contract';
import { useQuery } from 'shared-api/query';
import { keepDraft, readDraft } from 'shared-api/storage';
import { fixtures, useFakeApi } from 'shared-api/testing';
import { ArrivalContext } from 'shared-ui/page';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { surroundings } from './testing/surroundings';
import { prefetch } from './first-screen/prefetchedAnswers';
import { renderApp } from './testing/renderApp';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });
const asked = { auth: 0, user: 0 };
/** State of the fake server; tests change it as they go. */
let server: { isLoggedIn: boolean; user: CurrentUser };

beforeEach(() => {
  asked.auth = 0;
  asked.user = 0;
  server = { isLoggedIn: true, user: fixtures.currentUser() };
  localStorage.clear();
  document.title = '';
  surroundings.loadExposed.mockImplementation(async (name) => () => <RemotePage name={name} />);
  api.configure();
  api.answer('get', '/api/auth/check', () => ({ ok: (asked.auth++, server.isLoggedIn) }));
  api.answer('get', '/api/user', () => (asked.user++, server.user));
  api.answer('post', '/api/auth/login', () => ((server.isLoggedIn = true), { ok: true }));
  api.answer('get', '/api/settings', fixtures.settings());
  api.answer('get', '/api/event', { datestart: '2026-11-21', dateend: '2026-11-22' });
  api.answer('get', '/api/invitations/count', { count: 0 });
  api.answer('get', '/api/chats', { chats: [], unseen_count: 0 });
});

const rememberedAtom = atom('ничего');

/** Replaces every page of a remote: shows the address's query, stores a value in an atom and can call the server. */
function RemotePage({ name }: { name: string }) {
  const [remembered, remember] = useAtom(rememberedAtom);
  const [search] = useSearchParams();
  const isArrival = use(ArrivalContext);
  const [isRefused, setIsRefused] = useState(false);
  const { data } = useQuery(['test', 'secret'], async () => server.user.company);
  return (
    <>
      <h1>{name}</h1>
      <p>{isArrival ? 'Пришли с другой' : 'Открыта первой'}</p>
      <p>Запрос: {search.toString()}</p>
      <p>Прочитано для: {data}</p>
      <p>Помнит: {remembered}</p>
      <button onClick={() => remember('письмо')}>Запомнить</button>
      <button onClick={() => void request('get', '/api/activities').catch(() => setIsRefused(true))}>
        Спросить сервер
      </button>
      {isRefused && <p>Сервер отказал</p>}
    </>
  );
}

// React logs every error that an error boundary catches.
const silenceConsole = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => void jest.restoreAllMocks());

const page = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (role: 'link' | 'button', name: string) => user.click(await screen.findByRole(role, { name }));

async function logIn() {
  await user.type(await screen.findByLabelText('Логин'), 'supplier@vstrecha.example');
  await user.type(screen.getByLabelText('Пароль'), 'vstrecha2026');
  await press('button', 'Войти');
}

test('`/` shows a guest the login form titled «Вход» [ROUTE-01] [ROUTE-02]', async () => {
  server.isLoggedIn = false;
  const { location } = renderApp('/');
  expect(await page('Вход')).toBeVisible();
  expect(location()).toBe('/login');
  expect(document.title).toBe('Вход — Встреча');
  expect(screen.getByLabelText('Логин')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Основное меню' })).not.toBeInTheDocument();
  await expectNoAxeViolations(document.body);
});

test.each(['/nowhere', '/profile/1/more', '/api', '/login/'.repeat(3)])(
  'redirects the unknown address %s to the login page [ROUTE-21]',
  async (address) => {
    server.isLoggedIn = false;
    const { location } = renderApp(address);
    await page('Вход');
    expect(location()).toBe('/login');
  },
);

test('opens the requested address with its query after login [GUARD-04]', async () => {
  server.isLoggedIn = false;
  const { location } = renderApp('/catalog?company=ветер&page=2');
  await logIn();
  expect(await page('mf_catalog/CatalogPage')).toBeVisible();
  expect(location()).toBe('/catalog?company=ветер&page=2');
});

test.each(['/profile?id=42', '/profile/edit#meetings'])(
  'keeps the query and hash of %s across the login [GUARD-04]',
  async (address) => {
    server.isLoggedIn = false;
    const { location } = renderApp(address);
    await logIn();
    await waitFor(() => expect(location()).toBe(address));
  },
);

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 17])(
  'ignores a stored address outside the application (%s)',
  async (from) => {
    server.isLoggedIn = true;
    const { location } = renderApp({ pathname: '/login', state: { from } });
    await page('mf_profile/OwnPage');
    expect(location()).toBe('/profile');
  },
);

test('redirects a logged-in user from login to the own page [GUARD-05]', async () => {
  const { location } = renderApp('/login');
  expect(await page('mf_profile/OwnPage')).toBeVisible();
  expect(location()).toBe('/profile');
});

test.each([
  ['COMPANY', '/register/company', 'RegisterCompanyPage', 'Информация о компании', 'Шаг 2 из 4'],
  ['FILES', '/register/files', 'RegisterFilesPage', 'Файлы компании', 'Шаг 3 из 4'],
  ['MEETINGS', '/register/meetings', 'RegisterMeetingsPage', 'Настройка встреч', 'Шаг 4 из 4'],
] as const)(
  'registration step %s: redirects every address to %s [GUARD-03]',
  async (registration_step, address, name, title, step) => {
    server.user = fixtures.currentUser({ registration_step });
    const { location, navigate } = renderApp('/catalog');
    await page(`mf_registration/${name}`);
    expect(
      screen.getByText((_, element) => element?.tagName === 'P' && element.textContent.startsWith(step)),
    ).toBeVisible();
    expect(document.title).toBe(`${title} — Встреча`);
    for (const other of ['/', '/login', '/messages/5', '/block']) {
      act(() => navigate(other));
      await waitFor(() => expect(location()).toBe(address));
    }
    expect(screen.getByRole('link', { name: 'Выйти' })).toHaveAttribute('href', '/api/auth/logout');
  },
);

test.each(['/register/company', '/register/files', '/register/meetings', '/signup'])(
  'redirects a registered user from %s to the own page [GUARD-06]',
  async (address) => {
    const { location } = renderApp(address);
    await page('mf_profile/OwnPage');
    expect(location()).toBe('/profile');
  },
);

test('sends a blocked user to the logout address once [GUARD-02]', async () => {
  server.user = fixtures.currentUser({ is_blocked: true });
  const { navigate } = renderApp('/catalog');
  await waitFor(() => expect(surroundings.leave.mock.calls).toEqual([['/api/auth/logout']]));
  expect(localStorage.getItem('vstrecha.owner')).toBeNull();
  act(() => navigate('/block'));
  expect(surroundings.leave).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('fetches the session and the user once per page load [GUARD-01]', async () => {
  const { navigate } = renderApp('/profile');
  await page('mf_profile/OwnPage');
  for (const [address, name] of [
    ['/catalog', 'mf_catalog/CatalogPage'],
    ['/messages', 'mf_messenger/MessagesPage'],
    ['/login', 'mf_profile/OwnPage'],
  ] as const) {
    act(() => navigate(address));
    await page(name);
  }
  expect(asked).toEqual({ auth: 1, user: 1 });
});

test('keeps the sidebar mounted when the page changes', async () => {
  renderApp('/profile');
  await page('mf_profile/OwnPage');
  const menu = screen.getByRole('navigation', { name: 'Основное меню' });
  await press('link', 'Сообщения');
  await page('mf_messenger/MessagesPage');
  expect(screen.getByRole('navigation', { name: 'Основное меню' })).toBe(menu);
});

test('shows a failed session check and recovers by «Повторить»', async () => {
  api.fail('get', '/api/auth/check', 'network');
  renderApp('/catalog');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Нет связи с сервером. Проверьте подключение к интернету и повторите.',
  );
  api.answer('get', '/api/auth/check', { ok: true });
  await press('button', 'Повторить');
  expect(await page('mf_catalog/CatalogPage')).toBeVisible();
});

test('fetches the user again by «Повторить» after a failure', async () => {
  api.fail('get', '/api/user', { status: 503, body: '<html>' });
  renderApp('/catalog');
  expect(await screen.findByRole('alert')).toHaveTextContent('Непредвиденная ошибка! Повторите попытку позже.');
  api.answer('get', '/api/user', server.user);
  await press('button', 'Повторить');
  expect(await page('mf_catalog/CatalogPage')).toBeVisible();
});

test.each([
  ['/api/auth/check', null],
  ['/api/user', null],
  ['/api/user', {}],
] as const)('recovers by «Повторить» when %s returns garbage (%j)', async (path, garbage) => {
  let isGarbage = true;
  api.answer('get', path, () => (isGarbage ? garbage : path === '/api/user' ? server.user : { ok: true }) as never);
  renderApp('/catalog');
  expect(await screen.findByText('Непредвиденная ошибка! Повторите попытку позже.')).toBeVisible();
  isGarbage = false;
  await press('button', 'Повторить');
  expect(await page('mf_catalog/CatalogPage')).toBeVisible();
});

test('renders the page without the warning when fields are missing', async () => {
  const { mock } = silenceConsole();
  server.user = fixtures.currentUser({ site: undefined as never });
  renderApp('/catalog');
  expect(await page('mf_catalog/CatalogPage')).toBeVisible();
  expect(screen.queryByText('Заполните профиль компании')).not.toBeInTheDocument();
  expect(mock.calls.length).toBeGreaterThan(0);
});

test('shows an error of the shell and recovers by «Повторить»', async () => {
  silenceConsole();
  const media = jest.spyOn(window, 'matchMedia').mockImplementation(() => {
    throw new Error('broken on purpose');
  });
  renderApp('/catalog');
  expect(await screen.findByText('Не удалось показать страницу. Повторите или обновите её в браузере.')).toBeVisible();
  media.mockRestore();
  await press('button', 'Повторить');
  expect(await page('mf_catalog/CatalogPage')).toBeVisible();
});

test('shows public pages although the session check fails', async () => {
  api.fail('get', '/api/auth/check', 'network');
  renderApp('/block');
  expect(await page('Аккаунт ожидает активации')).toBeVisible();
});

test('returns to the page after a 401 and a login', async () => {
  const { location } = renderApp('/catalog?page=3');
  await page('mf_catalog/CatalogPage');
  server.isLoggedIn = false;
  api.fail('get', '/api/activities', { status: 401, body: 'Войдите в систему.' });
  await press('button', 'Спросить сервер');
  await page('Вход');
  expect(location()).toBe('/login');
  // Immediately, within SWR's deduplication interval.
  await logIn();
  expect(await page('mf_catalog/CatalogPage')).toBeVisible();
  expect(location()).toBe('/catalog?page=3');
  expect(screen.getByText('Запрос: page=3')).toBeVisible();
});

test('ignores 401 while leaving for the logout [NET-04]', async () => {
  const { location } = renderApp('/catalog');
  await page('mf_catalog/CatalogPage');
  api.fail('get', '/api/activities', { status: 401, body: 'Войдите в систему.' });
  // jsdom leaves for no other document.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await press('link', 'Выйти');
  await press('button', 'Спросить сервер');
  expect(await screen.findByText('Сервер отказал')).toBeVisible();
  expect(location()).toBe('/catalog');
});

test('hides the previous user’s data after another login', async () => {
  renderApp('/catalog');
  expect(await screen.findByText('Прочитано для: Мануфактура подарков')).toBeVisible();
  server.isLoggedIn = false;
  api.fail('get', '/api/activities', { status: 401, body: 'Войдите в систему.' });
  await press('button', 'Спросить сервер');
  await page('Вход');
  server.user = fixtures.currentUser({ id: 77, company: 'Другая компания', type: 'Заказчик' });
  const seen: (string | null)[] = [];
  const observer = new MutationObserver(() => seen.push(document.body.textContent));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await logIn();
  expect(await screen.findByText('Прочитано для: Другая компания')).toBeVisible();
  observer.disconnect();
  expect(await screen.findByRole('link', { name: 'Каталог поставщиков' })).toBeVisible();
  expect(seen.join()).not.toContain('Мануфактура');
});

/** Expires the session while a page is open, then logs in. */
async function expireAndLogInAs(id: number): Promise<void> {
  server.isLoggedIn = false;
  api.fail('get', '/api/activities', { status: 401, body: 'Войдите в систему.' });
  await press('button', 'Спросить сервер');
  await page('Вход');
  server.user = fixtures.currentUser({ id });
  await logIn();
}

test('resets jotai atoms only when another user logs in', async () => {
  renderApp('/catalog');
  await press('button', 'Запомнить');
  expect(screen.getByText('Помнит: письмо')).toBeVisible();
  for (const [id, expected] of [
    [server.user.id, 'письмо'],
    [77, 'ничего'],
  ] as const) {
    await expireAndLogInAs(id);
    expect(await screen.findByText(`Помнит: ${expected}`)).toBeVisible();
  }
});

test('keeps drafts only for the user who wrote them', async () => {
  renderApp('/catalog');
  await page('mf_catalog/CatalogPage');
  keepDraft('chat.1.5', 'Недописанное');
  for (const [id, expected] of [
    [server.user.id, 'Недописанное'],
    [77, ''],
  ] as const) {
    await expireAndLogInAs(id);
    await page('mf_catalog/CatalogPage');
    expect(readDraft('chat.1.5')).toBe(expected);
  }
});

test('switches the account when another tab logs in', async () => {
  renderApp('/catalog');
  await press('button', 'Запомнить');
  server.user = fixtures.currentUser({ id: 77, company: 'Другая компания' });
  localStorage.setItem('vstrecha.owner', '77');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'vstrecha.owner', newValue: '77' })));
  expect(await screen.findByText('Прочитано для: Другая компания')).toBeVisible();
  expect(screen.getByText('Помнит: ничего')).toBeVisible();
});

test('scrolls to the top on each navigation [GUARD-08]', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  renderApp('/profile');
  await page('mf_profile/OwnPage');
  scrollTo.mockClear();
  Object.assign(window, { scrollY: 700 });
  await press('link', 'Каталог заказчиков');
  Object.assign(window, { scrollY: 0 });
  await page('mf_catalog/CatalogPage');
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});

test('focuses and announces a page only after in-app navigation', async () => {
  const { navigate, container } = renderApp('/profile');
  await page('mf_profile/OwnPage');
  const announcement = () => container.querySelector('p[aria-live="polite"].visually-hidden');
  expect(document.body).toHaveFocus();
  expect(announcement()).toBeEmptyDOMElement();
  expect(screen.getByText('Открыта первой')).toBeVisible();

  await press('link', 'Каталог заказчиков');
  await page('mf_catalog/CatalogPage');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(announcement()).toHaveTextContent('Каталог');
  expect(screen.getByText('Пришли с другой')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Каталог — Встреча'));

  const button = screen.getByRole('button', { name: 'Спросить сервер' });
  button.focus();
  act(() => navigate('/catalog?company=вет'));
  await screen.findByText(/company/);
  expect(button).toHaveFocus();
});

test('fetches the user again after a login', async () => {
  prefetch('/api/user');
  await waitFor(() => expect(asked.user).toBe(1));
  server = { isLoggedIn: false, user: fixtures.currentUser({ type: 'Заказчик' }) };
  renderApp('/login');
  await logIn();
  expect(await screen.findByRole('link', { name: 'Каталог поставщиков' })).toBeVisible();
  expect(asked.user).toBe(2);
});

test('focuses the content after the login', async () => {
  server.isLoggedIn = false;
  renderApp('/login');
  await logIn();
  await page('mf_profile/OwnPage');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.getByText('Пришли с другой')).toBeVisible();
});

test('stores the login hint with a session, deletes it without', async () => {
  const { unmount } = renderApp('/profile');
  await page('mf_profile/OwnPage');
  expect(localStorage.getItem('vstrecha.loggedIn')).not.toBeNull();
  unmount();
  // The logout link has left the application; a guest opens it again.
  server.isLoggedIn = false;
  renderApp('/login');
  await page('Вход');
  expect(localStorage.getItem('vstrecha.loggedIn')).toBeNull();
});

test('retries a failed page; other pages keep working [FED-02]', async () => {
  surroundings.loadExposed.mockImplementation(async (name) => {
    if (name === 'mf_meetings/InvitationsPage') throw new Error('down');
    return () => <RemotePage name={name} />;
  });
  renderApp('/invitations');
  expect(await screen.findByRole('alert')).toHaveTextContent('Раздел «Заявки на встречу» не загрузился.');
  await press('link', 'Моя страница');
  await page('mf_profile/OwnPage');
  await press('link', 'Заявки');
  await screen.findByRole('alert');
  surroundings.loadExposed.mockImplementation(async (name) => () => <RemotePage name={name} />);
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Повторить' }));
  expect(await page('mf_meetings/InvitationsPage')).toBeVisible();
});
