import { matchPath } from 'react-router-dom';
import { paths } from 'shared-api/paths';
import { prepareModule } from 'shared-ui/useModule';
import { remotes } from './federation/remotes';
import { preloadMainLayout } from './layouts/Layout';
import { routes } from './routes';

/** Fetches what the page at an address needs, beside the question who is logged in. */
export function prepareFirstPage(pathname: string): void {
  const route =
    routes.find(({ path }) => matchPath(path, pathname)) ?? routes.find(({ path }) => path === paths.profile);
  const shown = route?.access === 'guest' ? routes.find(({ path }) => path === paths.profile) : route;
  if (shown?.layout === 'main') preloadMainLayout();
  if (shown?.page.kind === 'remote') prepareModule(remotes, shown.page.name).catch(() => {});
}
