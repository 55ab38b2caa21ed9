import { useEffect } from 'react';
import type { PageName } from 'shared-api/federation';
import { useModule } from 'shared-ui/Widget';
import { PageFailure } from '../layouts/PageFailure';
import type { AppRoute, GuestPagesLoader } from './routeTypes';

interface PageContentProps {
  route: AppRoute;
  /**
   * Whether the content takes the focus on mount: after a navigation the focused element is gone or belongs to the
   * previous page.
   */
  takesFocus: boolean;
}

/** In the chunk of the main layout, which the login page prefetches. */
const remotePage = { load: () => import(/* webpackChunkName: "main-layout" */ '../federation/RemotePage') };

export function PageContent({ route, takesFocus }: PageContentProps) {
  useEffect(() => {
    if (takesFocus) document.querySelector('main')?.focus({ preventScroll: true });
  }, [takesFocus]);

  switch (route.page.kind) {
    case 'own':
      return <route.page.component />;
    case 'guest':
      return <Guest loader={route.page.loader} path={route.path} title={route.title} />;
    case 'remote':
      return <Remote key={route.page.name} name={route.page.name} title={route.title} isArrival={takesFocus} />;
  }
}

function Guest({ loader, ...page }: { loader: GuestPagesLoader; path: string; title: string }) {
  const loading = useModule(loader, 'GuestPages');
  if (loading.phase === 'loading') return null;
  if (loading.phase === 'failed') return <PageFailure onRetry={loading.retry} />;
  return <loading.module.GuestPages {...page} />;
}

function Remote({ isArrival, ...page }: { name: PageName; title: string; isArrival: boolean }) {
  const loading = useModule(remotePage, 'RemotePage');
  if (loading.phase === 'loading') return null;
  if (loading.phase === 'failed') return <PageFailure onRetry={loading.retry} />;
  return <loading.module.RemotePage {...page} isArrival={isArrival} />;
}
