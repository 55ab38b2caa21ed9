import { Navigate, useLocation } from 'react-router-dom';
import { paths } from 'shared-api/paths';
import { Waiting } from '../layouts/Waiting';
import { useRegistryRead } from './remoteRoutes';

/**
 * An address without a route so far: the registry may bring a new remote's page. Otherwise redirects to `/`, and from the
 * administrators' start page, where `/` leads them, to the own page.
 */
export function UnknownAddress() {
  const { pathname } = useLocation();
  if (!useRegistryRead()) return <Waiting />;
  return <Navigate to={pathname === paths.organizer ? paths.profile : '/'} replace />;
}
