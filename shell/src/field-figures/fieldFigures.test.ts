import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { showWidth } from '../testing/showWidth';

type Report = (metric: { value: number; entries: { startTime: number }[] }) => void;

/** Callbacks registered with web-vitals, by the name of its function. */
const vitals: Partial<Record<'onCLS' | 'onINP' | 'onLCP', Report>> = {};

jest.mock('web-vitals', () => ({
  onCLS: (report: Report) => (vitals.onCLS = report),
  onINP: (report: Report) => (vitals.onINP = report),
  onLCP: (report: Report) => (vitals.onLCP = report),
}));
jest.mock('shared-ui/whenIdle', () => ({ whenIdle: (task: () => void) => task() }));
jest.mock('../federation/host/hostBuild', () => ({ hostBuild: '1.0.0-shell' }));

const sendBeacon = jest.fn<(address: string, body: string) => boolean>();
let config: unknown;
let navigation: EventTarget;
let hasBeenActive = false;
let noteShown: (remote: string, expose: string, build: string) => void;
/** Removes document listeners, which would otherwise survive into the next test. */
const leftovers: (() => void)[] = [];

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'] });
  sendBeacon.mockReset();
  navigation = new EventTarget();
  hasBeenActive = false;
  config = { figures: { address: '/reports/figures', share: 1 } };
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
  Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive }), configurable: true });
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(config));
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const add = document.addEventListener.bind(document);
  jest
    .spyOn(document, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
      add(type, listener);
      leftovers.push(() => document.removeEventListener(type, listener));
    });
  now = 0;
});

afterEach(() => {
  for (const end of leftovers.splice(0)) end();
  jest.useRealTimers();
});

let now = 0;
/** Waits until pending promises have settled. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

async function load(address: string) {
  window.history.replaceState(null, '', address);
  ({ noteShown } = await import('../federation/watch/shown'));
  const { startFieldFigures } = await import('./startFieldFigures');
  startFieldFigures();
  await settled();
  // The routes of remotes load later.
  const { keepRemoteRoutes } = await import('../routes');
  const { routeOf } = await import('../navigation/remoteRoutes');
  const { getPlaces } = await import('../federation/choose/places');
  keepRemoteRoutes(getPlaces().pages.map(routeOf));
}
async function show(name: string, at: number, build = '0.1.0-build') {
  now = at;
  noteShown(...(name.split('/') as [string, string]), build);
  await settled();
}
function navigate(address: string, at: number, navigationType = 'push') {
  const event = new Event('navigate');
  const destination = { url: `http://localhost${address}`, sameDocument: true };
  Object.defineProperties(event, {
    destination: { value: destination },
    navigationType: { value: navigationType },
    timeStamp: { value: at },
  });
  navigation.dispatchEvent(event);
}
/**
 * Hides the page.
 * @returns the reports sent then
 */
function putAway() {
  sendBeacon.mockClear();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  return sendBeacon.mock.calls.map(([address, body]) => ({ address, ...(JSON.parse(body) as { figures: object[] }) }));
}

test('reports load times on hiding, by page and build only', async () => {
  await load('/profile/17?from=catalog#photos');
  await show('mf_meetings/TodayMeetings', 700);
  await show('mf_profile/ParticipantPage', 900.4);
  vitals.onLCP?.({ value: 1200.6, entries: [{ startTime: 1200.6 }] });
  navigate('/messages/42', 5_000);
  await show('mf_messenger/MessagesPage', 5_080, '0.2.0-other');
  vitals.onINP?.({ value: 48, entries: [{ startTime: 6_000 }] });
  vitals.onCLS?.({ value: 0.0123, entries: [{ startTime: 950 }] });
  const participant = { page: 'mf_profile/ParticipantPage', build: '0.1.0-build' };
  const messages = { page: 'mf_messenger/MessagesPage', build: '0.2.0-other' };
  expect(putAway()).toEqual([
    {
      address: '/reports/figures',
      shell: '1.0.0-shell',
      device: 'desktop',
      figures: [
        { figure: 'first', ...participant, value: 900 },
        { figure: 'lcp', ...participant, value: 1201 },
        { figure: 'next', ...messages, value: 80 },
        { figure: 'inp', ...messages, value: 48 },
        { figure: 'cls', ...participant, value: 12 },
      ],
    },
  ]);
  expect(putAway()).toEqual([]);
});

