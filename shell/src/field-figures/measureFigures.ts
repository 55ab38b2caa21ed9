import { query } from 'shared-ui/theme';
import { hostBuild } from '../federation/hostBuild';
import { readFigureSettings } from './figureSettings';
import type { Visit, VisitLog } from './visits';

/** One value of this page load, as the collector takes it (docs/deploying.md). */
interface Figure {
  figure: 'lcp' | 'inp' | 'cls' | 'first' | 'next';
  page: string;
  build: string;
  /** Milliseconds; of `cls` thousandths. */
  value: number;
}

/** What is left of a metric of web-vitals here. */
interface Metric {
  value: number;
  entries: readonly PerformanceEntry[];
}

/** Figures of one message: the collector takes no more. */
const MOST = 30;
/** What takes ten minutes was asleep. */
const LARGEST = 600_000;

/**
 * Sends what a page load shows of how quick pages are whenever it is put away: each of the web's three figures once, with the page on which it
 * came about, and how long each page of a remote took. Which page loads are measured is drawn by lot; nothing is said of the person.
 */
export async function measureFigures(log: VisitLog): Promise<void> {
  const settings = await readFigureSettings();
  if (!settings || Math.random() >= settings.share) return log.stop();
  const { onCLS, onINP, onLCP } = await import(/* webpackChunkName: "web-vitals" */ 'web-vitals');

  let waiting: Figure[] = [];
  const add = (figure: Figure['figure'], value: number, visit: Visit | undefined) => {
    const page = visit && pageOf(visit);
    if (page && value <= LARGEST) waiting.push({ figure, ...page, value: Math.round(value) });
  };

  const told = new Set<Figure['figure']>();
  const addOnce = (figure: 'lcp' | 'inp' | 'cls', value: number, [entry]: readonly PerformanceEntry[]) => {
    if (told.has(figure)) return;
    told.add(figure);
    add(figure, value, visitAt(log.visits, entry?.startTime ?? 0));
  };
  onLCP(({ value, entries }: Metric) => addOnce('lcp', value, entries));
  onINP(({ value, entries }: Metric) => addOnce('inp', value, entries));
  onCLS(({ value, entries }: Metric) => addOnce('cls', value * 1000, entries));

  const addDrawn = (visit: Visit) => {
    if (visit.drawn) add(visit.isFirst ? 'first' : 'next', visit.drawn.at - visit.from, visit);
  };
  log.visits.forEach(addDrawn);
  log.onDrawn = addDrawn;

  // Those of web-vitals capture, so they have spoken by now.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || waiting.length === 0) return;
    const device = matchMedia(query.narrow).matches ? 'phone' : 'desktop';
    navigator.sendBeacon(
      settings.address,
      JSON.stringify({ shell: hostBuild, device, figures: waiting.slice(0, MOST) }),
    );
    waiting = [];
  });
}

/** The page that stood there at a moment of this page load. */
function visitAt(visits: readonly Visit[], moment: number): Visit | undefined {
  return visits.findLast(({ from }) => from <= moment);
}

/** A page as it is named to the collector: by the contract or by the pattern of its route, never by its address. */
function pageOf({ route, drawn }: Visit): { page: string; build: string } | undefined {
  if (route?.page.kind === 'remote') return drawn && { page: route.page.name, build: drawn.build };
  return route && { page: route.path, build: hostBuild };
}
