import { matchPath } from 'react-router-dom';
import { paths } from 'shared-api/paths';
import { prepareExposed } from './federation/useExposed';
import { preloadMainLayout } from './layouts/Layout';
import { routes } from './routes';

/** Fetches what the page at an address needs, beside the question who is logged in. */
export function prepareFirstPage(pathname: string): void {
  const route =
    routes.find(({ path }) => matchPath(path, pathname)) ?? routes.find(({ path }) => path === paths.profile);
  const shown = route?.access === 'guest' ? routes.find(({ path }) => path === paths.profile) : route;
  if (shown?.layout === 'main') preloadMainLayout();
  if (shown?.page.kind === 'remote') prepareExposed(shown.page.name).catch(() => {});
}
