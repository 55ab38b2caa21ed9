import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { CurrentUser } from 'shared-api/contract';
import { emitRealtime } from 'shared-api/realtime';
import { keepDraft, readDraft } from 'shared-api/storage';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { surroundings } from '../testing/surroundings';
import { rememberLogin, wasLoggedIn } from '../session/loginHint';
import { showWidth } from '../testing/showWidth';
import { MainLayout } from './MainLayout';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });
let invitations = 0;
let unseenChats = 0;

beforeEach(() => {
  invitations = 0;
  unseenChats = 0;
  api.configure();
  api.answer('get', '/api/settings', fixtures.settings());
  api.answer('get', '/api/event', { datestart: '2026-11-23', dateend: '2026-11-27', name: 'Форум рекламы' });
  api.answer('get', '/api/invitations/count', () => ({ count: invitations }));
  api.answer('get', '/api/chats', () => ({ chats: [], unseen_count: unseenChats }));
  api.answer('get', '/api/invitations/incoming', { invitations: [], total_count: 0, pages: 0 });
  api.answer('get', '/api/invitations/outgoing', { invitations: [], total_count: 0, pages: 0 });
});

const renderLayout = (part: Partial<CurrentUser> = {}, address = '/news', page = <h1>Содержание</h1>) =>
  renderPage(<MainLayout user={fixtures.currentUser(part)}>{page}</MainLayout>, { address });

function SlowPage() {
  const [isThere, setIsThere] = useState(false);
  return (
    <div aria-busy={!isThere}>
      <button onClick={() => setIsThere(true)}>Ответить</button>
    </div>
  );
}

const menu = () => within(screen.getByRole('navigation', { name: 'Основное меню' }));
const labels = () =>
  menu()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const inMenu = (name: string | RegExp) => menu().findByRole('link', { name });

