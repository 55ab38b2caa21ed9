import { Navigate } from 'react-router-dom';
import { Waiting } from '../layouts/Waiting';
import { useRegistryRead } from './remoteRoutes';

/** An address without a route so far: the registry may bring a new remote's page. Otherwise redirects to `/`. */
export function UnknownAddress() {
  return useRegistryRead() ? <Navigate to="/" replace /> : <Waiting />;
}
