import { useEffect, useLayoutEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { describeError } from 'shared-api/client';
import { afterFrame } from 'shared-ui/useAfterFrame';
import { Layout } from '../layouts/Layout';
import { ScreenFailure } from '../layouts/ScreenFailure';
import { Waiting } from '../layouts/Waiting';
import { PageContent } from '../pages/PageContent';
import type { AppRoute } from '../routeTypes';
import type { Session } from '../session/session';
import { decide, type Decision } from './decide';
import { leave } from './leave';
import { useArrival } from './useArrival';

interface GuardedProps {
  route: AppRoute;
  session: Session;
  /** Another page has been shown before. */
  isLater: boolean;
}

/** One route behind the navigation guard: in its layout, under its title, at the top of the page (GUARD-01…08). */
export function Guarded({ route, session, isLater }: GuardedProps) {
  const location = useLocation();
  const decision = decide(
    { ...route, isRegisterPage: route.layout === 'register' },
    session,
    addressBeforeLogin(location.state),
  );
  const isShown = decision.kind === 'show';
  const isArrival = useArrival(isShown ? route.path : undefined, isLater);

  // Asked for before the effects of the page, so that a page may give itself a more exact title.
  useLayoutEffect(() => {
    if (!isShown) return;
    const nameDocument = () => {
      document.title = route.title;
    };
    // What a tab is called is no part of the answer to a press: the browser tells it to others, and the words kept before it are put anew.
    if (isArrival) return afterFrame(nameDocument);
    nameDocument();
  }, [isShown, isArrival, route]);

  useEffect(() => {
    // The main layout sees to its own pages (useScroll): what that takes must not weigh on the login page.
    if (route.layout !== 'main') window.scrollTo(0, 0);
  }, [location.pathname, route.layout]);

  const leaveFor = decision.kind === 'leave' ? decision.href : undefined;
  useEffect(() => {
    if (leaveFor === undefined) return;
    // The guard leaves for the logout address only. With the main layout, which is there when anybody is known.
    void import(/* webpackChunkName: "main-layout" */ './logOut').then(
      ({ logOut }) => logOut(leaveFor),
      // What is kept is forgotten with the next login at the latest.
      () => leave(leaveFor),
    );
  }, [leaveFor]);

  return (
    <>
      <Outcome decision={decision} route={route} session={session} isArrival={isArrival} />
      {/* Always there: a live region is only heard when it existed before its text did. */}
      <p className="visually-hidden" aria-live="polite">
        {isArrival && isShown && route.title}
      </p>
    </>
  );
}

interface OutcomeProps {
  decision: Decision;
  route: AppRoute;
  session: Session;
  isArrival: boolean;
}

function Outcome({ decision, route, session, isArrival }: OutcomeProps) {
  const location = useLocation();
  switch (decision.kind) {
    case 'wait':
      return session.phase === 'failed' ? (
        <ScreenFailure onRetry={session.retry}>{describeError(session.error)}</ScreenFailure>
      ) : (
        <Waiting />
      );
    case 'leave':
      return <Waiting />;
    case 'redirect':
      return (
        <Navigate
          to={decision.to}
          replace
          state={decision.rememberAddress ? { from: location.pathname + location.search + location.hash } : undefined}
        />
      );
    case 'show':
      return (
        <Layout route={route} session={session}>
          <PageContent key={route.path} route={route} takesFocus={isArrival} />
        </Layout>
      );
  }
}

/** The address that the guard put aside; only one of this application. */
function addressBeforeLogin(state: unknown): string | undefined {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined;
}
