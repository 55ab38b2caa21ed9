import { RemotePage } from '../federation/RemotePage';
import type { AppRoute } from '../routeTypes';
import { PreparingPage } from './PreparingPage';

/** What a route's line in the table asks for. */
export function PageContent({ route }: { route: AppRoute }) {
  switch (route.page.kind) {
    case 'own': {
      const Page = route.page.component;
      return <Page />;
    }
    case 'remote':
      return <RemotePage key={route.page.name} name={route.page.name} title={route.title} />;
    case 'preparing':
      return <PreparingPage title={route.title} />;
  }
}
