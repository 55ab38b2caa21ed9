import { matchPath } from 'react-router-dom';
import { routes } from './routes';
import type { AppRoute } from './routeTypes';

/** The line of the route table that an address belongs to. */
export function findRoute(pathname: string): AppRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname));
}
