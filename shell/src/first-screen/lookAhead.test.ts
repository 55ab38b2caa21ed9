import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { AheadTable } from './ahead';

const REMOTE = 'https://catalog.example/builds/1';
const OTHER = 'https://catalog.example/builds/0';
const table: AheadTable = {
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
/** Lets the browser say that a script has come over the line. */
let noteTransfer: (name: string) => void;
const asked = () => jest.mocked(fetch).mock.calls.map(([address]) => address);
const preloaded = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => link.getAttribute('href'));
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

async function open(address: string, transferSize = 3_000) {
  window.history.replaceState(null, '', address);
  Reflect.set(globalThis, 'AHEAD', table);
  const script = Object.assign(document.createElement('script'), { src: '/assets/look-ahead.js' });
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  const first = Object.assign(document.createElement('script'), { src: '/assets/main.js', type: 'text/plain' });
  document.head.append(script.cloneNode(), first);
  Reflect.set(performance, 'getEntriesByName', (name: string) => (name === script.src ? [{ transferSize }] : []));
  await import('./lookAhead');
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
  globalThis.vstrechaAhead = undefined;
});

test('what a page draws of other remotes is found out too and follows it, but not what that draws in turn', async () => {
  const strip = build(OTHER, { exposes: { MeetingStrip: [`${OTHER}/strip.js`] } });
  const remotes = { mf_catalog: [build(REMOTE)], mf_messenger: [composer], mf_meetings: [strip] };
  answers['/registry.json'] = { remotes };
  answers[`${WIDGETS}/build.json`] = { ahead: { Composer: ['shared-ui/Menu', 'mf_meetings/MeetingStrip'] } };
  await open('/catalog');
  void globalThis.vstrechaAhead?.begin();
  const first = ['/registry.json', `${REMOTE}/build.json`, `${WIDGETS}/build.json`];
  const own = [`${REMOTE}/remoteEntry.js`, `${REMOTE}/page.js`];
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  for (const link of links) {
    await settled();
    expect(asked()).toEqual([...first, ...own]);
    expect(preloaded()).not.toContain('/assets/menus.js');
    // One that fails holds nothing up.
    link.dispatchEvent(new Event(link === links[0] ? 'error' : 'load'));
  }
  await settled();
  expect(asked()).toEqual([...first, ...own, `${WIDGETS}/remoteEntry.js`, `${WIDGETS}/composer.js`]);
  expect(preloaded()).toContain('/assets/menus.js');
});

test('a list of which nothing is open draws nothing of other remotes', async () => {
  answers['/registry.json'] = { remotes: { mf_catalog: [build(REMOTE)], mf_messenger: [composer] } };
  await open('/catalog/list');
  expect(asked()).toEqual(['/registry.json', `${REMOTE}/build.json`]);
});

test('what a page consists of is found out beside the first scripts, and fetched when they have come', async () => {
  await open('/catalog');
  expect(asked()).toEqual(['/registry.json', `${REMOTE}/build.json`]);
  expect(preloaded()).toEqual([]);
  void globalThis.vstrechaAhead?.begin();
  expect(preloaded()).toEqual(['/assets/layout.js', '/assets/shared.js', '/assets/flags.js']);
  expect(asked().slice(2)).toEqual([`${REMOTE}/remoteEntry.js`, `${REMOTE}/page.js`]);
  expect([...(globalThis.vstrechaAhead?.answers.keys() ?? [])]).toEqual([
    `${REMOTE}/build.json`,
    `${REMOTE}/remoteEntry.js`,
    `${REMOTE}/page.js`,
  ]);
  const [link] = document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]');
  // As the chunk loader's script elements ask, or they would fetch it again.
  expect(link).toMatchObject({ as: 'script', crossOrigin: '', integrity: 'sha256-l' });
});

test('what is found later is fetched at once', async () => {
  let answer = (_: Response) => {};
  const waiting = new Promise<Response>((resolve) => (answer = resolve));
  jest.mocked(fetch).mockImplementationOnce(() => waiting);
  await open('/catalog');
  void globalThis.vstrechaAhead?.begin();
  expect(preloaded()).toEqual(['/assets/layout.js']);
  answer(Response.json(answers['/registry.json']));
  await settled();
  expect(preloaded()).toHaveLength(3);
  expect(asked()).toContain(`${REMOTE}/page.js`);
});

