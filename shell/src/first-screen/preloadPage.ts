// A separate script in the page for users with a session, placed before the shell's first scripts
// (tooling/src/build/drawPages.ts). While those load, it finds the files that this address needs: otherwise layout,
// remote and shared chunks would load one after another. It guesses that the newest build applies, as for most users; a
// wrong guess costs only bandwidth.
import { paths } from 'shared-api/paths';
import { isLogoutPending } from 'shared-api/storage';
import { leave } from '../addresses/leave';
import { fetchRegistry, type Asked } from '../federation/registry/requestRegistry';
import { withDayPack } from '../offline/dayPack';
import type { PreloadTable } from './pagePreload';

/** Prepended by the build (tooling/src/build/lookAhead.ts). */
declare const PRELOAD: PreloadTable;

interface Release {
  entry: string;
  exposes: Record<string, string[]>;
  percent?: number;
  details: { address: string };
}

/** Marks an API call in the list of a module’s fetches. */
const API_CALL = /^\/api\//;

const script = (document.currentScript as HTMLScriptElement).src;
const registry = share(fetchRegistry('no-cache'));
const files = new Map<string, Asked>();
/** Files to fetch together, by address, and the fetches started so far. */
interface Batch {
  found: Map<string, () => Promise<unknown>>;
  fetches: Promise<unknown>[];
  hasStarted: boolean;
}

const createBatch = (): Batch => ({ found: new Map(), fetches: [], hasStarted: false });
/**
 * The main layout takes longest to run: it loads while the last of the first scripts load, and runs while the page
 * loads.
 */
const layout = createBatch();
const page = createBatch();
/**
 * Widgets of other remotes load after the page's own files: sooner they would compete for bandwidth, which is free
 * while the page's scripts run.
 */
const widgets = createBatch();
const apiCalls: string[] = [];
let pageFound: Promise<unknown> = Promise.resolve();
const widgetsFound: Promise<unknown>[] = [];

const [, likely, isAlone] = PRELOAD.pages.find(([pattern]) => new RegExp(pattern, 'i').test(location.pathname)) ?? [];
globalThis.vstrechaPreload = {
  registry: registry.asked,
  files,
  alone: isAlone && likely,
  start() {
    if (!isFirstVisit()) return Promise.resolve();
    start(layout);
    start(page);
    return pageFound.then(() => Promise.allSettled([...layout.fetches, ...page.fetches])).then(() => start(widgets));
  },
  withDayPack,
  apiCalls: () => pageFound.then(() => Promise.all(widgetsFound)).then(() => apiCalls),
};

if (isLogoutPending()) {
  // The server sent this page for a session that was to end.
  document.documentElement.style.visibility = 'hidden';
  leave(paths.logout);
} else if (typeof likely === 'string') {
  addOwn(layout, PRELOAD.layout);
  startAfterFirstScript(layout);
  pageFound = findFiles(likely, page).catch(() => {});
}

async function findFiles(name: string, batch: Batch): Promise<void> {
  const [remote = '', expose = ''] = name.split('/');
  const { remotes } = (await registry.content) as { remotes: Record<string, Release[]> };
  const build = remotes[remote]?.find((each) => each.percent === undefined && each.exposes[expose]);
  if (!build) return;
  for (const address of [build.entry, ...(build.exposes[expose] ?? [])]) add(batch, address, () => fetchFile(address));
  const details = (await readDetails(build.details.address)) as { ahead?: Record<string, string[]> };
  for (const module of details.ahead?.[expose] ?? []) {
    if (Object.hasOwn(PRELOAD.modules, module)) addOwn(batch, PRELOAD.modules[module]);
    else if (API_CALL.test(module)) apiCalls.push(module);
    else if (batch === page && !isAlone && module.startsWith('mf_'))
      widgetsFound.push(findFiles(module, widgets).catch(() => {}));
  }
}

/** Starts once the first bundle has loaded; bandwidth is free then. */
function startAfterFirstScript(batch: Batch): void {
  const first = [...document.scripts].flatMap(({ src }) => (src === script ? [] : src));
  const observer = new PerformanceObserver((list) => {
    if (!list.getEntries().some(({ name }) => first.includes(name))) return;
    observer.disconnect();
    if (isFirstVisit()) start(batch);
  });
  observer.observe({ type: 'resource', buffered: true });
}

/**
 * Whether the scripts were loaded from the network. On a later visit they and most other files are in the browser's
 * cache, and prefetching would gain no time.
 */
function isFirstVisit(): boolean {
  const [transfer] = performance.getEntriesByName(script, 'resource') as PerformanceResourceTiming[];
  return transfer !== undefined && transfer.transferSize > 0;
}

function addOwn(batch: Batch, files: readonly (string | number)[] = []): void {
  for (const id of files) {
    const [name = '', hash = ''] = PRELOAD.files[id] ?? [];
    add(batch, `/${name}`, () => preload(`/${name}`, `sha256-${hash}`));
  }
}

function add(batch: Batch, address: string, load: () => Promise<unknown>): void {
  if ([layout, page, widgets].some(({ found }) => found.has(address))) return;
  batch.found.set(address, load);
  if (batch.hasStarted) batch.fetches.push(load());
}

function start(batch: Batch): void {
  if (batch.hasStarted) return;
  batch.hasStarted = true;
  for (const load of batch.found.values()) batch.fetches.push(load());
}

/** Fetches a file for the loader of remotes, which checks its hash. */
function fetchFile(address: string): Promise<Response> {
  return keep(address, request(address, 'default'));
}

/** Like `fetchFile`, for a build's description, which is also read here. */
function readDetails(address: string): Promise<unknown> {
  // Same cache mode as the loader: files of a build never change.
  const { asked, content } = share(request(address, 'force-cache'));
  void keep(address, asked);
  return content;
}

function request(address: string, cache: RequestCache): Asked {
  const stop = new AbortController();
  return { answer: fetch(address, { credentials: 'same-origin', priority: 'low', cache, signal: stop.signal }), stop };
}

function keep(address: string, asked: Asked): Promise<Response> {
  asked.answer.catch(() => files.delete(address));
  files.set(address, asked);
  return asked.answer;
}

/**
 * Shares a JSON response between two readers. Not by `clone`: the loader aborts the request after reading, which would
 * break the clone.
 */
function share({ answer, stop }: Asked): { asked: Asked; content: Promise<unknown> } {
  const whole = answer.then(async (response) => ({ response, text: await response.text() }));
  const copy = whole.then(({ response: { status, headers }, text }) => new Response(text || null, { status, headers }));
  const content = whole.then(({ text }) => JSON.parse(text) as unknown);
  // Avoids unhandled rejections: readers see the failures.
  copy.catch(() => {});
  content.catch(() => {});
  return { asked: { answer: copy, stop }, content };
}

/** Preloads a script for a script element. Settles when it has loaded or failed. */
function preload(href: string, integrity: string): Promise<unknown> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.onload = link.onerror = resolve;
    document.head.append(
      Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: '', fetchPriority: 'low', integrity, href }),
    );
  });
}
