import type { Build } from 'shared-api/federation/build';
import { steps } from './trial';
import type { Fault } from './trialList';

const BYTES_PER_SECOND = 2048;
const TICK = 100;

/** By remote: its fault, and the folders of the builds that have it. */
const faults = new Map<string, { fault: Fault; folders: readonly string[] }>();
const { fetch: fetchReally } = steps;

/**
 * Makes a remote fail in this page. Its server fails for all its builds; a content that differs from the release, a
 * page that throws and the need for a newer shell are faults of the newest build alone.
 * @returns the builds to choose from
 */
export function startFault(remote: string, fault: Fault, builds: readonly Build[]): readonly Build[] {
  const isOfServer = ['hang', '404', 'html', 'slow'].includes(fault);
  const failing = isOfServer ? builds : builds.slice(0, 1);
  faults.set(remote, { fault, folders: failing.map(({ entry }) => entry.slice(0, entry.lastIndexOf('/') + 1)) });
  Object.assign(steps, { fetch: failingFetch, run: failingRun });
  if (fault !== 'old') return builds;
  return builds.map((build) =>
    failing.includes(build) ? { ...build, requires: { ...build.requires, react: '^999.0.0' } } : build,
  );
}

/** Later attempts succeed. */
export function stopFault(remote: string): void {
  faults.delete(remote);
}

function faultOf(address: string): Fault | undefined {
  for (const { fault, folders } of faults.values())
    if (folders.some((folder) => address.startsWith(folder))) return fault;
  return undefined;
}

async function failingFetch(address: string, init: RequestInit): Promise<Response> {
  switch (faultOf(address)) {
    case 'hang':
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error), { once: true });
      });
    case '404':
      return new Response('Не найдено.', { status: 404, headers: { 'Content-Type': 'text/plain' } });
    case 'html':
      return new Response('<!doctype html><title>Вход</title>', { headers: { 'Content-Type': 'text/html' } });
    case 'slow':
      return slowDown(await fetchReally(address, init));
    case 'wrong':
      return alter(await fetchReally(address, init));
    default:
      return fetchReally(address, init);
  }
}

const failingRun: typeof steps.run = async (expose, build, start) => {
  const module = await start();
  if (faultOf(build.entry) !== 'throw') return module;
  return {
    [expose]: () => {
      throw new Error('Сбой по заказу: раздел бросает исключение.');
    },
  };
};

async function alter(response: Response): Promise<Response> {
  const { status, headers } = response;
  return new Response(`${await response.text()}\n// подмена`, { status, headers });
}

function slowDown({ body, status, headers }: Response): Response {
  const reader = body?.getReader();
  let rest = new Uint8Array();
  const slow = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, TICK));
      if (rest.length === 0) rest = (await reader?.read())?.value ?? rest;
      if (rest.length === 0) return controller.close();
      const size = Math.ceil((BYTES_PER_SECOND * TICK) / 1000);
      controller.enqueue(rest.slice(0, size));
      rest = rest.slice(size);
    },
    cancel: (reason) => reader?.cancel(reason),
  });
  return new Response(slow, { status, headers });
}
