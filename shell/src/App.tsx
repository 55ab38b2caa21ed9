import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { setUnauthorizedPolicy } from 'shared-api/client';
import { ErrorBoundary } from 'shared-ui/ErrorBoundary';
import { useModule } from 'shared-ui/Widget';
import { prefetch } from './first-screen/prefetchedAnswers';
import { ScreenFailure } from './layouts/ScreenFailure';
import { Waiting } from './layouts/Waiting';
import { Screens } from './navigation/Screens';
import { findRoute } from './routes';
import { BeginSession } from './session/session';
import { useLogin, type Login } from './session/useLogin';

/** Loads the providers that pages share, in the chunk of the main layout: the login form does without them. */
export const inside = { load: () => import(/* webpackChunkName: "main-layout" */ './Inside') };

interface AppProps {
  /** The server sent a prerendered guest page: treat the user as a guest until the session check answers otherwise. */
  isForGuest?: boolean;
}

/** Prefetched while the code that reads it loads; replaces a prefetch for the previous user. */
const prefetchUser = async () => prefetch('/api/user');

/**
 * The shell's own guest pages render without the providers of `Inside`; other pages need them, and they load with the
 * main layout. Once mounted, `Inside` stays.
 */
export function App({ isForGuest = false }: AppProps) {
  const login = useLogin(isForGuest, prefetchUser);
  const { session, isLoggedIn, begin, end } = login;
  const { pathname } = useLocation();
  const needsInside = isLoggedIn || findRoute(pathname)?.layout === 'register';
  const [place, setPlace] = useState({ isInside: needsInside, wasOutside: false });
  if (needsInside && !place.isInside) setPlace({ ...place, isInside: true });
  if (session.phase === 'guest' && !needsInside && !place.isInside && !place.wasOutside)
    setPlace({ ...place, wasOutside: true });

  useEffect(() => setUnauthorizedPolicy(end), [end]);

  return (
    // Catches errors of the shell itself; pages and widgets of remotes have their own boundaries.
    <ErrorBoundary
      resetKeys={[pathname]}
      fallback={({ reset }) => (
        <ScreenFailure onRetry={reset}>
          Не удалось показать страницу. Повторите или обновите её в браузере.
        </ScreenFailure>
      )}
    >
      <BeginSession value={begin}>
        {place.isInside ? <LazyInside login={login} isLater={place.wasOutside} /> : <Screens session={session} />}
      </BeginSession>
    </ErrorBoundary>
  );
}

function LazyInside(props: { login: Login; isLater: boolean }) {
  const loading = useModule(inside, 'Inside');
  if (loading.phase === 'loading') return <Waiting />;
  if (loading.phase === 'failed') return <ScreenFailure onRetry={loading.retry} />;
  return <loading.module.Inside {...props} />;
}
