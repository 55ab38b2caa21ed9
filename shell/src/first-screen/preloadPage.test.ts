import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { PreloadTable } from './pagePreload';

const leave = jest.fn();
jest.mock('../addresses/leave', () => ({ leave: (...args: unknown[]) => leave(...args) }));

const REMOTE = 'https://catalog.example/builds/1';
const OTHER = 'https://catalog.example/builds/0';
const table: PreloadTable = {
  pages: [
    ['^/catalog/?$', 'mf_catalog/CatalogPage'],
    ['^/catalog/list/?$', 'mf_catalog/CatalogPage', 'alone'],
    ['^/block/?$', null],
    ['', 'mf_profile/OwnPage'],
  ],
  files: {
    10: ['assets/layout.js', 'l'],
    11: ['assets/shared.js', 's'],
    12: ['assets/flags.js', 'f'],
    menus: ['assets/menus.js', 'm'],
  },
  layout: [10],
  modules: { 'shared-ui/Flag': [11, 12], 'shared-ui/Tag': [11], 'shared-ui/Menu': ['menus'] },
};
const build = (folder: string, rest: object = {}) => ({
  entry: `${folder}/remoteEntry.js`,
  exposes: { CatalogPage: [`${folder}/page.js`] },
  details: { address: `${folder}/build.json` },
  ...rest,
});
const ahead = {
  CatalogPage: ['react', 'shared-ui/Flag', 'shared-ui/Tag', 'mf_messenger/Composer', '/api/cities'],
  Other: ['shared-ui/Menu'],
};
const WIDGETS = 'https://messenger.example/builds/1';
const composer = build(WIDGETS, { exposes: { Composer: [`${WIDGETS}/composer.js`] } });

let answers: Record<string, unknown>;
/** Simulates the browser's report of a loaded script. */
let noteTransfer: (name: string) => void;
const asked = () => jest.mocked(fetch).mock.calls.map(([address]) => address);
const preloaded = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => link.getAttribute('href'));
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

async function open(address: string, transferSize = 3_000) {
  window.history.replaceState(null, '', address);
  Reflect.set(globalThis, 'PRELOAD', table);
  const script = Object.assign(document.createElement('script'), { src: '/assets/preload.js' });
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  const first = Object.assign(document.createElement('script'), { src: '/assets/main.js', type: 'text/plain' });
  document.head.append(script.cloneNode(), first);
  Reflect.set(performance, 'getEntriesByName', (name: string) => (name === script.src ? [{ transferSize }] : []));
  await import('./preloadPage');
  await settled();
}

beforeEach(() => {
  noteTransfer = () => {};
  class Observer {
    constructor(tell: (list: { getEntries: () => { name: string }[] }) => void) {
      noteTransfer = (name) => tell({ getEntries: () => [{ name: new URL(name, location.href).href }] });
    }
    observe() {}
    disconnect() {
      noteTransfer = () => {};
    }
  }
  Reflect.set(globalThis, 'PerformanceObserver', Observer);
  jest.resetModules();
  document.head.replaceChildren();
  answers = {
    '/registry.json': { remotes: { mf_catalog: [build(REMOTE), build(OTHER)] } },
    [`${REMOTE}/build.json`]: { ahead },
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const said = answers[address as string];
    return said === undefined ? new Response('script') : Response.json(said);
  });
});
afterEach(() => {
  globalThis.vstrechaPreload = undefined;
});

test('prefetches widgets after the page, one level deep', async () => {
  const strip = build(OTHER, { exposes: { MeetingStrip: [`${OTHER}/strip.js`] } });
  const remotes = { mf_catalog: [build(REMOTE)], mf_messenger: [composer], mf_meetings: [strip] };
  answers['/registry.json'] = { remotes };
  answers[`${WIDGETS}/build.json`] = { ahead: { Composer: ['shared-ui/Menu', 'mf_meetings/MeetingStrip'] } };
  await open('/catalog');
  void globalThis.vstrechaPreload?.start();
  const first = ['/registry.json', `${REMOTE}/build.json`, `${WIDGETS}/build.json`];
  const own = [`${REMOTE}/remoteEntry.js`, `${REMOTE}/page.js`];
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  for (const link of links) {
    await settled();
    expect(asked()).toEqual([...first, ...own]);
    expect(preloaded()).not.toContain('/assets/menus.js');
    // A failed preload must not block the rest.
    link.dispatchEvent(new Event(link === links[0] ? 'error' : 'load'));
  }
  await settled();
  expect(asked()).toEqual([...first, ...own, `${WIDGETS}/remoteEntry.js`, `${WIDGETS}/composer.js`]);
  expect(preloaded()).toContain('/assets/menus.js');
});

test('prefetches no widgets for a list without a selection', async () => {
  answers['/registry.json'] = { remotes: { mf_catalog: [build(REMOTE)], mf_messenger: [composer] } };
  await open('/catalog/list');
  expect(asked()).toEqual(['/registry.json', `${REMOTE}/build.json`]);
});

test('finds the page’s files early and fetches them on start', async () => {
  await open('/catalog');
  expect(asked()).toEqual(['/registry.json', `${REMOTE}/build.json`]);
  expect(preloaded()).toEqual([]);
  void globalThis.vstrechaPreload?.start();
  expect(preloaded()).toEqual(['/assets/layout.js', '/assets/shared.js', '/assets/flags.js']);
  expect(asked().slice(2)).toEqual([`${REMOTE}/remoteEntry.js`, `${REMOTE}/page.js`]);
  expect([...(globalThis.vstrechaPreload?.files.keys() ?? [])]).toEqual([
    `${REMOTE}/build.json`,
    `${REMOTE}/remoteEntry.js`,
    `${REMOTE}/page.js`,
  ]);
  const [link] = document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]');
  // Same attributes as the script elements, or the browser would fetch the file twice.
  expect(link).toMatchObject({ as: 'script', crossOrigin: '', integrity: 'sha256-l' });
});

