import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atom, useAtom } from 'jotai';
import { use } from 'react';
import { useSearchParams } from 'react-router-dom';
import { request } from 'shared-api/client';
import type { CurrentUser } from 'shared-api/contract';
import { keepDraft, readDraft } from 'shared-api/drafts';
import { useQuery } from 'shared-api/query';
import { prepareCurrentUser } from 'shared-api/session';
import { fixtures, useFakeApi } from 'shared-api/testing';
import { ArrivalContext } from 'shared-ui/PageHeader';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { surroundings } from './testing/surroundings';
import { renderApp } from './testing/renderApp';

jest.setTimeout(20_000);
configure({ asyncUtilTimeout: 5_000 });

const api = useFakeApi();
const user = userEvent.setup({ delay: null });
const asked = { auth: 0, user: 0 };
/** What the server knows; a test changes it as the story goes on. */
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
  api.answer('get', '/api/invitations/count', { count: 0 });
  api.answer('get', '/api/chats', { chats: [], unseen_count: 0 });
});

const rememberedAtom = atom('ничего');

/** Stands for every page of a remote: shows the address's query, remembers something and can call the server. */
function RemotePage({ name }: { name: string }) {
  const [remembered, remember] = useAtom(rememberedAtom);
  const [search] = useSearchParams();
  const isArrival = use(ArrivalContext);
  const { data } = useQuery(['test', 'secret'], async () => server.user.company);
  return (
    <>
      <h1>{name}</h1>
      <p>{isArrival ? 'Пришли с другой' : 'Открыта первой'}</p>
      <p>Запрос: {search.toString()}</p>
      <p>Прочитано для: {data}</p>
      <p>Помнит: {remembered}</p>
      <button onClick={() => remember('письмо')}>Запомнить</button>
      <button onClick={() => void request('get', '/api/activities').catch(() => {})}>Спросить сервер</button>
    </>
  );
}

// React tells of every error that a boundary caught.
const silenceConsole = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => void jest.restoreAllMocks());

const page = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (role: 'link' | 'button', name: string) => user.click(await screen.findByRole(role, { name }));

async function logIn() {
  await user.type(await screen.findByLabelText('Логин'), 'supplier@vstrecha.example');
  await user.type(screen.getByLabelText('Пароль'), 'vstrecha2026');
  await press('button', 'Войти');
}

test('`/` leads a guest to the login form in the empty layout, titled «Вход» [ROUTE-01] [ROUTE-02]', async () => {
  server.isLoggedIn = false;
  const { location } = renderApp('/');
  expect(await page('Вход')).toBeVisible();
  expect(location()).toBe('/login');
  expect(document.title).toBe('Вход');
  expect(screen.getByLabelText('Логин')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Основное меню' })).not.toBeInTheDocument();
  await expectNoAxeViolations(document.body);
});

test.each(['/nowhere', '/profile/1/more', '/api', '/login/'.repeat(3)])(
  'the unknown address %s leads to `/`, and so to the login page [ROUTE-21]',
  async (address) => {
    server.isLoggedIn = false;
    const { location } = renderApp(address);
    await page('Вход');
    expect(location()).toBe('/login');
  },
);

test('a guest is asked to log in and then comes to the address asked for, query included [GUARD-04]', async () => {
  server.isLoggedIn = false;
  const { location } = renderApp('/catalog?company=ветер&page=2');
  await logIn();
  expect(await page('mf_catalog/CatalogPage')).toBeVisible();
  expect(location()).toBe('/catalog?company=ветер&page=2');
});

test.each(['/profile?id=42', '/profile/edit#meetings'])(
  'a guest who asked for %s comes there after the login, with all that it says [GUARD-04]',
  async (address) => {
    server.isLoggedIn = false;
    const { location } = renderApp(address);
    await logIn();
    await waitFor(() => expect(location()).toBe(address));
  },
);

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 17])(
  'an address put aside by somebody else (%s) is not followed outside',
  async (from) => {
    server.isLoggedIn = true;
    const { location } = renderApp({ pathname: '/login', state: { from } });
    await page('mf_profile/OwnPage');
    expect(location()).toBe('/profile');
  },
);