test('lists the entries in order and marks the current one [SIDE-01]', async () => {
  renderLayout();
  await inMenu('Каталог заказчиков');
  expect(labels()).toEqual([
    'Моя страница',
    'Каталог заказчиков',
    'Заявки',
    'Мои встречи',
    'Сообщения',
    'Новости',
    'Выйти',
  ]);
  expect(
    menu()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/profile', '/catalog', '/invitations', '/meetings', '/messages', '/news', '/api/auth/logout']);
  expect(await inMenu('Новости')).toHaveAttribute('aria-current', 'page');
  expect(await inMenu('Моя страница')).not.toHaveAttribute('aria-current');
});

test('shows the event and «Помощь» beside the entries [FIRST-03] [SIDE-01]', async () => {
  renderLayout();
  const line = await screen.findByRole('link', { name: /^Форум рекламы\s?23–27 ноября 2026/ });
  expect(line).toHaveAttribute('href', '/help');
  expect(screen.getByRole('link', { name: 'Помощь' })).toHaveAttribute('href', '/help');
  expect(labels()).not.toContain('Помощь');
});

test('names the catalogue after the companies it lists [SIDE-02]', async () => {
  renderLayout({ type: 'Заказчик' });
  expect(await inMenu('Каталог поставщиков')).toBeVisible();
});

test('hides the catalogue when the setting is off [SIDE-02]', async () => {
  let isAnswered = false;
  api.answer('get', '/api/settings', () => ((isAnswered = true), fixtures.settings({ catalog_status: false })));
  renderLayout();
  await waitFor(() => expect(isAnswered).toBe(true));
  await act(async () => {});
  expect(menu().queryByRole('link', { name: /Каталог/ })).not.toBeInTheDocument();
});

test('keeps the entries in their places while settings load [NET-08]', async () => {
  localStorage.clear();
  api.hang('get', '/api/settings');
  const { unmount } = renderLayout();
  await inMenu('Моя страница');
  expect(labels()).toContain('Каталог заказчиков');
  unmount();

  api.answer('get', '/api/settings', fixtures.settings({ catalog_status: false }));
  const next = renderLayout();
  await waitFor(() => expect(labels()).not.toContain('Каталог заказчиков'));
  next.unmount();

  api.hang('get', '/api/settings');
  renderLayout();
  await inMenu('Моя страница');
  expect(labels()).not.toContain('Каталог заказчиков');
});

test('shows the exact invitation count, updates it, hides zero [SIDE-03]', async () => {
  invitations = 21;
  renderLayout();
  expect(await inMenu('Заявки, ждут решения: 21')).toHaveTextContent(/^Заявки21$/);
  invitations = 2;
  act(() => emitRealtime('invitation', {}));
  expect(await inMenu('Заявки, ждут решения: 2')).toBeVisible();
  invitations = 0;
  act(() => emitRealtime('gap', {}));
  expect(await inMenu('Заявки')).toHaveTextContent(/^Заявки$/);
});

test('counts unseen chats, caps at 20+ and follows pushes [SIDE-04]', async () => {
  unseenChats = 20;
  renderLayout();
  expect(await inMenu('Сообщения, непрочитанных чатов: 20')).toHaveTextContent('Сообщения20');
  unseenChats = 21;
  act(() => emitRealtime('message', { message: fixtures.message() }));
  expect(await inMenu('Сообщения, непрочитанных чатов: 21')).toHaveTextContent(/^Сообщения20\+$/);
  unseenChats = 1;
  act(() => emitRealtime('gap', {}));
  expect(await inMenu('Сообщения, непрочитанных чатов: 1')).toHaveTextContent(/^Сообщения1$/);
});

test('deletes drafts and the login hint on logout [SIDE-05] [AUTH-08]', async () => {
  keepDraft('chat.5', 'Недописанное');
  rememberLogin();
  renderLayout();
  const link = await inMenu('Выйти');
  expect(link).toHaveAttribute('href', '/api/auth/logout');
  expect(link.tagName).toBe('A');
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(readDraft('chat.5')).toBe('');
  expect(wasLoggedIn()).toBe(false);
});

test('prefetches a page on hover or focus of its entry', async () => {
  renderLayout();
  await user.hover(await inMenu('Сообщения'));
  expect(surroundings.preloadExposed.mock.calls).toEqual([['mf_messenger/MessagesPage']]);
  act(() => menu().getByRole('link', { name: 'Заявки' }).focus());
  expect(surroundings.preloadExposed).toHaveBeenLastCalledWith('mf_meetings/InvitationsPage');
});

const banners = [
  { image: '/banners/one.svg', href: 'https://one.example/', title: 'Выставка' },
  { image: '/banners/two.svg', href: 'https://two.example/', title: 'Образцы' },
  { image: '/banners/three.svg', href: 'https://three.example/', title: 'Третий' },
];

test('shows customers two advertising banners [SIDE-06]', async () => {
  api.configure({ banners });
  renderLayout({ type: 'Заказчик' });
  expect(await screen.findByRole('link', { name: 'Выставка' })).toHaveAttribute('href', 'https://one.example/');
  expect(screen.getByRole('link', { name: 'Образцы' })).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([
    '/banners/one.svg',
    '/banners/two.svg',
  ]);
});

test('shows suppliers no banners [SIDE-06]', async () => {
  api.configure({ banners });
  renderLayout({ type: 'Поставщик' });
  await inMenu('Каталог заказчиков');
  await waitFor(() => expect(surroundings.connectRealtime).toHaveBeenCalled());
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('renders a banner with a script address without a link', async () => {
  api.configure({ banners: [{ image: '/banners/one.svg', href: 'javascript:alert(1)', title: 'Выставка' }] });
  const { container } = renderLayout({ type: 'Заказчик' });
  const picture = await screen.findByRole('img', { name: 'Выставка' });
  expect(picture.closest('a')).toBeNull();
  expect(container.innerHTML).not.toContain('javascript:');
});

test('shows banners and rules that organizers keep [ORG-07]', async () => {
  api.configure({ banners });
  api.answer('get', '/api/settings', fixtures.settings({ features: ['site'] }));
  api.answer('get', '/api/site', {
    banners: [{ image: '/images/uploads/one.jpg', href: 'https://three.example/', label: 'Новый зал' }],
    rules: { text: 'Приходите вовремя.' },
  });
  renderLayout({ type: 'Заказчик' });
  expect(await screen.findByRole('img', { name: 'Новый зал' })).toHaveAttribute('src', '/images/uploads/one.jpg');
  expect(screen.queryByRole('img', { name: 'Выставка' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Правила участия' }));
  expect(await screen.findByRole('dialog', { name: 'Правила участия во встречах' })).toHaveTextContent(
    'Приходите вовремя.',
  );
});

test('keeps the configured banners when reading the site fails', async () => {
  api.configure({ banners });
  api.answer('get', '/api/settings', fixtures.settings({ features: ['site'] }));
  api.fail('get', '/api/site', { status: 403 });
  renderLayout({ type: 'Заказчик' });
  expect(await screen.findByRole('img', { name: 'Выставка' })).toBeVisible();
});

test('rereads settings within 20 seconds after organizers change them [ORG-07]', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.001);
  renderLayout();
  await inMenu('Каталог заказчиков');
  api.answer('get', '/api/settings', fixtures.settings({ catalog_status: false }));
  act(() => emitRealtime('site', { what: 'settings' }));
  await waitFor(() => expect(menu().queryByRole('link', { name: 'Каталог заказчиков' })).not.toBeInTheDocument());
});

test('rereads settings once pushes begin [ORG-07]', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.001);
  renderLayout();
  await inMenu('Каталог заказчиков');
  api.answer('get', '/api/settings', fixtures.settings({ catalog_status: false }));
  act(() => emitRealtime('gap', { isFirstJoin: true }));
  await waitFor(() => expect(menu().queryByRole('link', { name: 'Каталог заказчиков' })).not.toBeInTheDocument());
});

test('works without the configuration, except banners and pushes', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  api.configure({ banners: 'none' as never });
  renderLayout({ type: 'Заказчик' });
  expect(await inMenu('Каталог поставщиков')).toBeVisible();
  expect(surroundings.connectRealtime).not.toHaveBeenCalled();
});

test('opens one push connection and closes it on unmount', async () => {
  const disconnect = jest.fn();
  surroundings.connectRealtime.mockReturnValueOnce(disconnect);
  const { unmount, store } = renderLayout({ id: 17 });
  await waitFor(() => expect(surroundings.connectRealtime).toHaveBeenCalledTimes(1));
  expect(surroundings.connectRealtime).toHaveBeenCalledWith(17, { key: 'key', cluster: 'eu' }, store, {
    hasSite: false,
    onRefused: expect.any(Function),
  });
  await act(async () => {});
  expect(disconnect).not.toHaveBeenCalled();
  unmount();
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('opens no connection after unmounting during the library’s load', async () => {
  const { unmount } = renderLayout();
  unmount();
  await act(async () => {});
  expect(surroundings.connectRealtime).not.toHaveBeenCalled();
});

test('connects to the push service after the page’s skeletons', async () => {
  renderLayout({}, '/news', <SlowPage />);
  expect(await inMenu('Каталог заказчиков')).toBeVisible();
  expect(surroundings.connectRealtime).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Ответить' }));
  await waitFor(() => expect(surroundings.connectRealtime).toHaveBeenCalledTimes(1));
});

test('shows five entries and «Ещё» on a narrow screen', async () => {
  showWidth(360);
  invitations = 30;
  renderLayout({ type: 'Заказчик' }, '/messages');
  expect(await inMenu('Заявки, ждут решения: 30')).toHaveTextContent('30Заявки');
  expect(
    menu()
      .getAllByRole('link')
      .map(({ textContent }) => textContent.replace(/\d/g, '')),
  ).toEqual(['Профиль', 'Каталог', 'Заявки', 'Встречи', 'Чаты']);
  await inMenu('Каталог поставщиков');
  expect(
    menu()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/profile', '/catalog', '/invitations', '/meetings', '/messages']);
  expect(await inMenu('Сообщения')).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();

  await user.click(menu().getByRole('button', { name: 'Ещё' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ещё' }));
  expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/today',
    '/news',
    '/help',
    '/api/auth/logout',
  ]);
  expect(dialog.getByRole('group', { name: 'Тема оформления' })).toBeVisible();
});

test('closes «Ещё» by Esc and by following a link', async () => {
  showWidth(360);
  const { location } = renderLayout({}, '/messages');
  const more = () => menu().getByRole('button', { name: 'Ещё' });
  await user.click(more());
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(more()).toHaveFocus());

  await user.click(more());
  await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Новости' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(location()).toBe('/news');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test.each([1440, 360])('has no axe violations at %d px', async (width) => {
  showWidth(width);
  invitations = 3;
  unseenChats = 40;
  api.configure({ banners, meetingRulesUrl: 'https://rules.example/' });
  renderLayout({ type: 'Заказчик', site: '' });
  await inMenu('Каталог поставщиков');
  await inMenu(/ждут решения/);
  await expectNoAxeViolations(document.body);
  if (width > 768) return;
  await user.click(menu().getByRole('button', { name: 'Ещё' }));
  await screen.findByRole('dialog');
  await expectNoAxeViolations(document.body);
});
