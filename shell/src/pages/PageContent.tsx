import { useEffect } from 'react';
import { useModule } from 'shared-ui/useModule';
import { PageFailure } from '../components/PageFailure';
import type { AppRoute } from '../routeTypes';

interface PageContentProps {
  route: AppRoute;
  /** Whether the content takes the focus when it appears: after a navigation what had it is gone, or belongs to the page left behind. */
  takesFocus: boolean;
}

const deferredPage = { load: () => import(/* webpackChunkName: "main-layout" */ './DeferredPage') };

/** What a route's line in the table asks for. */
export function PageContent({ route, takesFocus }: PageContentProps) {
  useEffect(() => {
    if (takesFocus) document.querySelector('main')?.focus({ preventScroll: true });
  }, [takesFocus]);

  if (route.page.kind === 'own') return <route.page.component />;
  return <Deferred route={route} />;
}

function Deferred({ route }: { route: AppRoute }) {
  const loading = useModule(deferredPage, 'DeferredPage');
  if (loading.phase === 'loading') return null;
  if (loading.phase === 'failed') return <PageFailure onRetry={loading.retry} />;
  return <loading.module.DeferredPage route={route} />;
}
