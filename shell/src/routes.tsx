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
 * Routes of the shell itself and of the registration. Remotes bring their own (navigation/remoteRoutes.ts); the redirects
 * of `/` and of unknown paths are in navigation/Screens.tsx.
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
  { path: paths.block, access: 'any', layout: 'empty', title: 'Аккаунт ожидает активации', page: guest },
  {
    path: '/unsubscribe_notifications/:token',
    access: 'any',
    layout: 'empty',
    title: 'Отписка от уведомлений',
    page: guest,
  },
];

let remoteRoutes: readonly AppRoute[] = [];

/** Keeps the routes of remotes, whose code loads with the main layout, for `findRoute`. */
export function keepRemoteRoutes(present: readonly AppRoute[]): void {
  remoteRoutes = present;
}

export function findRoute(pathname: string): AppRoute | undefined {
  return [...routes, ...remoteRoutes].find(({ path }) => matchPath(path, pathname));
}