test('reports each web vital once, page times for every visit', async () => {
  showWidth(360);
  await load('/catalog');
  await show('mf_catalog/CatalogPage', 500);
  vitals.onCLS?.({ value: 0, entries: [] });
  expect(putAway()[0]).toMatchObject({ device: 'phone', figures: [{ figure: 'first' }, { figure: 'cls', value: 0 }] });
  vitals.onCLS?.({ value: 0.2, entries: [{ startTime: 600 }] });
  expect(putAway()).toEqual([]);
  navigate('/news', 1_000);
  await show('mf_profile/NewsPage', 1_040);
  navigate('/catalog', 2_000);
  await show('mf_catalog/CatalogPage', 2_030);
  expect(putAway()[0]?.figures).toMatchObject([
    { page: 'mf_profile/NewsPage', value: 40 },
    { page: 'mf_catalog/CatalogPage', value: 30 },
  ]);
});

test('continues the first visit across a redirect of the guard', async () => {
  await load('/login');
  navigate('/profile', 300, 'replace');
  await show('mf_profile/OwnPage', 800);
  expect(putAway()[0]?.figures).toEqual([
    { figure: 'first', page: 'mf_profile/OwnPage', build: '0.1.0-build', value: 800 },
  ]);
});

test('does not count time spent at the login form', async () => {
  await load('/login');
  vitals.onLCP?.({ value: 400, entries: [{ startTime: 400 }] });
  hasBeenActive = true;
  navigate('/profile', 60_000, 'replace');
  await show('mf_profile/OwnPage', 60_700);
  expect(putAway()[0]?.figures).toEqual([
    { figure: 'lcp', page: '/login', build: '1.0.0-shell', value: 400 },
    { figure: 'next', page: 'mf_profile/OwnPage', build: '0.1.0-build', value: 700 },
  ]);
});

test('ignores in-page navigations and loads interrupted by sleep', async () => {
  await load('/messages/1');
  await show('mf_messenger/MessagesPage', 700_000);
  navigate('/messages/2', 800_000);
  vitals.onINP?.({ value: 60, entries: [{ startTime: 900_000 }] });
  expect(putAway()[0]?.figures).toEqual([
    { figure: 'inp', page: 'mf_messenger/MessagesPage', build: '0.1.0-build', value: 60 },
  ]);
});

test.each([
  ['no address', {}],
  ['an invalid address', { figures: { address: '//evil.example', share: 1 } }],
  ['an invalid share', { figures: { address: '/reports/figures', share: 'all' } }],
  ['a share that excludes this page load', { figures: { address: '/reports/figures', share: 0 } }],
  ['no configuration', undefined],
])('does not measure with %s', async (_, given) => {
  config = given;
  delete vitals.onLCP;
  await load('/catalog');
  await show('mf_catalog/CatalogPage', 500);
  expect(vitals.onLCP).toBeUndefined();
  expect(putAway()).toEqual([]);
});

test('does not fetch while the page shows a skeleton', async () => {
  const main = document.createElement('main');
  main.setAttribute('aria-busy', 'true');
  document.body.append(main);
  await load('/catalog');
  await show('mf_catalog/CatalogPage', 500);
  expect(fetch).not.toHaveBeenCalled();
  main.removeAttribute('aria-busy');
  await settled();
  expect(fetch).toHaveBeenCalledTimes(1);
  main.remove();
});

test('fetches after the first page, and survives a missing configuration', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
  await load('/catalog');
  expect(fetch).not.toHaveBeenCalled();
  await show('mf_catalog/CatalogPage', 500);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(putAway()).toEqual([]);
});
