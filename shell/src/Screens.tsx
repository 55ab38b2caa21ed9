import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from 'shared-api/paths';
import { Guarded } from './guard/Guarded';
import { routes } from './routes';
import type { Session } from './session/session';

interface ScreensProps {
  session: Session;
  /** Another page has been shown before. */
  isLater?: boolean;
}

/** The route table behind the guard. `/` leads to /login, any other unknown path to `/` (ROUTE-01, ROUTE-21). */
export function Screens({ session, isLater = false }: ScreensProps) {
  return (
    <Routes>
      {/* Without a key of its own each route gives `Guarded` the same place in the tree: the layout, its connection and the focus in it stay when the page changes. */}
      {routes.map((route) => (
        <Route
          key={route.path}
          path={route.path}
          element={<Guarded route={route} session={session} isLater={isLater} />}
        />
      ))}
      <Route path="/" element={<Navigate to={paths.login} replace />} />
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
}
