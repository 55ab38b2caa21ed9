import { paths } from 'shared-api/paths';
import { prepareModule } from 'shared-ui/useModule';
import { remotes } from './federation/remotes';
import { findRoute } from './findRoute';
import { inside } from './insideLoader';
import { preloadMainLayout } from './layouts/Layout';
import { guestPage } from './pages/guestPage';
import type { AppRoute } from './routeTypes';

/** Fetches what the page at an address needs for somebody logged in, beside the question who that is. */
export function prepareFirstPage(pathname: string): void {
  const route = findRoute(pathname) ?? findRoute(paths.profile);
  const shown = route?.access === 'guest' ? findRoute(paths.profile) : route;
  prepareModule(inside, 'Inside').catch(() => {});
  if (shown?.layout === 'main') preloadMainLayout();
  if (shown?.page.kind === 'remote') prepareModule(remotes, shown.page.name).catch(() => {});
}

/** Fetches what a guest page consists of. @throws what its loader rejects with */
export async function prepareGuestPage(route: AppRoute): Promise<void> {
  if (route.page.kind === 'guest') await prepareModule(guestPage, 'GuestPage');
}
