import { parseRegistry, type Registry, type RemoteBuild } from './parseRegistry';
import { fetchRegistry, forgetRegistry, requestRegistry, type Asked } from './requestRegistry';

/** The registry that was last read in this browser. */
const KEPT = 'vstrecha.registry';
/** Milliseconds that its server may be silent. A slow line is no failure. */
const SILENCE = 2_500;
/** Milliseconds before it is asked for again. */
const PAUSES = [300, 800];
/** Milliseconds after which nobody waits for another attempt. */
const PATIENCE = 4_000;
/** Bytes. A release adds a few hundred, and a dozen are kept: what is larger is something else. */
const LARGEST = 1_000_000;

let reading: { of: Asked; result: Promise<Registry> } | undefined;
let known: Registry | undefined;

/**
 * What is released now. A blip is waited out; when the registry cannot be had, the one last read in this browser is used.
 * @throws {Error} when there is none; after `forgetRegistry` the next call asks again
 */
export function readRegistry(): Promise<Registry> {
  const asked = requestRegistry();
  if (reading?.of !== asked) reading = { of: asked, result: readPatiently(asked) };
  return reading.result;
}

/**
 * Asks again, beside the one that is in use.
 * @throws {Error} when it cannot be had: nothing has changed then
 */
export async function refreshRegistry(): Promise<void> {
  const asked = fetchRegistry('no-cache');
  reading = { of: asked, result: Promise.resolve(await read(asked)) };
  forgetRegistry(asked);
}

/** What was last read in this page. */
export function knownRegistry(): Registry | undefined {
  return known;
}

/** The builds of a remote that were last read in this page, newest first. */
export function knownBuilds(remote: string): readonly RemoteBuild[] {
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
    if (performance.now() - start > PATIENCE) break;
  }
  const kept = readKept();
  if (!kept) throw failure;
  // eslint-disable-next-line no-console -- the console is where an operator or an error collector looks
  console.warn('[federation] /registry.json cannot be had; the one last read in this browser is used', failure);
  return (known = kept);
}

async function read({ answer, stop }: Asked): Promise<Registry> {
  const { status, text } = await receive(answer, stop);
  const registry = parseRegistry(text);
  if (!registry)
    throw new Error(
      `/registry.json answered ${status} and cannot be read as a registry. Release the remotes (docs/deploying.md).`,
    );
  keep(text);
  return (known = registry);
}

/** The text of an answer, as far as a registry can be that long; empty for one that is none. */
async function receive(answer: Promise<Response>, stop: AbortController): Promise<{ status: number; text: string }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stop.abort(new Error(`/registry.json was silent for ${SILENCE / 1000} s.`)), SILENCE);
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
    // Without storage there is none to fall back to, and nothing else is lost.
  }
}

function readKept(): Registry | undefined {
  try {
    return parseRegistry(localStorage.getItem(KEPT) ?? '');
  } catch {
    return undefined;
  }
}
