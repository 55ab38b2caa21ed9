import { beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { fixtures, useFakeApi } from 'shared-api/testing';
import { surroundings } from './testing/surroundings';
import { getPlaces } from './federation/choose/places';
import { routes } from './routes';
import { renderApp } from './testing/renderApp';

const api = useFakeApi();
let isLoggedIn = true;

beforeEach(() => {
  surroundings.loadExposed.mockImplementation(async (name) => () => <h1>{name}</h1>);
  api.configure();
  api.answer('get', '/api/auth/check', () => ({ ok: isLoggedIn }));
  api.answer('get', '/api/user', fixtures.currentUser());
  api.answer('get', '/api/settings', fixtures.settings());
  api.answer('get', '/api/invitations/count', { count: 0 });
  api.answer('get', '/api/chats', { chats: [], unseen_count: 0 });
  api.answer('get', '/api/notifications/unsubscribe/{token}', { ok: true });
});

/**
 * The specification's table (section 2), repeated on purpose. `page` is the page's heading. Rows have an ID if this
 * test covers the whole requirement.
 */
const table = [
  { id: '', address: '/login', access: 'guest', layout: 'empty', title: 'Вход', page: 'Вход' },
  {
    id: '[ROUTE-03]',
    address: '/signup',
    access: 'guest',
    layout: 'register 1',
    title: 'Регистрация',
    page: 'mf_registration/SignupPage',
  },
  {
    id: '[ROUTE-04]',
    address: '/register/company',
    access: 'login',
    layout: 'register 2',
    title: 'Информация о компании',
    page: 'mf_registration/RegisterCompanyPage',
  },
  {
    id: '[ROUTE-05]',
    address: '/register/files',
    access: 'login',
    layout: 'register 3',
    title: 'Файлы компании',
    page: 'mf_registration/RegisterFilesPage',
  },
  {
    id: '[ROUTE-06]',
    address: '/register/meetings',
    access: 'login',
    layout: 'register 4',
    title: 'Настройка встреч',
    page: 'mf_registration/RegisterMeetingsPage',
  },
  {
    id: '[ROUTE-07]',
    address: '/password_reset',
    access: 'guest',
    layout: 'empty',
    title: 'Восстановление пароля',
    page: 'Восстановление пароля',
  },
  { id: '', address: '/profile', access: 'login', layout: 'main', title: 'Моя страница', page: 'mf_profile/OwnPage' },
  {
    id: '[ROUTE-09]',
    address: '/profile/edit',
    access: 'login',
    layout: 'main',
    title: 'Редактирование профиля',
    page: 'mf_profile/EditPage',
  },
  {
    id: '',
    address: '/profile/17',
    access: 'login',
    layout: 'main',
    title: 'Страница участника',
    page: 'mf_profile/ParticipantPage',
  },
  {
    id: '[ROUTE-11]',
    address: '/catalog',
    access: 'login',
    layout: 'main',
    title: 'Каталог',
    page: 'mf_catalog/CatalogPage',
  },
  {
    id: '[ROUTE-12]',
    address: '/invitations',
    access: 'login',
    layout: 'main',
    title: 'Заявки на встречу',
    page: 'mf_meetings/InvitationsPage',
  },
  {
    id: '[ROUTE-13]',
    address: '/meetings',
    access: 'login',
    layout: 'main',
    title: 'Мои встречи',
    page: 'mf_meetings/MeetingsPage',
  },
  {
    id: '[DAY-01]',
    address: '/today',
    access: 'login',
    layout: 'main',
    title: 'Сегодня',
    page: 'mf_meetings/TodayPage',
  },
  {
    id: '',
    address: '/messages',
    access: 'login',
    layout: 'main',
    title: 'Сообщения',
    page: 'mf_messenger/MessagesPage',
  },
  {
    id: '',
    address: '/messages/17',
    access: 'login',
    layout: 'main',
    title: 'Сообщения',
    page: 'mf_messenger/MessagesPage',
  },
  {
    id: '[ROUTE-15]',
    address: '/news',
    access: 'login',
    layout: 'main',
    title: 'Новости',
    page: 'mf_profile/NewsPage',
  },
  {
    id: '[ORG-14]',
    address: '/news/broadcast',
    access: 'login',
    layout: 'main',
    title: 'Сообщение организатора',
    page: 'mf_profile/BroadcastMessagePage',
  },
  {
    id: '[ROUTE-16]',
    address: '/sending',
    access: 'login',
    layout: 'main',
    title: 'Рассылка',
    page: 'mf_catalog/SendingPage',
  },
  {
    id: '[ROUTE-17]',
    address: '/preview/catalog',
    access: 'login',
    layout: 'main',
    title: 'Предпросмотр карточки',
    page: 'mf_catalog/CatalogPreviewPage',
  },
  {
    id: '[ROUTE-18]',
    address: '/preview/profile',
    access: 'login',
    layout: 'main',
    title: 'Предпросмотр страницы',
    page: 'mf_profile/ProfilePreviewPage',
  },
  {
    id: '[ROUTE-19]',
    address: '/block',
    access: 'any',
    layout: 'empty',
    title: 'Аккаунт ожидает активации',
    page: 'Аккаунт ожидает активации',
  },
  {
    id: '[ROUTE-20]',
    address: '/unsubscribe_notifications/abc',
    access: 'any',
    layout: 'empty',
    title: 'Отписка от уведомлений',
    page: 'Отписка от уведомлений',
  },
] as const;

test.each(table)(
  '$address: access $access, layout $layout, title «$title» $id [GUARD-07] [FIRST-04]',
  async ({ address, access, layout, title, page }) => {
    // Users without access are redirected …
    isLoggedIn = access !== 'login';
    if (access !== 'any' && address !== '/login') {
      isLoggedIn = access === 'guest';
      const { location } = renderApp(address);
      await waitFor(() => expect(location()).toBe(access === 'guest' ? '/profile' : '/login'));
      cleanup();
    }
    // … and others see the page in its layout. App.test covers register pages of registered users.
    isLoggedIn = access === 'login';
    if (address.startsWith('/register/')) {
      const steps = { '2': 'COMPANY', '3': 'FILES', '4': 'MEETINGS' } as const;
      api.answer(
        'get',
        '/api/user',
        fixtures.currentUser({ registration_step: steps[layout.slice(-1) as keyof typeof steps] }),
      );
    }
    document.title = '';
    const { location } = renderApp(address);
    await screen.findByRole('heading', { level: 1, name: page });
    expect(location()).toBe(address);
    expect(document.title).toBe(`${title} — Встреча`);
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(shownLayout()).toBe(layout);
  },
);

test('has no other routes', () => expect([...routes, ...getPlaces().pages]).toHaveLength(table.length - 1));

function shownLayout(): string {
  if (screen.queryByRole('navigation', { name: 'Основное меню' })) return 'main';
  const step = /Шаг (\d) из 4/.exec(document.body.textContent ?? '')?.[1];
  return step === undefined ? 'empty' : `register ${step}`;
}
