import type { BuildFile } from 'shared-api/federation/build';
import { BASE, REMOTES, SHELL, type KeepMessage, type ShellFiles } from './messages';

/** Downloads at once. */
const AT_ONCE = 2;
/** Complete shells that stay: the one that is drawn, and the one before. */
const SHELLS = 2;
const CONFIG = '/config.json';
const COMPLETE = '/complete';
/** The body is decoded when it is kept. */
const OF_TRANSFER = ['content-encoding', 'content-length'];

let last: Promise<unknown> = Promise.resolve();

/** Follows the page's messages, one after another. */
export function keepFiles(message: KeepMessage): Promise<unknown> {
  // A failure is repeated with the next reading of the registry.
  last = last.then(() => Promise.all([keepRemotes(message), keepShell(message.shell), keepConfig()])).catch(() => {});
  return last;
}

/**
 * Deletes files of builds that may no longer run at once, and those of replaced builds once the new ones are complete
 * (DAY-06).
 */
async function keepRemotes({ files, allowed }: KeepMessage): Promise<void> {
  const cache = await caches.open(REMOTES);
  const drop = async (isMeant: (url: string) => boolean) => {
    for (const { url } of await cache.keys()) if (isMeant(url)) await cache.delete(url);
  };
  await drop((url) => !allowed.some((folder) => url.startsWith(folder)));
  await fetchMissing(cache, files);
  const wanted = new Set(files.map(({ address }) => address));
  await drop((url) => !wanted.has(url));
}

/** The first page with the worker has read its configuration before. */
async function keepConfig(): Promise<void> {
  const cache = await caches.open(BASE);
  if (!(await cache.match(CONFIG))) await cache.add(CONFIG);
}

async function keepShell(build: string): Promise<void> {
  const cache = await caches.open(SHELL + build);
  if (await cache.match(COMPLETE)) return;
  const list = (await (await fetch('/offline.json', { cache: 'no-cache' })).json()) as ShellFiles;
  // The server has a newer build already: its page will ask for it.
  if (list.build !== build) return;
  await fetchMissing(cache, list.files);
  await cache.put(list.session, await fetchSession(list));
  await cache.put(COMPLETE, new Response(list.session, { headers: { Date: new Date().toUTCString() } }));
  const complete = await completeShells();
  for (const { name } of complete.slice(SHELLS)) await caches.delete(name);
}

/** Servers put their origin into the page, so its scripts are compared instead of its hash. */
async function fetchSession({ session, files }: ShellFiles): Promise<Response> {
  const response = await fetch(session, { cache: 'no-cache' });
  const text = await response.text();
  const scripts = [...text.matchAll(/ src="([^"]+)"/g)].map(([, address]) => address);
  const isWhole = scripts.length > 0 && scripts.every((script) => files.some(({ address }) => address === script));
  if (!response.ok || !isWhole) throw new Error(`${session} is not the page of this build.`);
  return new Response(text, { headers: headersOf(response) });
}

async function fetchMissing(cache: Cache, files: readonly BuildFile[]): Promise<void> {
  const queue = [...files];
  const work = async () => {
    for (let file = queue.shift(); file; file = queue.shift())
      if (!(await cache.match(file.address))) await cache.put(file.address, await fetchChecked(file));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function fetchChecked({ address, integrity }: BuildFile): Promise<Response> {
  const response = await fetch(address, { credentials: 'same-origin', priority: 'low' });
  const content = await response.arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  if (!response.ok || integrity !== `sha256-${btoa(String.fromCharCode(...hash))}`)
    throw new Error(`${address} has other content than was released.`);
  return new Response(content, { headers: headersOf(response) });
}

function headersOf({ headers }: Response): Headers {
  const kept = new Headers(headers);
  OF_TRANSFER.forEach((name) => kept.delete(name));
  return kept;
}

/** The page of the newest complete shell; undefined without one. */
export async function keptSession(): Promise<Response | undefined> {
  const [newest] = await completeShells();
  return newest && (await caches.open(newest.name)).match(newest.session);
}

/** Newest first. */
async function completeShells(): Promise<{ name: string; session: string; since: number }[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(SHELL));
  const shells = await Promise.all(
    names.map(async (name) => {
      const mark = await (await caches.open(name)).match(COMPLETE);
      return mark ? [{ name, session: await mark.text(), since: Date.parse(mark.headers.get('Date') ?? '') }] : [];
    }),
  );
  return shells.flat().toSorted((one, other) => other.since - one.since);
}
