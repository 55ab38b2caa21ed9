import { RemotePage } from '../federation/RemotePage';
import type { AppRoute, DeferredRoutePage } from '../routeTypes';
import { PreparingPage } from './PreparingPage';

interface DeferredPageProps {
  route: AppRoute;
  page: DeferredRoutePage;
}

/** Every page but those of the shell's own first screen: it comes in one file with the main layout. */
export function DeferredPage({ route, page }: DeferredPageProps) {
  switch (page.kind) {
    case 'remote':
      return <RemotePage key={page.name} name={page.name} title={route.title} />;
    case 'preparing':
      return <PreparingPage title={route.title} hasMenu={route.layout !== 'empty'} />;
  }
}
