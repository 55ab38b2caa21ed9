import { paths } from 'shared-api/paths';
import { prepareModule } from 'shared-ui/useModule';
import { inside } from '../App';
import { remotes } from '../federation/remotes';
import { preloadMainLayout } from '../layouts/Layout';
import type { AppRoute } from '../navigation/routeTypes';
import { findRoute } from '../routes';

/** Prefetches the modules that a logged-in user needs at an address, in parallel with the session check. */
export function prefetchPage(pathname: string): void {
  const route = findRoute(pathname) ?? findRoute(paths.profile);
  const shown = route?.access === 'guest' ? findRoute(paths.profile) : route;
  prepareModule(inside, 'Inside').catch(() => {});
  if (shown?.layout === 'main') preloadMainLayout();
  if (shown?.page.kind === 'remote') prepareModule(remotes, shown.page.name).catch(() => {});
}

/**
 * Loads the modules of a guest page.
 * @throws the loader's rejection
 */
export async function loadGuestPage({ page }: AppRoute): Promise<void> {
  if (page.kind === 'guest') await prepareModule(page.loader, 'GuestPages');
}
