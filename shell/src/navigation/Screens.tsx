import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from 'shared-api/paths';
import { Waiting } from '../layouts/Waiting';
import { routes } from '../routes';
import type { Session } from '../session/session';
import { Guarded } from './Guarded';

interface ScreensProps {
  session: Session;
  /** Another page has been shown before. */
  isLater?: boolean;
  /** Routes that only logged-in users have. */
  children?: ReactNode;
}

/** The route table behind the guard. `/` redirects to /login, any other unknown path to `/` (ROUTE-01, ROUTE-21). */
export function Screens({ session, isLater = false, children }: ScreensProps) {
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
      {children}
      <Route path="/" element={<Navigate to={paths.login} replace />} />
      {/* `Inside` has more routes for logged-in users. */}
      <Route path="*" element={session.phase === 'checking' ? <Waiting /> : <Navigate to="/" replace />} />
    </Routes>
  );
}