test('a logged-in user on the login page comes to the own page [GUARD-05]', async () => {
  const { location } = renderApp('/login');
  expect(await page('mf_profile/OwnPage')).toBeVisible();
  expect(location()).toBe('/profile');
});

test.each([
  ['COMPANY', '/register/company', 'RegisterCompanyPage', 'Информация о компании', 'Шаг 2 из 4'],
  ['FILES', '/register/files', 'RegisterFilesPage', 'Файлы компании', 'Шаг 3 из 4'],
  ['MEETINGS', '/register/meetings', 'RegisterMeetingsPage', 'Настройка встреч', 'Шаг 4 из 4'],
] as const)(
  'registration step %s: every way leads to %s [GUARD-03]',
  async (registration_step, address, name, title, step) => {
    server.user = fixtures.currentUser({ registration_step });
    const { location, navigate } = renderApp('/catalog');
    await page(`mf_registration/${name}`);
    expect(
      screen.getByText((_, element) => element?.tagName === 'P' && element.textContent.startsWith(step)),
    ).toBeVisible();
    expect(document.title).toBe(title);
    for (const other of ['/', '/login', '/messages/5', '/block']) {
      act(() => navigate(other));
      await waitFor(() => expect(location()).toBe(address));
    }
    expect(screen.getByRole('link', { name: 'Выйти' })).toHaveAttribute('href', '/api/auth/logout');
  },
);

test.each(['/register/company', '/register/files', '/register/meetings', '/signup'])(
  'a finished user on %s comes to the own page [GUARD-06]',
  async (address) => {
    const { location } = renderApp(address);
    await page('mf_profile/OwnPage');
    expect(location()).toBe('/profile');
  },
);

