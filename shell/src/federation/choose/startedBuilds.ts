import { isTrial } from '../registry/trial';
import { FROZEN } from './watchPage';

/** One component of one build of a remote. */
interface Started {
  remote: string;
  expose: string;
  build: string;
}

/** Milliseconds between two signs of life of a page. */
const BEAT_EVERY = 1_000;
/** Milliseconds after which a build that has not frozen is watched no longer, rendered or not. */
const WATCHED_FOR = 15_000;
/** Most milliseconds for the worker to start, which happens while the scripts are fetched. */
const LONGEST_WAIT = 1_000;

/** By address in the storage of frozen exposes: when its watch ends. */
const starting = new Map<string, number>();
let watcher: { worker: Worker; isReady: Promise<unknown> } | undefined;
let timer: ReturnType<typeof setInterval> | undefined;

/** Starts the worker that notices when this page freezes; call it before the scripts are fetched. */
export function prepareWatcher(): void {
  // Browsers end hidden pages silently.
  if (watcher || document.visibilityState !== 'visible' || isTrial()) return;
  try {
    const worker = new Worker(new URL('./freezeWorker.ts', import.meta.url));
    const isReady = new Promise((resolve) => {
      worker.onmessage = worker.onerror = resolve;
      setTimeout(resolve, LONGEST_WAIT);
    });
    watcher = { worker, isReady };
  } catch {
    // Without workers, freezes go unnoticed.
  }
}

/** Names a build to the worker before its scripts run: a frozen page cannot report. */
export async function noteStarted(started: Started): Promise<void> {
  prepareWatcher();
  if (!watcher) return;
  starting.set(addressOf(started), Date.now() + WATCHED_FOR);
  await watcher.isReady;
  timer ??= setInterval(beat, BEAT_EVERY);
  beat();
}

/** The build has become healthy, or has failed visibly. */
export function noteFinished(started: Started): void {
  if (starting.delete(addressOf(started))) beat();
}

/** Exposes of a remote that froze a page; each is returned once. */
export async function takeFrozen(remote: string): Promise<Started[]> {
  try {
    const cache = await caches.open(FROZEN);
    const found: Started[] = [];
    for (const { url } of await cache.keys()) {
      const [, owner, expose = '', build = ''] = new URL(url).pathname.split('/');
      if (owner === remote && (await cache.delete(url))) found.push({ remote, expose, build });
    }
    return found;
  } catch {
    return [];
  }
}

window.addEventListener('pagehide', forgetAll);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') forgetAll();
});

function forgetAll(): void {
  starting.clear();
  beat();
}

/** Shows the worker that the page is alive; without starting builds the worker ends. */
function beat(): void {
  for (const [address, end] of starting) if (Date.now() >= end) starting.delete(address);
  watcher?.worker.postMessage([...starting.keys()]);
  if (starting.size > 0) return;
  watcher = undefined;
  clearInterval(timer);
  timer = undefined;
}

function addressOf({ remote, expose, build }: Started): string {
  return `/${remote}/${expose}/${build}`;
}
