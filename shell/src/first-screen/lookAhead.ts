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

const script = (document.currentScript as HTMLScriptElement).src;
const registry = fetchRegistry('no-cache');
const answers = new Map<string, Asked>();
/** What is to be fetched, by address. */
const found = new Map<string, () => void>();
let hasBegun = false;

globalThis.vstrechaAhead = {
  registry,
  answers,
  begin() {
    if (!hasCome()) return;
    hasBegun = true;
    for (const bring of found.values()) bring();
  },
};

const page = AHEAD.pages.find(([pattern]) => new RegExp(pattern, 'i').test(location.pathname))?.[1];
if (typeof page === 'string') {
  addOwn(AHEAD.layout);
  lookFor(page, true).catch(() => {});
}

/** @param isPage what it draws of other remotes stands in sight with it, and is looked for too */
async function lookFor(name: string, isPage: boolean): Promise<void> {
  const [remote = '', expose = ''] = name.split('/');
  const { remotes } = (await (await registry.answer).clone().json()) as { remotes: Record<string, Release[]> };
  const build = remotes[remote]?.find((each) => each.percent === undefined && each.exposes[expose]);
  if (!build) return;
  for (const address of [build.entry, ...(build.exposes[expose] ?? [])]) add(address, () => void ask(address));
  const said = (await (await ask(build.details.address)).clone().json()) as { ahead?: Record<string, string[]> };
  for (const module of said.ahead?.[expose] ?? []) {
    if (Object.hasOwn(AHEAD.modules, module)) addOwn(AHEAD.modules[module]);
    else if (isPage && module.startsWith('mf_')) lookFor(module, false).catch(() => {});
  }
}

/** Whether the scripts came over the line. On a later visit they lie in the browser's cache, as do most that follow: there is no time to be won. */
function hasCome(): boolean {
  const [transfer] = performance.getEntriesByName(script, 'resource') as PerformanceResourceTiming[];
  return transfer !== undefined && transfer.transferSize > 0;
}

function addOwn(files: readonly number[] = []): void {
  for (const index of files) {
    const [address = '', integrity = ''] = AHEAD.files[index] ?? [];
    add(address, () => preload(address, integrity));
  }
}

function add(address: string, bring: () => void): void {
  if (found.has(address)) return;
  found.set(address, bring);
  if (hasBegun) bring();
}

/** For the loader of remotes, which hashes what it gets. */
function ask(address: string): Promise<Response> {
  const stop = new AbortController();
  // eslint-disable-next-line no-restricted-globals -- a file of a remote, not a call of the API
  const answer = fetch(address, { credentials: 'same-origin', priority: 'low', signal: stop.signal });
  answer.catch(() => answers.delete(address));
  answers.set(address, { answer, stop });
  return answer;
}

/** For script elements. */
function preload(href: string, integrity: string): void {
  const link = document.createElement('link');
  document.head.append(
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: '', fetchPriority: 'low', integrity, href }),
  );
}