test('a blocked user is sent to the logout address once, and sees no page [GUARD-02]', async () => {
  server.user = fixtures.currentUser({ is_blocked: true });
  const { navigate } = renderApp('/catalog');
  await waitFor(() => expect(surroundings.leave.mock.calls).toEqual([['/api/auth/logout']]));
  expect(localStorage.getItem('vstrecha.owner')).toBeNull();
  act(() => navigate('/block'));
  expect(surroundings.leave).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('auth state and user are asked for once each, however many pages follow [GUARD-01]', async () => {
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

test('the sidebar stays itself while pages change', async () => {
  renderApp('/profile');
  await page('mf_profile/OwnPage');
  const menu = screen.getByRole('navigation', { name: 'Основное меню' });
  await press('link', 'Сообщения');
  await page('mf_messenger/MessagesPage');
  expect(screen.getByRole('navigation', { name: 'Основное меню' })).toBe(menu);
});

test('a failed session check says so, and «Повторить» recovers', async () => {
  api.fail('get', '/api/auth/check', 'network');
  renderApp('/catalog');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Нет связи с сервером. Проверьте подключение к интернету и повторите.',
  );
  api.answer('get', '/api/auth/check', { ok: true });
  await press('button', 'Повторить');
  expect(await page('mf_catalog/CatalogPage')).toBeVisible();
});

test('a user that could not be read is asked for again by «Повторить»', async () => {
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
] as const)('an answer of %s that is none (%j) says so, and «Повторить» recovers', async (path, garbage) => {
  let isGarbage = true;
  api.answer('get', path, () => (isGarbage ? garbage : path === '/api/user' ? server.user : { ok: true }) as never);
  renderApp('/catalog');
  expect(await screen.findByText('Непредвиденная ошибка! Повторите попытку позже.')).toBeVisible();
  isGarbage = false;
  await press('button', 'Повторить');
  expect(await page('mf_catalog/CatalogPage')).toBeVisible();
});

test('a profile that came without some of its fields costs the warning about them, not the page', async () => {
  const { mock } = silenceConsole();
  server.user = fixtures.currentUser({ site: undefined as never });
  renderApp('/catalog');
  expect(await page('mf_catalog/CatalogPage')).toBeVisible();
  expect(screen.queryByText('Заполните профиль компании')).not.toBeInTheDocument();
  expect(mock.calls.length).toBeGreaterThan(0);
});

test('what breaks in the shell itself says so, and «Повторить» draws it anew', async () => {
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

test('pages for anybody are there even when the session cannot be checked', async () => {
  api.fail('get', '/api/auth/check', 'network');
  renderApp('/block');
  expect(await page('Аккаунт ожидает активации')).toBeVisible();
});

test('a 401 of any later call leads to the login page, and the login back to where one was', async () => {
  const { location } = renderApp('/catalog?page=3');
  await page('mf_catalog/CatalogPage');
  server.isLoggedIn = false;
  api.fail('get', '/api/activities', { status: 401, body: 'Войдите в систему.' });
  await press('button', 'Спросить сервер');
  await page('Вход');
  expect(location()).toBe('/login');
  // At once, within the time in which SWR takes two questions for one.
  await logIn();
  expect(await page('mf_catalog/CatalogPage')).toBeVisible();
  expect(location()).toBe('/catalog?page=3');
  expect(screen.getByText('Запрос: page=3')).toBeVisible();
});

test('who logs in after a session has ended sees nothing of what was read for the one before', async () => {
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

/** The session expires while a page is open, and somebody logs in. */
async function expireAndLogInAs(id: number): Promise<void> {
  server.isLoggedIn = false;
  api.fail('get', '/api/activities', { status: 401, body: 'Войдите в систему.' });
  await press('button', 'Спросить сервер');
  await page('Вход');
  server.user = fixtures.currentUser({ id });
  await logIn();
}

test('what a page has in memory is its person’s: there again for the same one, not for another', async () => {
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

test('what was typed before the session expired is there for its owner, and forgotten when somebody else logs in', async () => {
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

test('a tab follows when another account logs in in another tab', async () => {
  renderApp('/catalog');
  await press('button', 'Запомнить');
  server.user = fixtures.currentUser({ id: 77, company: 'Другая компания' });
  localStorage.setItem('vstrecha.owner', '77');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'vstrecha.owner', newValue: '77' })));
  expect(await screen.findByText('Прочитано для: Другая компания')).toBeVisible();
  expect(screen.getByText('Помнит: ничего')).toBeVisible();
});

test('each navigation begins at the top of the page [GUARD-08]', async () => {
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

test('a navigation takes the focus to the content, announces and names the page and tells it; the first page and a changed query do not', async () => {
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
  await waitFor(() => expect(document.title).toBe('Каталог'));

  const button = screen.getByRole('button', { name: 'Спросить сервер' });
  button.focus();
  act(() => navigate('/catalog?company=вет'));
  await screen.findByText(/company/);
  expect(button).toHaveFocus();
});

test('who logs in is asked for anew, whoever was asked for before', async () => {
  prepareCurrentUser();
  await waitFor(() => expect(asked.user).toBe(1));
  server = { isLoggedIn: false, user: fixtures.currentUser({ type: 'Заказчик' }) };
  renderApp('/login');
  await logIn();
  expect(await screen.findByRole('link', { name: 'Каталог поставщиков' })).toBeVisible();
  expect(asked.user).toBe(2);
});

test('after the login the focus is in the content too', async () => {
  server.isLoggedIn = false;
  renderApp('/login');
  await logIn();
  await page('mf_profile/OwnPage');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.getByText('Пришли с другой')).toBeVisible();
});

test('whoever was seen logged in is remembered as a hint, and forgotten with the session', async () => {
  const { unmount } = renderApp('/profile');
  await page('mf_profile/OwnPage');
  expect(localStorage.getItem('vstrecha.loggedIn')).not.toBeNull();
  unmount();
  // The logout link has left the application; it begins anew as a guest.
  server.isLoggedIn = false;
  renderApp('/login');
  await page('Вход');
  expect(localStorage.getItem('vstrecha.loggedIn')).toBeNull();
});

test('a page that does not load leaves the menu and the other pages alone, and its «Повторить» brings it [FED-02]', async () => {
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
