import type { ReactNode } from 'react';
import { prepareModule, useModule } from 'shared-ui/useModule';
import type { AppRoute } from '../routeTypes';
import type { Session } from '../session/session';
import { EmptyLayout } from './EmptyLayout';
import { ScreenFailure } from './ScreenFailure';
import { Waiting } from './Waiting';

interface LayoutProps {
  route: AppRoute;
  session: Session;
  children: ReactNode;
}

const mainLayout = { load: () => import(/* webpackChunkName: "main-layout" */ './MainLayout') };
const registerLayout = { load: () => import('./RegisterLayout') };

/** Fetches the main layout ahead of its use. Failing is no failure: it is asked for again when it is drawn. */
export function preloadMainLayout(): void {
  prepareModule(mainLayout, 'MainLayout').catch(() => {});
}

/** The frame around a page. Only the empty one comes with the first screen; the others are fetched when a route needs them. */
export function Layout({ route, session, children }: LayoutProps) {
  switch (route.layout) {
    case 'empty':
      return <EmptyLayout>{children}</EmptyLayout>;
    case 'register':
      return <LazyRegisterLayout step={route.step ?? 1}>{children}</LazyRegisterLayout>;
    case 'main':
      return session.phase === 'user' ? <LazyMainLayout user={session.user}>{children}</LazyMainLayout> : null;
  }
}

function LazyRegisterLayout({ step, children }: { step: number; children: ReactNode }) {
  const loading = useModule(registerLayout, 'RegisterLayout');
  if (loading.phase === 'loading') return <Waiting />;
  if (loading.phase === 'failed') return <ScreenFailure onRetry={loading.retry} />;
  return <loading.module.RegisterLayout step={step}>{children}</loading.module.RegisterLayout>;
}

function LazyMainLayout({
  user,
  children,
}: {
  user: Extract<Session, { phase: 'user' }>['user'];
  children: ReactNode;
}) {
  const loading = useModule(mainLayout, 'MainLayout');
  if (loading.phase === 'loading') return <Waiting />;
  if (loading.phase === 'failed') return <ScreenFailure onRetry={loading.retry} />;
  return <loading.module.MainLayout user={user}>{children}</loading.module.MainLayout>;
}
