import { useEffect, useLayoutEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { describeError } from 'shared-api/client';
import { afterFrame, documentTitle } from 'shared-ui/page';
import { leave } from '../addresses/leave';
import { Layout } from '../layouts/Layout';
import { ScreenFailure } from '../layouts/ScreenFailure';
import { Waiting } from '../layouts/Waiting';
import type { Session } from '../session/session';
import { decide, type Decision } from './decide';
import { PageContent } from './PageContent';
import type { AppRoute } from './routeTypes';

interface GuardedProps {
  route: AppRoute;
  session: Session;
  isLater: boolean;
}

/** Renders one route behind the navigation guard: in its layout, with its title, scrolled to the top (GUARD-01…08). */
export function Guarded({ route, session, isLater }: GuardedProps) {
  const location = useLocation();
  const decision = decide(route, session, addressBeforeLogin(location.state));
  const isShown = decision.kind === 'show';
  const isArrival = useArrival(isShown ? route.path : undefined, isLater);

  // A layout effect, so that effects of the page can set a more specific title.
  useLayoutEffect(() => {
    if (!isShown) return;
    const nameDocument = () => {
      document.title = documentTitle(route.title);
    };
    // After an in-app navigation the title can wait for the next frame: setting it costs time that would delay the
    // response to the click.
    if (isArrival) return afterFrame(nameDocument);
    nameDocument();
  }, [isShown, isArrival, route]);

  useEffect(() => {
    // The main layout scrolls its own pages (useScroll), whose code must not load with the login page.
    if (route.layout !== 'main') window.scrollTo(0, 0);
  }, [location.pathname, route.layout]);

  const leaveFor = decision.kind === 'leave' ? decision.href : undefined;
  useEffect(() => {
    if (leaveFor === undefined) return;
    // The only such address is the logout of a blocked user. Its code shares the chunk of the main layout, which has loaded by now.
    void import(/* webpackChunkName: "main-layout" */ '../session/forgetPerson')
      .then(({ forgetBlocked }) => forgetBlocked())
      // The next login at the latest deletes the drafts.
      .catch(() => {})
      .then(() => leave(leaveFor));
  }, [leaveFor]);

  return (
    <>
      <Outcome decision={decision} route={route} session={session} isArrival={isArrival} />
      {/* Always rendered: screen readers announce a live region only if it existed before its text. */}
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
        <Layout name={route.layout} step={route.step} session={session}>
          <PageContent key={route.path} route={route} takesFocus={isArrival} />
        </Layout>
      );
  }
}

/** The address requested before the login; only addresses of this application. */
function addressBeforeLogin(state: unknown): string | undefined {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined;
}

/**
 * Whether the page was reached by an in-app navigation. The browser itself announces the first page.
 * @param shownPath the rendered route; undefined while the guard waits or redirects
 * @param isLater another page was shown before this hook mounted
 */
function useArrival(shownPath: string | undefined, isLater: boolean): boolean {
  const [shown, setShown] = useState({ path: isLater ? '' : shownPath, isArrival: false });
  if (shownPath === undefined || shownPath === shown.path) return shown.isArrival;
  const next = { path: shownPath, isArrival: shown.path !== undefined };
  setShown(next);
  return next.isArrival;
}
