import { followShown } from '../federation/watch/shown';
import type { AppRoute } from '../navigation/routeTypes';
import { findRoute } from '../routes';

export interface Visit {
  /** Its route is found when needed: those of remotes load with the main layout. */
  pathname: string;
  /** Start of the navigation, in milliseconds since the page load began. */
  from: number;
  /** Reached by the page load itself. */
  isFirst: boolean;
  /** A page of a remote that has appeared on the screen: its name, its build, and when. */
  drawn?: { name: string; build: string; at: number };
}

/** The route of a visit; undefined for an address that redirects, or while remotes' routes are unknown. */
export function routeOf({ pathname }: Visit): AppRoute | undefined {
  return findRoute(pathname);
}

/** Visits to remember, for tabs that stay open all day. */
const MOST_VISITS = 50;

/** Visits so far, the current page last. */
export interface VisitLog {
  visits: readonly Visit[];
  /** Called for each page of a remote that has appeared on the screen. */
  onDrawn: (visit: Visit) => void;
  stop: () => void;
}

/** Records page visits. Without the Navigation API, only the first one. */
export function recordVisits(): VisitLog {
  const visits: Visit[] = [{ pathname: location.pathname, from: 0, isFirst: true }];
  const present = () => visits.at(-1) as Visit;

  const handleNavigate = ({ destination, navigationType, timeStamp }: NavigateEvent) => {
    if (!destination.sameDocument) return;
    const { pathname } = new URL(destination.url);
    const route = findRoute(pathname);
    // Same page, e.g. the next chat or a filter.
    if (pathname === present().pathname || (route && route === routeOf(present()))) return;
    // A redirect of the guard before any user interaction still belongs to the page load.
    if (navigationType === 'replace' && !navigator.userActivation.hasBeenActive) present().pathname = pathname;
    else visits.push({ pathname, from: timeStamp, isFirst: false });
    if (visits.length > MOST_VISITS) visits.shift();
  };
  const navigation = 'navigation' in window ? window.navigation : undefined;
  navigation?.addEventListener('navigate', handleNavigate);

  const stopFollowing = followShown(({ name, build }) => {
    const visit = present();
    const page = routeOf(visit)?.page;
    if (visit.drawn || page?.kind !== 'remote' || page.name !== name) return;
    visit.drawn = { name, build, at: performance.now() };
    log.onDrawn(visit);
  });

  const log: VisitLog = {
    visits,
    onDrawn: () => {},
    stop: () => {
      navigation?.removeEventListener('navigate', handleNavigate);
      stopFollowing();
    },
  };
  return log;
}
