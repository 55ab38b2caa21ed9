import { query } from 'shared-ui/theme';
import { hostBuild } from '../federation/host/hostBuild';
import { routeOf, type Visit, type VisitLog } from './visits';

/** A measurement in the collector's format (docs/deploying.md). */
interface Figure {
  figure: 'lcp' | 'inp' | 'cls' | 'first' | 'next';
  page: string;
  build: string;
  /** Milliseconds; for `cls`, thousandths. */
  value: number;
}

interface Metric {
  value: number;
  entries: readonly PerformanceEntry[];
}

/** Maximum number of measurements in a report; the collector accepts no more. */
const MOST = 30;
/** Longer than ten minutes, in ms: the machine was asleep. */
const LARGEST = 600_000;

/**
 * Reports performance whenever the page is hidden: each of three web vitals once, with the page where it occurred, and
 * the load time of each remote's page. Page loads are sampled at random; reports contain no personal data.
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

  // The listeners of web-vitals capture, so they have already run.
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

function visitAt(visits: readonly Visit[], moment: number): Visit | undefined {
  return visits.findLast(({ from }) => from <= moment);
}

/** Name of a page in reports: from the contract, or its route's pattern; never its address. */
function pageOf(visit: Visit): { page: string; build: string } | undefined {
  if (visit.drawn) return { page: visit.drawn.name, build: visit.drawn.build };
  const route = routeOf(visit);
  return route && route.page.kind !== 'remote' ? { page: route.path, build: hostBuild } : undefined;
}

interface FigureSettings {
  address: string;
  /** 0 to 1. */
  share: number;
}

/** Default share: enough to notice a slow build, too little to cost users much. */
const USUAL_SHARE = 0.05;

/**
 * Reads the measurement settings of `/config.json`; undefined when missing or invalid.
 * @throws when the file cannot be fetched
 */
async function readFigureSettings(): Promise<FigureSettings | undefined> {
  // The page has just fetched it: the cached copy will do, and a stale one does no harm here.
  // eslint-disable-next-line no-restricted-globals -- a file of the deployment, not a call of the API: shared-api reads it for the page in the same way
  const response = await fetch('/config.json', { cache: 'force-cache' });
  const config: unknown = await response.json();
  const figures = isObject(config) ? config.figures : undefined;
  if (!isObject(figures) || typeof figures.address !== 'string' || !isAddress(figures.address)) return undefined;
  const { share = USUAL_SHARE } = figures;
  return typeof share === 'number' ? { address: figures.address, share } : undefined;
}

function isAddress(address: string): boolean {
  return /^(\/(?!\/)|https:\/\/)/.test(address);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
