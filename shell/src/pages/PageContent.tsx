import { useEffect } from 'react';
import type { PageName } from 'shared-api/federation';
import { useModule } from 'shared-ui/useModule';
import { PageFailure } from '../components/PageFailure';
import type { AppRoute } from '../routeTypes';
import { guestPage } from './guestPage';

interface PageContentProps {
  route: AppRoute;
  /** Whether the content takes the focus when it appears: after a navigation what had it is gone, or belongs to the page left behind. */
  takesFocus: boolean;
}

/** With the main layout, which the login page fetches ahead. */
const remotePage = { load: () => import(/* webpackChunkName: "main-layout" */ '../federation/RemotePage') };

/** What a route's line in the table asks for. */
export function PageContent({ route, takesFocus }: PageContentProps) {
  useEffect(() => {
    if (takesFocus) document.querySelector('main')?.focus({ preventScroll: true });
  }, [takesFocus]);

  switch (route.page.kind) {
    case 'own':
      return <route.page.component />;
    case 'guest':
      return <Guest route={route} />;
    case 'remote':
      return <Remote key={route.page.name} name={route.page.name} title={route.title} isArrival={takesFocus} />;
  }
}

function Guest({ route }: { route: AppRoute }) {
  const loading = useModule(guestPage, 'GuestPage');
  if (loading.phase === 'loading') return null;
  if (loading.phase === 'failed') return <PageFailure onRetry={loading.retry} />;
  return <loading.module.GuestPage route={route} />;
}

function Remote({ isArrival, ...page }: { name: PageName; title: string; isArrival: boolean }) {
  const loading = useModule(remotePage, 'RemotePage');
  if (loading.phase === 'loading') return null;
  if (loading.phase === 'failed') return <PageFailure onRetry={loading.retry} />;
  return <loading.module.RemotePage {...page} isArrival={isArrival} />;
}
