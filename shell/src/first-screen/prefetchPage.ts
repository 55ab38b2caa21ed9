import { prepareModule } from 'shared-ui/Widget';
import { inside } from '../App';
import { requestRegistry } from '../federation/registry/requestRegistry';
import { remotes } from '../federation/remotes';
import { preloadMainLayout } from '../layouts/Layout';
import type { AppRoute } from '../navigation/routeTypes';
import { findRoute } from '../routes';

/** Prefetches the modules that a logged-in user needs at an address, in parallel with the session check. */
export function prefetchPage(pathname: string): void {
  const route = findRoute(pathname);
  prepareModule(inside, 'Inside').catch(() => {});
  if (route?.access === 'any') return;
  if ((route?.access === 'login' || route?.access === 'administrator') && route.page.kind === 'remote') {
    prepareModule(remotes, route.page.name).catch(() => {});
    return;
  }
  preloadMainLayout();
  // In parallel with the code that reads it.
  requestRegistry();
  import(/* webpackChunkName: "main-layout" */ './prefetchRemotePage')
    .then(({ prefetchRemotePage }) => prefetchRemotePage(pathname))
    .catch(() => {});
}

/**
 * Loads the modules of a guest page.
 * @throws the loader's rejection
 */
export async function loadGuestPage({ page }: AppRoute): Promise<void> {
  if (page.kind === 'guest') await prepareModule(page.loader, 'GuestPages');
}