test('fetches files found after the start at once', async () => {
  let answer = (_: Response) => {};
  const waiting = new Promise<Response>((resolve) => (answer = resolve));
  jest.mocked(fetch).mockImplementationOnce(() => waiting);
  await open('/catalog');
  void globalThis.vstrechaPreload?.start();
  expect(preloaded()).toEqual(['/assets/layout.js']);
  answer(Response.json(answers['/registry.json']));
  await settled();
  expect(preloaded()).toHaveLength(3);
  expect(asked()).toContain(`${REMOTE}/page.js`);
});

test('preloads the main layout after the first script has loaded', async () => {
  await open('/catalog');
  noteTransfer('/assets/preload.js');
  noteTransfer('/registry.json');
  expect(preloaded()).toEqual([]);
  noteTransfer('/assets/main.js');
  expect(preloaded()).toEqual(['/assets/layout.js']);
  void globalThis.vstrechaPreload?.start();
  expect(preloaded()).toEqual(['/assets/layout.js', '/assets/shared.js', '/assets/flags.js']);
});

test('lists the API calls of the page and its widgets', async () => {
  answers['/registry.json'] = { remotes: { mf_catalog: [build(REMOTE)], mf_messenger: [composer] } };
  let answer = (_: Response) => {};
  const late = new Promise<Response>((resolve) => (answer = resolve));
  const fetched = jest.mocked(fetch).getMockImplementation();
  jest
    .mocked(fetch)
    .mockImplementation((address, init) =>
      address === `${WIDGETS}/build.json` ? late : (fetched?.(address, init) ?? late),
    );
  await open('/catalog');
  const calls = globalThis.vstrechaPreload?.apiCalls();
  await settled();
  answer(Response.json({ ahead: { Composer: ['/api/drafts?limit=1'] } }));
  await expect(calls).resolves.toEqual(['/api/cities', '/api/drafts?limit=1']);
});

test('lets preload and loader read the same response', async () => {
  // Aborting a request breaks its clones, as in Chromium.
  const broken = () => Promise.reject(new DOMException('signal is aborted', 'AbortError'));
  jest
    .spyOn(Response.prototype, 'clone')
    .mockImplementation(() => Object.assign(new Response(), { json: broken, text: broken }));
  await open('/catalog');
  const registry = await globalThis.vstrechaPreload?.registry.answer;
  await expect(registry?.json()).resolves.toEqual(answers['/registry.json']);
  const details = await globalThis.vstrechaPreload?.files.get(`${REMOTE}/build.json`)?.answer;
  await expect(details?.json()).resolves.toEqual({ ahead });
  await expect(globalThis.vstrechaPreload?.apiCalls()).resolves.toEqual(['/api/cities']);
});

test('takes a build’s description from the browser cache', async () => {
  await open('/catalog');
  expect(fetch).toHaveBeenCalledWith(`${REMOTE}/build.json`, expect.objectContaining({ cache: 'force-cache' }));
});

test('settles start when the page’s files have loaded or failed', async () => {
  await open('/catalog');
  const tell = jest.fn();
  void globalThis.vstrechaPreload?.start().then(tell);
  // Reversed: the main layout's file settles last.
  for (const link of [...document.head.querySelectorAll('link[rel=preload]')].reverse()) {
    await settled();
    expect(tell).not.toHaveBeenCalled();
    link.dispatchEvent(new Event('load'));
  }
  await settled();
  expect(tell).toHaveBeenCalled();
});

test('preloads no scripts on a later visit', async () => {
  await open('/catalog', 0);
  noteTransfer('/assets/main.js');
  // Resolves at once then.
  await globalThis.vstrechaPreload?.start();
  expect(preloaded()).toEqual([]);
  expect(asked()).toEqual(['/registry.json', `${REMOTE}/build.json`]);
});

test('skips a partial rollout and takes the next build', async () => {
  answers['/registry.json'] = { remotes: { mf_catalog: [build(REMOTE, { percent: 5 }), build(OTHER)] } };
  await open('/catalog');
  expect(asked()).toEqual(['/registry.json', `${OTHER}/build.json`]);
});

test.each([
  ['the page belongs to the shell', '/block', []],
  ['its remote has no build', '/profile', ['/assets/layout.js']],
])('fetches no further files when %s', async (_, address, files) => {
  await open(address);
  void globalThis.vstrechaPreload?.start();
  expect(asked()).toEqual(['/registry.json']);
  expect(preloaded()).toEqual(files);
});

test('survives an unreadable registry or build description', async () => {
  answers[`${REMOTE}/build.json`] = ['?'];
  await open('/catalog');
  void globalThis.vstrechaPreload?.start();
  expect(preloaded()).toEqual(['/assets/layout.js']);
  answers['/registry.json'] = 'none';
  jest.resetModules();
  await open('/catalog');
  expect(globalThis.vstrechaPreload?.files.size).toBe(0);
});

test('hides the page and leaves for a pending logout [DAY-05]', async () => {
  localStorage.setItem('vstrecha.logoutPending', '1');
  const { style } = document.documentElement;
  await open('/catalog');
  expect(style.visibility).toBe('hidden');
  expect(leave.mock.calls).toEqual([['/api/auth/logout']]);
  expect(asked()).toEqual(['/registry.json']);
  style.visibility = '';
  localStorage.clear();
});