test('the main layout, which takes longest to run, is fetched when the first of the first scripts has come', async () => {
  await open('/catalog');
  noteTransfer('/assets/look-ahead.js');
  noteTransfer('/registry.json');
  expect(preloaded()).toEqual([]);
  noteTransfer('/assets/main.js');
  expect(preloaded()).toEqual(['/assets/layout.js']);
  void globalThis.vstrechaAhead?.begin();
  expect(preloaded()).toEqual(['/assets/layout.js', '/assets/shared.js', '/assets/flags.js']);
});

test('what the page and its widgets will ask the API is told when all of it is known', async () => {
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
  const questions = globalThis.vstrechaAhead?.questions();
  await settled();
  answer(Response.json({ ahead: { Composer: ['/api/drafts?limit=1'] } }));
  await expect(questions).resolves.toEqual(['/api/cities', '/api/drafts?limit=1']);
});

test('what it reads itself is the loader’s too, who may be the first to have done and ends the request', async () => {
  // As in Chromium.
  const broken = () => Promise.reject(new DOMException('signal is aborted', 'AbortError'));
  jest
    .spyOn(Response.prototype, 'clone')
    .mockImplementation(() => Object.assign(new Response(), { json: broken, text: broken }));
  await open('/catalog');
  const registry = await globalThis.vstrechaAhead?.registry.answer;
  await expect(registry?.json()).resolves.toEqual(answers['/registry.json']);
  const details = await globalThis.vstrechaAhead?.answers.get(`${REMOTE}/build.json`)?.answer;
  await expect(details?.json()).resolves.toEqual({ ahead });
  await expect(globalThis.vstrechaAhead?.questions()).resolves.toEqual(['/api/cities']);
});

test('what a build says of itself is taken from the browser’s cache, as the loader takes it', async () => {
  await open('/catalog');
  expect(fetch).toHaveBeenCalledWith(`${REMOTE}/build.json`, expect.objectContaining({ cache: 'force-cache' }));
});

test('who waits for the page’s own files is told when they have come or failed', async () => {
  await open('/catalog');
  const tell = jest.fn();
  void globalThis.vstrechaAhead?.begin().then(tell);
  // The main layout's last.
  for (const link of [...document.head.querySelectorAll('link[rel=preload]')].reverse()) {
    await settled();
    expect(tell).not.toHaveBeenCalled();
    link.dispatchEvent(new Event('load'));
  }
  await settled();
  expect(tell).toHaveBeenCalled();
});

test('on a later visit the browser has it all', async () => {
  await open('/catalog', 0);
  noteTransfer('/assets/main.js');
  // Nothing is waited for then.
  await globalThis.vstrechaAhead?.begin();
  expect(preloaded()).toEqual([]);
  expect(asked()).toEqual(['/registry.json', `${REMOTE}/build.json`]);
});

test('a build for some browsers is not guessed, the one behind it is', async () => {
  answers['/registry.json'] = { remotes: { mf_catalog: [build(REMOTE, { percent: 5 }), build(OTHER)] } };
  await open('/catalog');
  expect(asked()).toEqual(['/registry.json', `${OTHER}/build.json`]);
});

test.each([
  ['the shell has the page', '/block', []],
  ['nothing of its remote is released', '/profile', ['/assets/layout.js']],
])('where %s, nothing else is fetched', async (_, address, files) => {
  await open(address);
  void globalThis.vstrechaAhead?.begin();
  expect(asked()).toEqual(['/registry.json']);
  expect(preloaded()).toEqual(files);
});

test('a registry or a description that cannot be read costs nothing but what was fetched', async () => {
  answers[`${REMOTE}/build.json`] = ['?'];
  await open('/catalog');
  void globalThis.vstrechaAhead?.begin();
  expect(preloaded()).toEqual(['/assets/layout.js']);
  answers['/registry.json'] = 'none';
  jest.resetModules();
  await open('/catalog');
  expect(globalThis.vstrechaAhead?.answers.size).toBe(0);
});
