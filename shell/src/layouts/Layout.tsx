import type { ReactNode } from 'react';
import { prepareModule, useModule } from 'shared-ui/Widget';
import type { Session } from '../session/session';
import { EmptyLayout } from './EmptyLayout';
import { ScreenFailure } from './ScreenFailure';
import { Waiting } from './Waiting';

export type LayoutName = 'empty' | 'register' | 'main';

interface LayoutProps {
  name: LayoutName;
  /** Register layout only: number of the registration step, 1 to 4. */
  step?: number;
  session: Session;
  children: ReactNode;
}

const mainLayout = { load: () => import(/* webpackChunkName: "main-layout" */ './MainLayout') };
// In the chunk of `Inside`, which pages of the registration load anyway.
const registerLayout = { load: () => import(/* webpackChunkName: "main-layout" */ './RegisterLayout') };

/** Prefetches the main layout. A failure is ignored: rendering the layout fetches it again. */
export function preloadMainLayout(): void {
  prepareModule(mainLayout, 'MainLayout').catch(() => {});
}

/** The frame around a page. Only the empty layout loads with the first screen; routes load the others when needed. */
export function Layout({ name, step = 1, session, children }: LayoutProps) {
  switch (name) {
    case 'empty':
      return <EmptyLayout>{children}</EmptyLayout>;
    case 'register':
      return <LazyRegisterLayout step={step}>{children}</LazyRegisterLayout>;
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
