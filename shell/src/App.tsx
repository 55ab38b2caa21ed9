import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { setUnauthorizedPolicy } from 'shared-api/client';
import { prepareCurrentUser } from 'shared-api/session';
import { ErrorBoundary } from 'shared-ui/ErrorBoundary';
import { useModule } from 'shared-ui/useModule';
import { findRoute } from './findRoute';
import { inside } from './insideLoader';
import { ScreenFailure } from './layouts/ScreenFailure';
import { Waiting } from './layouts/Waiting';
import { Screens } from './Screens';
import { BeginSession } from './session/BeginSession';
import { useLogin, type Login } from './session/useLogin';
import { useLoginHint } from './session/useLoginHint';

interface AppProps {
  /** The page came drawn for a guest: whoever looks at it is taken for one until the server has said something else. */
  isForGuest?: boolean;
}

/**
 * The shell's own guest pages stand alone; everything else stands inside of what pages share, which is fetched with the main layout. Once
 * that has been needed, it stays.
 */
export function App({ isForGuest = false }: AppProps) {
  const login = useLogin(isForGuest);
  const { state, learn } = login;
  const { phase } = state;
  const { pathname } = useLocation();
  const needsInside = phase === 'in' || findRoute(pathname)?.layout === 'register';
  const [place, setPlace] = useState({ isInside: needsInside, wasOutside: false });
  if (needsInside && !place.isInside) setPlace({ ...place, isInside: true });
  if (phase === 'guest' && !needsInside && !place.isInside && !place.wasOutside)
    setPlace({ ...place, wasOutside: true });

  useEffect(() => setUnauthorizedPolicy(() => learn(false)), [learn]);
  useLoginHint(phase);
  const beginSession = useCallback(async () => {
    // It is asked while what reads it is on its way, and takes the place of what was asked for whoever sat here before.
    prepareCurrentUser();
    learn(true);
  }, [learn]);

  return (
    // For what breaks in the shell itself; pages and widgets of remotes have boundaries of their own.
    <ErrorBoundary
      resetKeys={[pathname]}
      fallback={({ reset }) => (
        <ScreenFailure onRetry={reset}>
          Не удалось показать страницу. Повторите или обновите её в браузере.
        </ScreenFailure>
      )}
    >
      {place.isInside ? (
        <LazyInside login={login} isLater={place.wasOutside} />
      ) : (
        <BeginSession value={beginSession}>
          <Screens session={state.phase === 'in' ? { phase: 'checking' } : state} />
        </BeginSession>
      )}
    </ErrorBoundary>
  );
}

function LazyInside(props: { login: Login; isLater: boolean }) {
  const loading = useModule(inside, 'Inside');
  if (loading.phase === 'loading') return <Waiting />;
  if (loading.phase === 'failed') return <ScreenFailure onRetry={loading.retry} />;
  return <loading.module.Inside {...props} />;
}
