import './laterScripts';
import { Provider } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { Route, useLocation } from 'react-router-dom';
import { guardHistory } from 'shared-api/leaving';
import { holdBack, noteEntry } from 'shared-ui/closeOnBack';
import { doctorRoutes } from './doctor/route';
import { TrialGate } from './doctor/TrialGate';
import { prefetchPageAnswers } from './first-screen/prefetchPageAnswers';
import { helpRoute } from './help/route';
import { decide } from './navigation/decide';
import { Guarded } from './navigation/Guarded';
import { useRemoteRoutes } from './navigation/remoteRoutes';
import { Screens } from './navigation/Screens';
import { UnknownAddress } from './navigation/UnknownAddress';
import { EndSession } from './session/endSession';
import { SharedAnswers } from './session/SharedAnswers';
import type { Login } from './session/useLogin';
import { useSession } from './session/useSession';

interface InsideProps {
  login: Login;
  isLater: boolean;
}

/** The application inside the providers that pages share: the SWR cache, the atoms, the session. */
export function Inside(props: InsideProps) {
  return (
    <SharedAnswers>
      <SessionScreens {...props} />
    </SharedAnswers>
  );
}

function SessionScreens({ login, isLater }: InsideProps) {
  const { session, store } = useSession(login);
  const { pathname, key } = useLocation();
  const routes = useRemoteRoutes(pathname);
  const maySeePages = decide({ access: 'login', path: '' }, session).kind === 'show';
  useEffect(() => {
    if (maySeePages) void prefetchPageAnswers();
  }, [maySeePages]);
  useEffect(() => guardHistory(holdBack), []);
  useLayoutEffect(noteEntry, [key]);
  return (
    <Provider store={store}>
      <EndSession value={login.end}>
        <Screens
          session={session}
          isLater={isLater}
          unknown={maySeePages && <UnknownAddress session={session} isLater={isLater} />}
        >
          {[...routes, ...doctorRoutes, helpRoute].map((route) => (
            <Route
              key={route.path}
              path={route.path}
              element={<Guarded route={route} session={session} isLater={isLater} />}
            />
          ))}
        </Screens>
      </EndSession>
      <TrialGate />
    </Provider>
  );
}
