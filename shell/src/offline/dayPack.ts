import type { PrefetchedAnswers } from 'shared-api/client';
import { DAY, IMAGES } from '../worker/messages';
import { DAY_FULL, forgetDay, KEPT_CHANGE, readDayMark, writeDayMark } from './dayMark';

/** Answers to keep: all that the pages of the day ask for. */
const LISTED =
  /^\/api\/(?:auth\/check|user(?:\/\d+)?|settings|event|site\/.*|invitations.*|points\?date=[\d-]+|meetings\/(?:results|(?:companies|future|past)\?.*)|chats\?.*|chat\/\d+|chats\/\d+\/messages\?limit=\d+|notices.*)$/;

/** Those whose age a page tells: the others hardly change. */
const AGEING = /\/(?:points|meetings|invitations|chats?)\b/;

const KEPT_AT = 'X-Kept-At';

/** Statuses of gateways that do not reach the API. */
const NOT_REACHED = [502, 503, 504];

/** Bytes of JSON in all, and of one answer. */
const MOST = 300_000;
const LARGEST = 60_000;

/** Dropped in this order from a pack that is too large, but never the meetings. */
const DROPPED_FIRST = [/\/messages/, /\/user\/\d/, /\/chats?\b/, /\/notices/, /\/meetings\/(?:past|future)/];

/** Milliseconds for the server’s first answer of an address, which a page needs to render. */
const PATIENCE = 3_000;

/** Addresses that this page has an answer of. */
const answered = new Set<string>();
/** A first answer has missed its time: the others are not waited for. */
let isSilent = false;

declare global {
  /** When the oldest answer on the screen was kept, in milliseconds since 1970; undefined while the server answers. */
  var vstrechaKeptAt: number | undefined;
}

/**
 * The day's pack: keeps listed answers of the server, and gives them when it cannot be reached. The client's source of
 * prefetched answers is the one place that every GET passes.
 */
export function withDayPack(own: PrefetchedAnswers): PrefetchedAnswers {
  return {
    drop: own.drop,
    take: (address, ask, signal) =>
      LISTED.test(address) && readDayMark()
        ? throughPack(address, () => own.take(address, ask, signal), signal)
        : own.take(address, ask, signal),
  };
}

async function throughPack(
  address: string,
  ask: () => Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const fresh = askServer(address, ask);
  // The kept answer may be given before it fails.
  fresh.catch(() => {});
  let response: Response;
  try {
    response = (!answered.has(address) && (await firstAnswer(address, fresh))) || (await fresh);
  } catch (error) {
    // The caller wants no answer any more.
    if (signal?.aborted && (signal.reason as Error | undefined)?.name !== 'TimeoutError') throw error;
    const kept = await find(address);
    if (!kept) throw error;
    response = kept;
  }
  answered.add(address);
  const keptAt = response.headers.get(KEPT_AT);
  if (response.ok && AGEING.test(address)) tell(keptAt === null ? undefined : Number(keptAt));
  return response;
}

async function askServer(address: string, ask: () => Promise<Response>): Promise<Response> {
  const response = await ask();
  isSilent = false;
  if (response.status === 401) forgetDay();
  if (NOT_REACHED.includes(response.status)) return (await find(address)) ?? response;
  if (!response.ok) return response;
  const { status, headers } = response;
  // The login page of a hall's network.
  if (!headers.get('Content-Type')?.includes('json')) throw new TypeError(`${address} answered with another type.`);
  const text = await response.text();
  if (address === '/api/auth/check' && /"ok":\s*false/.test(text)) forgetDay();
  else void keep(address, text, headers.get('Date')).catch(() => {});
  return new Response(text, { status, headers });
}

async function firstAnswer(address: string, fresh: Promise<Response>): Promise<Response | undefined> {
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, isSilent ? 0 : PATIENCE));
  const inTime = await Promise.race([fresh, patience]);
  if (inTime) return inTime;
  // A long task delays the answer like the timer.
  const first = await Promise.race([fresh, find(address)]);
  isSilent = first?.headers.has(KEPT_AT) === true;
  return first;
}

async function keep(address: string, text: string, date: string | null): Promise<void> {
  const mark = readDayMark();
  if (!mark || text.length > LARGEST) return;
  const server = Date.parse(date ?? '');
  writeDayMark({ ...mark, heard: Date.now(), ahead: Number.isNaN(server) ? mark.ahead : server - Date.now() });
  const cache = await caches.open(DAY + mark.account);
  const kept = new Response(text, {
    headers: { 'Content-Type': 'application/json', [KEPT_AT]: String(Date.now() + mark.ahead) },
  });
  await putWithRoom(cache, address, kept);
  // A logout meanwhile must not leave it.
  if (readDayMark()?.account !== mark.account) await caches.delete(DAY + mark.account);
}

/** In a full storage pictures go first, then less important answers. Meetings are never missing silently. */
async function putWithRoom(cache: Cache, address: string, kept: Response): Promise<void> {
  const rank = rankOf(address);
  const steps = [
    () => caches.delete(IMAGES),
    async () => {
      for (const { url } of await cache.keys()) if (rankOf(url) < rank) await cache.delete(url);
    },
  ];
  for (const makeRoom of steps) {
    try {
      return await cache.put(address, kept.clone());
    } catch {
      await makeRoom();
    }
  }
  await cache.put(address, kept).catch(() => {
    if (rank === DROPPED_FIRST.length) window.dispatchEvent(new Event(DAY_FULL));
  });
}

async function find(address: string): Promise<Response | undefined> {
  const mark = readDayMark();
  if (!mark) return undefined;
  try {
    // Opening would create a cache that has just been deleted.
    const kept = await caches.match(address, { cacheName: DAY + mark.account });
    if (!kept) return undefined;
    return new Response(await kept.text(), {
      // No server of ours sends it.
      status: 203,
      headers: {
        'Content-Type': 'application/json',
        [KEPT_AT]: kept.headers.get(KEPT_AT) ?? '',
        // The server's clock goes on, also in a browser whose own is wrong.
        Date: new Date(Date.now() + mark.ahead).toUTCString(),
      },
    });
  } catch {
    // With blocked storage.
    return undefined;
  }
}

function tell(keptAt: number | undefined): void {
  const oldest = keptAt === undefined ? undefined : Math.min(keptAt, globalThis.vstrechaKeptAt ?? keptAt);
  if (oldest === globalThis.vstrechaKeptAt) return;
  globalThis.vstrechaKeptAt = oldest;
  window.dispatchEvent(new Event(KEPT_CHANGE));
}

/** Drops the least important answers until the pack is within its size. */
export async function trimDay(): Promise<void> {
  const mark = readDayMark();
  if (!mark) return;
  const cache = await caches.open(DAY + mark.account);
  const kept = await Promise.all(
    (await cache.keys()).map(async ({ url }) => ({
      url,
      size: (await (await cache.match(url))?.text())?.length ?? 0,
    })),
  );
  let whole = kept.reduce((sum, { size }) => sum + size, 0);
  for (const { url, size } of kept.toSorted((one, other) => rankOf(one.url) - rankOf(other.url))) {
    if (whole <= MOST) return;
    await cache.delete(url);
    whole -= size;
  }
}

function rankOf(url: string): number {
  const rank = DROPPED_FIRST.findIndex((pattern) => pattern.test(url));
  return rank < 0 ? DROPPED_FIRST.length : rank;
}
