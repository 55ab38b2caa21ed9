import { ModuleFailure } from 'shared-ui/Widget';
import type { Script } from './scriptsOf';

interface FetchOptions {
  /** Milliseconds without a byte from the scripts' server after which they are given up. */
  silence: number;
  /** `low` for what may be needed later. */
  priority?: RequestPriority;
}

/** By address: what is on its way or has come. */
const fetched = new Map<string, Promise<void>>();
const come = new Set<string>();
const failed = new Set<string>();
/** By origin: when its last byte came. */
const heard = new Map<string, number>();

/** Milliseconds between two looks at whether a server is silent. */
const LOOK_EVERY = 250;

/**
 * Brings scripts into the browser's cache, from which script elements then take them. A request of `fetch` can be ended and its progress seen:
 * a script element that hangs keeps its connection and its address busy, and one on a slow line looks the same.
 * @throws {ModuleFailure} for what does not come, or comes with other content than was released
 */
export async function fetchScripts(scripts: readonly Script[], options: FetchOptions): Promise<void> {
  await Promise.all(scripts.map((script) => fetchOnce(script, options)));
}

/** Whether scripts have come. */
export function areFetched(scripts: readonly Script[]): boolean {
  return scripts.every(({ address }) => come.has(address));
}

function fetchOnce(script: Script, options: FetchOptions): Promise<void> {
  const { address } = script;
  const known = fetched.get(address);
  if (known) return known;
  const fetching = fetchScript(script, options).then(
    () => void come.add(address),
    (error: unknown) => {
      fetched.delete(address);
      failed.add(address);
      throw error;
    },
  );
  fetched.set(address, fetching);
  return fetching;
}

async function fetchScript(
  { address, integrity }: Script,
  { silence, priority = 'auto' }: FetchOptions,
): Promise<void> {
  const content = await receive(address, silence, priority);
  if (integrity !== undefined && !(await isIntact(content, integrity)))
    throw new ModuleFailure('broken', `${address} has other content than was released. Release its build again.`);
}

async function receive(address: string, silence: number, priority: RequestPriority): Promise<Uint8Array<ArrayBuffer>> {
  const { origin } = new URL(address);
  const stop = new AbortController();
  const start = performance.now();
  const look = setInterval(() => {
    // Another script that is coming shows that the line is slow and the server is not dead.
    if (performance.now() - Math.max(start, heard.get(origin) ?? 0) >= silence)
      stop.abort(new Error(`${origin} was silent for ${silence / 1000} s.`));
  }, LOOK_EVERY);
  try {
    // As a script element with `crossorigin=anonymous` asks, or the cache would not know it again.
    const response = await fetch(address, {
      credentials: 'same-origin',
      // A wrong answer may have been kept as one that never changes.
      cache: failed.has(address) ? 'reload' : 'default',
      priority,
      signal: stop.signal,
    });
    heard.set(origin, performance.now());
    const type = response.headers.get('Content-Type') ?? '';
    if (!response.ok || !type.includes('javascript'))
      throw new Error(`It answered ${response.status} with ${type || 'no type'} instead of a script.`);
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
