import { followShown } from '../federation/moduleShown';
import { findRoute } from '../findRoute';
import type { AppRoute } from '../routeTypes';

/** A page that was looked at in this page load. */
export interface Visit {
  /** undefined for an address that leads somewhere else. */
  route: AppRoute | undefined;
  /** When the way to it began, in milliseconds since the page load did. */
  from: number;
  /** The page load led to it. */
  isFirst: boolean;
  /** Of a remote's page: out of which build, and when it came to stand on the screen. */
  drawn?: { build: string; at: number };
}

/** What is remembered of a long day in one tab. */
const MOST_VISITS = 50;

/** What has been looked at so far, the present page last. */
export interface VisitLog {
  visits: readonly Visit[];
  /** Told of each page of a remote that has come to stand on the screen. */
  onDrawn: (visit: Visit) => void;
  /** Nothing is recorded any more. */
  stop: () => void;
}

/** Records which pages are looked at. A browser without the Navigation API tells of the first one only. */
export function recordVisits(): VisitLog {
  const visits: Visit[] = [{ route: findRoute(location.pathname), from: 0, isFirst: true }];
  const present = () => visits.at(-1) as Visit;

  const handleNavigate = ({ destination, navigationType, timeStamp }: NavigateEvent) => {
    if (!destination.sameDocument) return;
    const route = findRoute(new URL(destination.url).pathname);
    // Another address of the same page: the next chat, a filter.
    if (route === present().route) return;
    // The guard leads on before anybody has done anything: that is still the way that the page load began.
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
