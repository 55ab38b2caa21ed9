// A script of its own in the page for who has a session, which comes before the shell's first ones (tooling/src/build/drawPages.ts). While those
// are on their way it finds out what the page at this address consists of: otherwise each of layout, remote and groups of the host would be
// asked for only when the one before has come and run. It guesses: the newest build is taken by most. A wrong guess costs bytes and nothing else.
import { fetchRegistry, type Asked } from '../federation/requestRegistry';
import type { AheadTable } from './ahead';

declare const AHEAD: AheadTable;

/** What is read of a registry, if it says so. */
interface Release {
  entry: string;
  exposes: Record<string, string[]>;
  percent?: number;
  details: { address: string };
}

/** A call of the API among what a build says it asks for. */
const QUESTION = /^\/api\//;

const script = (document.currentScript as HTMLScriptElement).src;
const registry = share(fetchRegistry('no-cache'));
const answers = new Map<string, Asked>();
/** What is fetched together: by address, and what has been asked for so far. */
interface Part {
  found: Map<string, () => Promise<unknown>>;
  coming: Promise<unknown>[];
  hasBegun: boolean;
}

const createPart = (): Part => ({ found: new Map(), coming: [], hasBegun: false });
/** The main layout, which takes longest to run: it comes while the last of the first scripts are on their way, and runs while the page is. */
const layout = createPart();
const page = createPart();
/** What the page draws of other remotes is asked for when the page itself has come: it would share the line, which idles while the page's scripts run. */
const widgets = createPart();
const questions: string[] = [];
let looked: Promise<unknown> = Promise.resolve();
const widgetsLooked: Promise<unknown>[] = [];

const [, likely, isAlone] = AHEAD.pages.find(([pattern]) => new RegExp(pattern, 'i').test(location.pathname)) ?? [];
globalThis.vstrechaAhead = {
  registry: registry.asked,
  answers,
  alone: isAlone && likely,
  begin() {
    if (!hasCome()) return Promise.resolve();
    start(layout);
    start(page);
    return looked.then(() => Promise.allSettled([...layout.coming, ...page.coming])).then(() => start(widgets));
  },
  questions: () => looked.then(() => Promise.all(widgetsLooked)).then(() => questions),
};

if (typeof likely === 'string') {
  addOwn(layout, AHEAD.layout);
  startEarly(layout);
  looked = lookFor(likely, page).catch(() => {});
}

async function lookFor(name: string, part: Part): Promise<void> {
  const [remote = '', expose = ''] = name.split('/');
  const { remotes } = (await registry.content) as { remotes: Record<string, Release[]> };
  const build = remotes[remote]?.find((each) => each.percent === undefined && each.exposes[expose]);
  if (!build) return;
  for (const address of [build.entry, ...(build.exposes[expose] ?? [])]) add(part, address, () => ask(address));
  const said = (await read(build.details.address)) as { ahead?: Record<string, string[]> };
  for (const module of said.ahead?.[expose] ?? []) {
    if (Object.hasOwn(AHEAD.modules, module)) addOwn(part, AHEAD.modules[module]);
    else if (QUESTION.test(module)) questions.push(module);
    else if (part === page && !isAlone && module.startsWith('mf_'))
      widgetsLooked.push(lookFor(module, widgets).catch(() => {}));
  }
}

/** When the first of the first scripts has come: the line has room beside the others. */
function startEarly(part: Part): void {
  const first = [...document.scripts].flatMap(({ src }) => (src === script ? [] : src));
  const observer = new PerformanceObserver((list) => {
    if (!list.getEntries().some(({ name }) => first.includes(name))) return;
    observer.disconnect();
    if (hasCome()) start(part);
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** Whether the scripts came over the line. On a later visit they lie in the browser's cache, as do most that follow: there is no time to be won. */
function hasCome(): boolean {
  const [transfer] = performance.getEntriesByName(script, 'resource') as PerformanceResourceTiming[];
  return transfer !== undefined && transfer.transferSize > 0;
}

function addOwn(part: Part, files: readonly (string | number)[] = []): void {
  for (const id of files) {
    const [name = '', hash = ''] = AHEAD.files[id] ?? [];
    add(part, `/${name}`, () => preload(`/${name}`, `sha256-${hash}`));
  }
}

function add(part: Part, address: string, bring: () => Promise<unknown>): void {
  if ([layout, page, widgets].some(({ found }) => found.has(address))) return;
  part.found.set(address, bring);
  if (part.hasBegun) part.coming.push(bring());
}

function start(part: Part): void {
  if (part.hasBegun) return;
  part.hasBegun = true;
  for (const bring of part.found.values()) part.coming.push(bring());
}

/** For the loader of remotes, which hashes what it gets. */
function ask(address: string): Promise<Response> {
  return keep(address, begin(address, 'default'));
}

/** The same for what a build says of itself, read here as well. */
function read(address: string): Promise<unknown> {
  // As the loader: nothing of a build ever changes.
  const { asked, content } = share(begin(address, 'force-cache'));
  void keep(address, asked);
  return content;
}

function begin(address: string, cache: RequestCache): Asked {
  const stop = new AbortController();
  // eslint-disable-next-line no-restricted-globals -- a file of a remote, not a call of the API
  return { answer: fetch(address, { credentials: 'same-origin', priority: 'low', cache, signal: stop.signal }), stop };
}

function keep(address: string, asked: Asked): Promise<Response> {
  asked.answer.catch(() => answers.delete(address));
  answers.set(address, asked);
  return asked.answer;
}

/** JSON for two readers. Not a clone, which the other one would break off: whoever has read an answer ends its request. */
function share({ answer, stop }: Asked): { asked: Asked; content: Promise<unknown> } {
  const whole = answer.then(async (response) => ({ response, text: await response.text() }));
  const copy = whole.then(({ response: { status, headers }, text }) => new Response(text || null, { status, headers }));
  const content = whole.then(({ text }) => JSON.parse(text) as unknown);
  // Their failures show where they are read, if they are.
  copy.catch(() => {});
  content.catch(() => {});
  return { asked: { answer: copy, stop }, content };
}

/** For script elements. Settles when it has come, or will not. */
function preload(href: string, integrity: string): Promise<unknown> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.onload = link.onerror = resolve;
    document.head.append(
      Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: '', fetchPriority: 'low', integrity, href }),
    );
  });
}
