import { RemotePage } from '../federation/RemotePage';
import type { AppRoute } from '../routeTypes';
import { GuestPage } from './GuestPage';

/** Every page but the login: it comes in one file with the main layout, which the login page fetches ahead. */
export function DeferredPage({ route }: { route: AppRoute }) {
  const { page, title } = route;
  return page.kind === 'remote' ? (
    <RemotePage key={page.name} name={page.name} title={title} />
  ) : (
    <GuestPage route={route} />
  );
}
