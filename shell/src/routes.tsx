import { matchPath } from 'react-router-dom';
import { paths } from 'shared-api/paths';
import { LoginPage } from './auth/LoginPage';
import type { AppRoute, RoutePage } from './navigation/routeTypes';

const login: RoutePage = { kind: 'own', component: LoginPage };
/** Loads with the first page that needs it: logged-in users rarely do. */
const guest: RoutePage = {
  kind: 'guest',
  loader: { load: () => import(/* webpackChunkName: "guest-pages" */ './auth/GuestPages') },
};

/**
 * The route table of the specification (section 2). The redirects of `/` and of unknown paths are in navigation/Screens.tsx.
 * Addresses with parameters repeat those of shared-api/paths as patterns.
 */
export const routes: readonly AppRoute[] = [
  { path: paths.login, access: 'guest', layout: 'empty', title: 'Вход', page: login },
  {
    path: paths.signup,
    access: 'guest',
    layout: 'register',
    title: 'Регистрация',
    page: { kind: 'remote', name: 'mf_registration/SignupPage' },
    step: 1,
  },
  {
    path: paths.registerCompany,
    access: 'login',
    layout: 'register',
    title: 'Информация о компании',
    page: { kind: 'remote', name: 'mf_registration/RegisterCompanyPage' },
    step: 2,
  },
  {
    path: paths.registerFiles,
    access: 'login',
    layout: 'register',
    title: 'Файлы компании',
    page: { kind: 'remote', name: 'mf_registration/RegisterFilesPage' },
    step: 3,
  },
  {
    path: paths.registerMeetings,
    access: 'login',
    layout: 'register',
    title: 'Настройка встреч',
    page: { kind: 'remote', name: 'mf_registration/RegisterMeetingsPage' },
    step: 4,
  },
  { path: paths.passwordReset, access: 'guest', layout: 'empty', title: 'Восстановление пароля', page: guest },
  {
    path: paths.profile,
    access: 'login',
    layout: 'main',
    title: 'Моя страница',
    page: { kind: 'remote', name: 'mf_profile/OwnPage' },
  },
  {
    path: paths.profileEdit,
    access: 'login',
    layout: 'main',
    title: 'Редактирование профиля',
    page: { kind: 'remote', name: 'mf_profile/EditPage' },
  },
  {
    path: '/profile/:id',
    access: 'login',
    layout: 'main',
    title: 'Страница участника',
    page: { kind: 'remote', name: 'mf_profile/ParticipantPage' },
  },
  {
    path: paths.catalog,
    access: 'login',
    layout: 'main',
    title: 'Каталог',
    page: { kind: 'remote', name: 'mf_catalog/CatalogPage' },
  },
  {
    path: paths.invitations,
    access: 'login',
    layout: 'main',
    title: 'Заявки на встречу',
    page: { kind: 'remote', name: 'mf_meetings/InvitationsPage' },
  },
  {
    path: paths.meetings,
    access: 'login',
    layout: 'main',
    title: 'Мои встречи',
    page: { kind: 'remote', name: 'mf_meetings/MeetingsPage' },
  },
  {
    path: `${paths.messages}/:id?`,
    access: 'login',
    layout: 'main',
    title: 'Сообщения',
    page: { kind: 'remote', name: 'mf_messenger/MessagesPage' },
  },
  {
    path: paths.news,
    access: 'login',
    layout: 'main',
    title: 'Новости',
    page: { kind: 'remote', name: 'mf_profile/NewsPage' },
  },
  {
    path: paths.sending,
    access: 'login',
    layout: 'main',
    title: 'Рассылка',
    page: { kind: 'remote', name: 'mf_catalog/SendingPage' },
  },
  {
    path: paths.previewCatalog,
    access: 'login',
    layout: 'main',
    title: 'Предпросмотр карточки',
    page: { kind: 'remote', name: 'mf_catalog/CatalogPreviewPage' },
  },
  {
    path: paths.previewProfile,
    access: 'login',
    layout: 'main',
    title: 'Предпросмотр страницы',
    page: { kind: 'remote', name: 'mf_profile/ProfilePreviewPage' },
  },
  { path: paths.block, access: 'any', layout: 'empty', title: 'Аккаунт ожидает активации', page: guest },
  {
    path: '/unsubscribe_notifications/:token',
    access: 'any',
    layout: 'empty',
    title: 'Отписка от уведомлений',
    page: guest,
  },
];

export function findRoute(pathname: string): AppRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname));
}
