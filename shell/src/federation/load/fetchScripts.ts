import type { BuildFile } from 'shared-api/federation/build';
import { ModuleFailure } from 'shared-ui/Widget';
import type { Asked } from '../registry/requestRegistry';
import { isTrial, steps } from '../registry/trial';

/** A script whose integrity may become available only with the build's details. */
export interface ExposeScript extends Omit<BuildFile, 'integrity'> {
  integrity?: string | (() => Promise<string | undefined>);
}

export interface FetchOptions {
  /** Milliseconds without a byte from the server after which the fetch is given up. */
  silence: number;
  /** `low` for prefetches. */
  priority?: RequestPriority;
}

/** Pending and finished fetches by address. */
const fetched = new Map<string, Promise<void>>();
const come = new Set<string>();
const failed = new Set<string>();
/** By address: the shortest silence allowed by its current callers, in milliseconds. */
const patience = new Map<string, number>();
/** By origin: time of its last byte. */
const heard = new Map<string, number>();

/** Why a fetch from a server that hangs was given up. */
class SilentServer extends Error {}

/** Whether a build failed to load because its server hangs. */
export const isSilence = (error: unknown) => error instanceof ModuleFailure && error.cause instanceof SilentServer;

/** Milliseconds between two checks for silence. */
const LOOK_EVERY = 250;

/**
 * Loads scripts into the browser's cache, from which script elements then take them. A `fetch` can be aborted and shows
 * progress; a hanging script element keeps its connection and address busy, and looks the same as one on a slow
 * connection.
 * @throws {ModuleFailure} for a script that does not load, or whose content differs from the release
 */
export async function fetchScripts(scripts: readonly ExposeScript[], options: FetchOptions): Promise<void> {
  await Promise.all(scripts.map((script) => fetchOnce(script, options)));
}

/** Whether the scripts have loaded. */
export function areFetched(addresses: readonly string[]): boolean {
  return addresses.every((address) => come.has(address));
}

function fetchOnce(script: ExposeScript, options: FetchOptions): Promise<void> {
  const { address } = script;
  const known = fetched.get(address);
  if (known) {
    waitNoLonger(address, options);
    return known;
  }
  const fetching = fetchChecked(script, 'javascript', options).then(
    () => void come.add(address),
    (error: unknown) => {
      fetched.delete(address);
      throw error;
    },
  );
  fetched.set(address, fetching);
  return fetching;
}

/** Shortens the allowed silence of a pending fetch for a less patient caller. */
export function waitNoLonger(address: string, { silence }: FetchOptions): void {
  patience.set(address, Math.min(silence, patience.get(address) ?? silence));
}

/**
 * Loads and checks a file of a build.
 * @throws {ModuleFailure} like `fetchScripts`
 */
export async function fetchChecked(
  { address, integrity }: ExposeScript,
  type: 'javascript' | 'json',
  options: FetchOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const content = await receive(address, type, options);
    const expected = typeof integrity === 'function' ? await integrity() : integrity;
    if (expected === undefined || (await isIntact(content, expected))) return content;
    throw new ModuleFailure('broken', `${address} has other content than was released. Release its build again.`);
  } catch (error) {
    failed.add(address);
    throw error;
  }
}

async function receive(
  address: string,
  expected: 'javascript' | 'json',
  options: FetchOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const { origin } = new URL(address);
  patience.delete(address);
  const asked = isTrial() ? undefined : takeAsked(address);
  const stop = asked?.stop ?? new AbortController();
  const start = performance.now();
  const look = setInterval(() => {
    const silence = Math.min(options.silence, patience.get(address) ?? Infinity);
    // Bytes of another script show that the connection is slow, not that the server is down.
    if (performance.now() - Math.max(start, heard.get(origin) ?? 0) >= silence)
      stop.abort(new SilentServer(`${origin} was silent for ${silence / 1000} s.`));
  }, LOOK_EVERY);
  try {
    // Same mode as a script element with `crossorigin=anonymous`, or the cache entry would not be reused.
    const response = await (asked?.answer ??
      steps.fetch(address, {
        credentials: 'same-origin',
        // Files of a build never change, but a wrong response may be in the cache.
        cache: failed.has(address) ? 'reload' : expected === 'json' ? 'force-cache' : 'default',
        priority: options.priority ?? 'auto',
        signal: stop.signal,
      }));
    heard.set(origin, performance.now());
    const type = response.headers.get('Content-Type') ?? '';
    if (!response.ok || !type.includes(expected))
      throw new Error(`It answered ${response.status} with ${type || 'no type'} instead of ${expected}.`);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      heard.set(origin, performance.now());
      parts.push(part.value);
    }
    return join(parts);
  } catch (error) {
    throw new ModuleFailure('network', `${address} did not come. ${String(error)}`, { cause: error });
  } finally {
    clearInterval(look);
    // Aborting an unread response frees its connection.
    stop.abort();
  }
}

/** Takes a prefetch of preloadPage.ts. */
function takeAsked(address: string): Asked | undefined {
  const files = globalThis.vstrechaPreload?.files;
  const asked = files?.get(address);
  files?.delete(address);
  return asked;
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let start = 0;
  for (const part of parts) {
    whole.set(part, start);
    start += part.length;
  }
  return whole;
}

/** `crypto.subtle` exists only on secure pages. On others, the script element checks the hash. */
async function isIntact(content: Uint8Array<ArrayBuffer>, integrity: string): Promise<boolean> {
  const expected = /^sha256-(.+)$/.exec(integrity)?.[1];
  const { subtle } = crypto as Partial<Crypto>;
  if (expected === undefined || !subtle) return true;
  const hash = new Uint8Array(await subtle.digest('SHA-256', content));
  return btoa(String.fromCharCode(...hash)) === expected;
}
