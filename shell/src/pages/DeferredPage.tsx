import { RemotePage } from '../federation/RemotePage';
import type { AppRoute } from '../routeTypes';
import { GuestPage } from './GuestPage';
import { PreparingPage } from './PreparingPage';

/** Every page but the login: it comes in one file with the main layout, which the login page fetches ahead. */
export function DeferredPage({ route }: { route: AppRoute }) {
  const { page, title, layout } = route;
  switch (page.kind) {
    case 'remote':
      return <RemotePage key={page.name} name={page.name} title={title} />;
    case 'guest':
      return <GuestPage route={route} />;
    default:
      return <PreparingPage title={title} hasMenu={layout !== 'empty'} />;
  }
}
