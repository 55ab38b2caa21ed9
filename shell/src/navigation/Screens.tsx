import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from 'shared-api/paths';
import { routes } from '../routes';
import type { Session } from '../session/session';
import { Guarded } from './Guarded';
import type { AppRoute } from './routeTypes';

interface ScreensProps {
  session: Session;
  /** Another page has been shown before. */
  isLater?: boolean;
  /** Routes that only logged-in users have. */
  children?: ReactNode;
  /** Shown at other addresses to users who may see pages. */
  unknown?: ReactNode;
}

/** Any address that the first screen does not know: perhaps a page of a remote, which needs a login. */
const elsewhere: AppRoute = {
  path: '*',
  access: 'login',
  layout: 'main',
  title: '',
  page: { kind: 'own', component: () => null },
};

/**
 * The route table behind the guard. `/` redirects to /login, any other unknown path to `/` (ROUTE-01, ROUTE-21), for guests
 * by the login, like pages of remotes.
 */
export function Screens({ session, isLater = false, children, unknown }: ScreensProps) {
  return (
    <Routes>
      {/*
       * No key on `Guarded`: it keeps its place in the tree across routes, so that the layout, its connection and its
       * focus stay when the page changes.
       */}
      {routes.map((route) => (
        <Route
          key={route.path}
          path={route.path}
          element={<Guarded route={route} session={session} isLater={isLater} />}
        />
      ))}
      {/* eslint-disable-next-line house/no-bare-text -- routes */}
      {children}
      <Route path="/" element={<Navigate to={paths.login} replace />} />
      <Route path="*" element={unknown || <Guarded route={elsewhere} session={session} isLater={isLater} />} />
    </Routes>
  );
}
