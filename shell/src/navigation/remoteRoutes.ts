import { useEffect, useState, useSyncExternalStore } from 'react';
import { matchPath } from 'react-router-dom';
import { getPlaces, onPlaces, type PlacedPage } from '../federation/choose/places';
import { readRegistry } from '../federation/registry/registry';
import { drawnOf } from '../federation/watch/drawn';
import { keepRemoteRoutes } from '../routes';
import type { AppRoute } from './routeTypes';

/** Routes keep their identity until they change: effects of open pages depend on it. */
const made = new Map<string, AppRoute>();

/**
 * Routes of all remotes; they change with releases.
 * @param pathname the present address: an open page keeps its route after a rollback, until the next navigation
 */
export function useRemoteRoutes(pathname: string): readonly AppRoute[] {
  const { pages } = useSyncExternalStore(onPlaces, getPlaces);
  const routes = pages.map(routeOf);
  const [open, setOpen] = useState<AppRoute>();
  const isAt = ({ path }: AppRoute) => matchPath(path, pathname) !== null;
  const found = routes.find(isAt) ?? (open && isAt(open) && isDrawn(open) ? open : undefined);
  if (found !== open) setOpen(found);
  const all = found && !routes.includes(found) ? [...routes, found] : routes;
  useEffect(() => keepRemoteRoutes(all));
  return all;
}

/** Whether the registry was read in this page, or could not be. */
export function useRegistryRead(): boolean {
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    const note = () => setIsRead(true);
    readRegistry().then(note, note);
  }, []);
  return isRead;
}

export function routeOf({ path, access, layout, title, name }: PlacedPage): AppRoute {
  const key = [path, access, layout, title, name].join('\n');
  const route = made.get(key) ?? { path, access, layout, title, page: { kind: 'remote', name } };
  made.set(key, route);
  return route;
}

function isDrawn({ page }: AppRoute): boolean {
  if (page.kind !== 'remote') return false;
  const [remote = '', expose = ''] = page.name.split('/');
  return drawnOf(remote).some((drawn) => drawn.expose === expose);
}
