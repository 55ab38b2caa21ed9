import { LayoutFailure } from '../layouts/LayoutFailure';
import type { AppRoute, DeferredRoutePage } from '../routeTypes';
import { useModule } from '../useModule';

const loadDeferredPage = () => import(/* webpackChunkName: "main-layout" */ './DeferredPage');

/** What a route's line in the table asks for. */
export function PageContent({ route }: { route: AppRoute }) {
  if (route.page.kind !== 'own') return <Deferred route={route} page={route.page} />;
  const Page = route.page.component;
  return <Page />;
}

function Deferred({ route, page }: { route: AppRoute; page: DeferredRoutePage }) {
  const loading = useModule(loadDeferredPage);
  if (loading.phase === 'loading') return null;
  if (loading.phase === 'failed') return <LayoutFailure onRetry={loading.retry} />;
  return <loading.module.DeferredPage route={route} page={page} />;
}
