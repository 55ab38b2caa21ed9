import { ApiError, request } from 'shared-api/client';
import { createCallQueue } from 'shared-api/queue';
import { emptyFilter } from '#domain/catalogFilter';
import { ASKED_AT_ONCE, ASKED_ONE_BY_ONE } from '../limits';
import { readCompanyList } from './readCompanyList';

/** A mailing of which nobody knows how far it came. */
export interface Unanswered {
  ids: readonly number[];
  /** Those that had been communicated with before it. */
  known: readonly number[];
  /** Milliseconds since 1970 by the server's clock when it was sent. */
  since: number;
}

export interface Reached {
  reached: number;
  /** Those whom it certainly did not reach. */
  rest: number[];
  /** Those of whom it cannot be said; they are never written to again. */
  unsure: number;
}

/** The clocks agree within two seconds (shared-api/clock), the `Date` header is cut to one. */
const CLOCK_LEEWAY_MS = 3_000;

/**
 * Whom a mailing reached whose answer was lost. A few are asked about chat by chat. Of many those are reached that have been communicated
 * with meanwhile or can no longer be written to; only those that had been communicated with before it need their chats.
 */
export async function readReached({ ids, known, since }: Unanswered): Promise<Reached> {
  if (ids.length <= ASKED_ONE_BY_ONE) return sum(await askEach(ids, since));
  const wasKnown = new Set(known);
  const [now, asked] = await Promise.all([
    readCompanyList(emptyFilter),
    askEach(known.slice(0, ASKED_ONE_BY_ONE), since),
  ]);
  const fresh = ids.filter((id) => !wasKnown.has(id));
  const rest = fresh.filter((id) => now.names.has(id) && !now.known.has(id));
  const byChat = sum(asked);
  return {
    reached: fresh.length - rest.length + byChat.reached,
    rest: [...rest, ...byChat.rest],
    unsure: byChat.unsure + known.length - asked.length,
  };
}

type Answered = [id: number, answer: 'reached' | 'not' | 'unsure'];

async function askEach(ids: readonly number[], since: number): Promise<Answered[]> {
  const calls = createCallQueue(ASKED_AT_ONCE);
  return Promise.all(ids.map((id) => calls.run(async (): Promise<Answered> => [id, await ask(id, since)])));
}

async function ask(userId: number, since: number): Promise<Answered[1]> {
  try {
    const { updated_at } = await request('get', '/api/chat/{userId}', { path: { userId } });
    // Whatever else was written since counts as well: rather once too few than twice.
    return updated_at !== null && Date.parse(updated_at) >= since - CLOCK_LEEWAY_MS ? 'reached' : 'not';
  } catch (error) {
    // Gone or blocked meanwhile.
    const isGone =
      error instanceof ApiError && error.problem.kind === 'http' && [403, 404].includes(error.problem.status);
    if (isGone) return 'unsure';
    throw error;
  }
}

function sum(asked: readonly Answered[]): Reached {
  const count = (wanted: Answered[1]) => asked.filter(([, answer]) => answer === wanted).length;
  return {
    reached: count('reached'),
    rest: asked.filter(([, answer]) => answer === 'not').map(([id]) => id),
    unsure: count('unsure'),
  };
}
