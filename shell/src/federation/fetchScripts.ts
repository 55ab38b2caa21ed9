import { ModuleFailure } from 'shared-ui/Widget';
import type { Asked } from './requestRegistry';
import type { ExposeScript } from './scriptsOf';

export interface FetchOptions {
  /** Milliseconds without a byte from the files' server after which they are given up. */
  silence: number;
  /** `low` for what may be needed later. */
  priority?: RequestPriority;
}

/** By address: what is on its way or has come. */
const fetched = new Map<string, Promise<void>>();
const come = new Set<string>();
const failed = new Set<string>();
/** By address: how long its server may be silent at most, by whoever waits for it with the least patience. */
const patience = new Map<string, number>();
/** By origin: when its last byte came. */
const heard = new Map<string, number>();

/** Milliseconds between two looks at whether a server is silent. */
const LOOK_EVERY = 250;

/**
 * Brings scripts into the browser's cache, from which script elements then take them. A request of `fetch` can be ended and its progress seen:
 * a script element that hangs keeps its connection and its address busy, and one on a slow line looks the same.
 * @throws {ModuleFailure} for what does not come, or comes with other content than was released
 */
export async function fetchScripts(scripts: readonly ExposeScript[], options: FetchOptions): Promise<void> {
  await Promise.all(scripts.map((script) => fetchOnce(script, options)));
}

/** Whether scripts have come. */
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

/** For whoever waits for a file that another one asked for, with more patience. */
export function waitNoLonger(address: string, { silence }: FetchOptions): void {
  patience.set(address, Math.min(silence, patience.get(address) ?? silence));
}

/** What a file of a build holds. @throws {ModuleFailure} as `fetchScripts` does */
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
  const asked = takeAsked(address);
  const stop = asked?.stop ?? new AbortController();
  const start = performance.now();
  const look = setInterval(() => {
    const silence = Math.min(options.silence, patience.get(address) ?? Infinity);
    // Another script that is coming shows that the line is slow and the server is not dead.
    if (performance.now() - Math.max(start, heard.get(origin) ?? 0) >= silence)
      stop.abort(new Error(`${origin} was silent for ${silence / 1000} s.`));
  }, LOOK_EVERY);
  try {
    // As a script element with `crossorigin=anonymous` asks, or the cache would not know it again.
    const response = await (asked?.answer ??
      fetch(address, {
        credentials: 'same-origin',
        // Nothing of a build ever changes, but a wrong answer may have been kept.
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
    // What is not read any more frees its connection.
    stop.abort();
  }
}

/** What lookAhead.ts has asked for, once. */
function takeAsked(address: string): Asked | undefined {
  const answers = globalThis.vstrechaAhead?.answers;
  const asked = answers?.get(address);
  answers?.delete(address);
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

/** Browsers hash only for pages that came safely. On others the script element is the one that checks. */
async function isIntact(content: Uint8Array<ArrayBuffer>, integrity: string): Promise<boolean> {
  const expected = /^sha256-(.+)$/.exec(integrity)?.[1];
  const { subtle } = crypto as Partial<Crypto>;
  if (expected === undefined || !subtle) return true;
  const hash = new Uint8Array(await subtle.digest('SHA-256', content));
  return btoa(String.fromCharCode(...hash)) === expected;
}
