import { Provider } from 'jotai';
import { useCallback } from 'react';
import { useQueryCache } from 'shared-api/query';
import { Screens } from './Screens';
import { BeginSession } from './session/BeginSession';
import { useAccountStore } from './session/useAccountStore';
import { useFollowOtherTab } from './session/useFollowOtherTab';
import type { Login } from './session/useLogin';
import { useSession } from './session/useSession';
import { SharedAnswers } from './SharedAnswers';

interface InsideProps {
  login: Login;
  /** A guest page has been shown before. */
  isLater: boolean;
}

/** The application inside of what pages share: the server's answers, the atoms, who is logged in. */
export function Inside(props: InsideProps) {
  return (
    <SharedAnswers>
      <SessionScreens {...props} />
    </SharedAnswers>
  );
}

function SessionScreens({ login: { state, learn }, isLater }: InsideProps) {
  const session = useSession(state);
  const cache = useQueryCache();
  const beginSession = useCallback(async () => {
    await cache.forgetAll();
    learn(true);
  }, [cache, learn]);
  useFollowOtherTab(session, beginSession);
  return (
    <Provider store={useAccountStore(session)}>
      <BeginSession value={beginSession}>
        <Screens session={session} isLater={isLater} />
      </BeginSession>
    </Provider>
  );
}
