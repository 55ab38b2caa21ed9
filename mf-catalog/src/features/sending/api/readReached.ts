import { outcome, request } from 'shared-api/client';
import { createCallQueue } from 'shared-api/delivery';
import { emptyFilter } from '#domain/catalogFilter';
import { ASKED_AT_ONCE, ASKED_ONE_BY_ONE } from '../limits';
import { readCompanyList } from './readCompanyList';

/** A mailing with unknown outcome. */
export interface Unanswered {
  ids: readonly number[];
  /** Companies with whom the viewer had communicated before it. */
  contacted: readonly number[];
  /** Time of sending by the server's clock, in ms since 1970. */
  since: number;
}

export interface Reached {
  reached: number;
  /** Companies that it certainly did not reach. */
  rest: number[];
  /** Number of companies whose outcome cannot be determined; they are never sent to again. */
  unsure: number;
}

/** The clocks agree within 2 s (shared-api/clock), and the `Date` header is truncated to 1 s. */
const CLOCK_LEEWAY_MS = 3_000;

/**
 * Finds the recipients reached by a mailing whose response was lost. Up to `ASKED_ONE_BY_ONE` companies are checked
 * chat by chat. Beyond that, new contacts count as reached, and so do companies that no longer accept mailings; only
 * the chats of earlier contacts are checked.
 */
export async function readReached({ ids, contacted, since }: Unanswered): Promise<Reached> {
  if (ids.length <= ASKED_ONE_BY_ONE) return sum(await askEach(ids, since));
  const wasContacted = new Set(contacted);
  const [now, asked] = await Promise.all([
    readCompanyList(emptyFilter),
    askEach(contacted.slice(0, ASKED_ONE_BY_ONE), since),
  ]);
  const fresh = ids.filter((id) => !wasContacted.has(id));
  const rest = fresh.filter((id) => now.names.has(id) && !now.contacted.has(id));
  const byChat = sum(asked);
  return {
    reached: fresh.length - rest.length + byChat.reached,
    rest: [...rest, ...byChat.rest],
    unsure: byChat.unsure + contacted.length - asked.length,
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
    // Any other message since then counts too: skipping a company is better than sending twice.
    return updated_at !== null && Date.parse(updated_at) >= since - CLOCK_LEEWAY_MS ? 'reached' : 'not';
  } catch (error) {
    // Deleted or blocked meanwhile.
    if (['refused', 'not-found'].includes(outcome(error))) return 'unsure';
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
