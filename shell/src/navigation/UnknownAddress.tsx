import { Navigate, useLocation } from 'react-router-dom';
import { paths } from 'shared-api/paths';
import { Waiting } from '../layouts/Waiting';
import type { Session } from '../session/session';
import { Guarded } from './Guarded';
import { NotFoundPage } from './NotFoundPage';
import { useRegistryRead } from './remoteRoutes';
import type { AppRoute } from './routeTypes';

const notFound: AppRoute = {
  path: '*',
  access: 'login',
  layout: 'main',
  title: 'Страница не найдена',
  page: { kind: 'own', component: NotFoundPage },
};

interface UnknownAddressProps {
  session: Session;
  isLater: boolean;
}

/**
 * An address without a route so far: the registry may bring a new remote's page. Otherwise a page says so (FIRST-04);
 * administrators without a start page, where `/` leads them, go to their own page.
 */
export function UnknownAddress({ session, isLater }: UnknownAddressProps) {
  const { pathname } = useLocation();
  if (!useRegistryRead()) return <Waiting />;
  if (pathname === paths.organizer) return <Navigate to={paths.profile} replace />;
  return <Guarded route={notFound} session={session} isLater={isLater} />;
}
