import { Provider } from 'jotai';
import { useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { setUnauthorizedPolicy } from 'shared-api/client';
import { paths } from 'shared-api/paths';
import { useAnswers } from 'shared-api/query';
import { sessionKeys } from 'shared-api/session';
import { ErrorBoundary } from 'shared-ui/ErrorBoundary';
import { Guarded } from './guard/Guarded';
import { ScreenFailure } from './layouts/ScreenFailure';
import { routes } from './routes';
import { useAccountStore } from './session/useAccountStore';
import { useFollowOtherTab } from './session/useFollowOtherTab';
import { useLoginHint } from './session/useLoginHint';
import { authKey, useSession } from './session/useSession';

interface AppProps {
  /** The page came drawn for a guest: whoever looks at it is taken for one until the server has said something else. */
  isForGuest?: boolean;
}

/** The route table behind the guard. `/` leads to /login, any other unknown path to `/` (ROUTE-01, ROUTE-21). */
export function App({ isForGuest = false }: AppProps) {
  const session = useSession(isForGuest);
  const { pathname } = useLocation();
  useSessionEnd();
  useLoginHint(session.phase);
  useFollowOtherTab(session);
  return (
    <Provider store={useAccountStore(session)}>
      {/* For what breaks in the shell itself; pages and widgets of remotes have boundaries of their own. */}
      <ErrorBoundary
        resetKeys={[pathname]}
        fallback={({ reset }) => (
          <ScreenFailure onRetry={reset}>
            Не удалось показать страницу. Повторите или обновите её в браузере.
          </ScreenFailure>
        )}
      >
        <Routes>
          {/* Without a key of its own each route gives `Guarded` the same place in the tree: the layout, its connection and the focus in it stay when the page changes. */}
          {routes.map((route) => (
            <Route key={route.path} path={route.path} element={<Guarded route={route} session={session} />} />
          ))}
          <Route path="/" element={<Navigate to={paths.login} replace />} />
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
      </ErrorBoundary>
    </Provider>
  );
}

/** A 401 from any call means that the session has ended: the guard then leads to the login page and, after it, back here. */
function useSessionEnd(): void {
  const answers = useAnswers();
  useEffect(
    () =>
      setUnauthorizedPolicy(() => {
        answers.write(authKey, { ok: false });
        answers.write(sessionKeys.user, undefined);
      }),
    [answers],
  );
}
