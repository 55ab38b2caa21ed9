import { followShown } from '../federation/watch/moduleShown';
import type { AppRoute } from '../navigation/routeTypes';
import { findRoute } from '../routes';

export interface Visit {
  /** undefined for an address that redirects. */
  route: AppRoute | undefined;
  /** Start of the navigation, in milliseconds since the page load began. */
  from: number;
  /** Reached by the page load itself. */
  isFirst: boolean;
  /** For a page of a remote: its build, and when it appeared on the screen. */
  drawn?: { build: string; at: number };
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
  const visits: Visit[] = [{ route: findRoute(location.pathname), from: 0, isFirst: true }];
  const present = () => visits.at(-1) as Visit;

  const handleNavigate = ({ destination, navigationType, timeStamp }: NavigateEvent) => {
    if (!destination.sameDocument) return;
    const route = findRoute(new URL(destination.url).pathname);
    // Same page, e.g. the next chat or a filter.
    if (route === present().route) return;
    // A redirect of the guard before any user interaction still belongs to the page load.
    if (navigationType === 'replace' && !navigator.userActivation.hasBeenActive) present().route = route;
    else visits.push({ route, from: timeStamp, isFirst: false });
    if (visits.length > MOST_VISITS) visits.shift();
  };
  const navigation = 'navigation' in window ? window.navigation : undefined;
  navigation?.addEventListener('navigate', handleNavigate);

  const stopFollowing = followShown(({ name, build }) => {
    const visit = present();
    const page = visit.route?.page;
    if (visit.drawn || page?.kind !== 'remote' || page.name !== name) return;
    visit.drawn = { build, at: performance.now() };
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
