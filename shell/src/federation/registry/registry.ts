import type { Build } from 'shared-api/federation/build';
import { parseRegistry, type Registry } from './parseRegistry';
import { fetchRegistry, forgetRegistry, requestRegistry, type Asked } from './requestRegistry';
import { isTrial } from './trial';

/** Storage key of the last registry. */
const KEPT = 'vstrecha.registry';
/** Allowed silence of the registry's server in milliseconds. A slow connection is not a failure. */
const SILENCE = 2_500;
/** The same in a browser without a stored registry, where giving up means an error panel. */
const FIRST_SILENCE = 4_000;
/** Pauses before retries, in milliseconds. */
const PAUSES = [300, 800];
/** Milliseconds after which no further attempt starts in a browser without a stored registry. */
const FIRST_PATIENCE = 4_500;
/** Maximum size. A release adds a few hundred bytes and a dozen are kept: a larger file is not a registry. */
const LARGEST = 1_000_000;

let reading: { of: Asked; result: Promise<Registry> } | undefined;
let known: Registry | undefined;
const listeners = new Set<() => void>();

/**
 * Reads the current registry. Short outages are retried; if it cannot be loaded, the one last stored in this browser is
 * used.
 * @throws {Error} without a stored one; after `forgetRegistry` the next call tries again
 */
export function readRegistry(): Promise<Registry> {
  const asked = requestRegistry();
  if (reading?.of !== asked) reading = { of: asked, result: readPatiently(asked) };
  return reading.result;
}

/**
 * Fetches the registry again, keeping the current one until then.
 * @throws {Error} when it cannot be loaded; the current one then stays
 */
export async function refreshRegistry(): Promise<void> {
  const asked = fetchRegistry('no-cache');
  reading = { of: asked, result: Promise.resolve(await read(asked)) };
  forgetRegistry(asked);
}

/** The registry last read in this page, with the builds that this tab tries out in place of the remotes' own. */
export function knownRegistry(): Registry | undefined {
  return known;
}

/** Subscribes to registries that are read from now on; returns the unsubscribe. */
export function onRegistry(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The builds of a remote in that registry, newest first. */
export function knownBuilds(remote: string): readonly Build[] {
  return known?.remotes.get(remote) ?? [];
}

async function readPatiently(asked: Asked): Promise<Registry> {
  const start = performance.now();
  let failure: unknown;
  for (const pause of [0, ...PAUSES]) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    try {
      return await read(pause === 0 ? asked : fetchRegistry('no-store'));
    } catch (error) {
      failure = error;
    }
    // Without a network the next attempt cannot come back with more.
    if (performance.now() - start >= (readKept() ? SILENCE : FIRST_PATIENCE) || !navigator.onLine) break;
  }
  const kept = readKept();
  if (!kept) throw failure;
  // eslint-disable-next-line no-console -- the console is where an operator or an error collector looks
  console.warn('[federation] /registry.json cannot be had; the one last read in this browser is used', failure);
  return know(kept);
}

async function know(registry: Registry): Promise<Registry> {
  known = isTrial() ? await withTrials(registry) : registry;
  for (const listener of listeners) listener();
  return registry;
}

async function withTrials(registry: Registry): Promise<Registry> {
  const { applyTrials } = await import(/* webpackChunkName: "trials" */ './applyTrials');
  return { ...registry, remotes: new Map([...registry.remotes, ...(await applyTrials(registry))]) };
}

async function read({ answer, stop }: Asked): Promise<Registry> {
  const { status, text } = await receive(answer, stop);
  const registry = parseRegistry(text);
  if (!registry)
    throw new Error(
      `/registry.json answered ${status} and cannot be read as a registry. Release the remotes (docs/deploying.md).`,
    );
  keep(text);
  return know(registry);
}

/** Reads the text of a response; empty for an error or a text too long for a registry. */
async function receive(answer: Promise<Response>, stop: AbortController): Promise<{ status: number; text: string }> {
  const silence = readKept() ? SILENCE : FIRST_SILENCE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stop.abort(new Error(`/registry.json was silent for ${silence / 1000} s.`)), silence);
  };
  try {
    heard();
    const { ok, status, body } = await answer;
    const reader = ok ? body?.getReader() : undefined;
    const decoder = new TextDecoder();
    let text = '';
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      heard();
      text += decoder.decode(part.value, { stream: true });
      if (text.length > LARGEST) return { status, text: '' };
    }
    return { status, text };
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}

function keep(text: string): void {
  try {
    localStorage.setItem(KEPT, text);
  } catch {
    // Without storage there is only no fallback.
  }
}

/** The registry stored by an earlier page. */
export function readKept(): Registry | undefined {
  try {
    return parseRegistry(localStorage.getItem(KEPT) ?? '');
  } catch {
    return undefined;
  }
}
