import type { ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { tooManyReads } from '../errors/httpError.ts';
import { createFairTurns, waitIn, type Waiter } from './fairTurns.ts';
import { createReadTime } from './readTime.ts';

/** Parallel expensive reads of one user. */
const OF_USER = 2;
/** Waiting expensive reads of one user; a catalogue page makes 7 at once, and a user may have several tabs. */
const WAITING_OF_USER = 20;
/** Parallel expensive reads in this process: leaves one core and most connections of its pool to cheap calls. */
const AT_ONCE = Math.min(4, Math.max(1, availableParallelism() - 1));
/** Parallel ordinary reads, which take a few milliseconds each. */
const ORDINARY_AT_ONCE = 2;
/** Recent database time of a user whose ordinary reads wait among the expensive ones: ten pages a second take less. */
const ORDINARY_MS = 1500;
/** Longest wait of a read: people have reloaded or left by then. */
const PATIENCE_MS = 5000;

/** Limits expensive reads of one process; each process runs at most `AT_ONCE` and `ORDINARY_AT_ONCE` in the database. */
export interface ReadPlaces {
  /**
   * Waits for a place among a user's reads.
   * @param cost places that the read takes, at most OF_USER
   * @returns a function that frees the place; repeated calls have no effect
   * @throws HttpError 429 when too many reads of the user wait; the reason of `patience` when that ends first
   */
  enter(userId: number, cost: number, patience?: AbortSignal): Promise<() => void>;
  /**
   * Runs database work of a read. Users take turns, beginning with the one for whom the database has worked least lately.
   * @param options.isOrdinary puts it in the separate queue, unless the database has worked much for the user
   * @throws the reason of `patience` when that ends before
   */
  inTurn<Result>(
    userId: number,
    work: () => Promise<Result>,
    options?: { isOrdinary?: boolean; patience?: AbortSignal },
  ): Promise<Result>;
}

interface UserReads {
  free: number;
  waiting: Waiter[];
}

export function createReadPlaces(now: () => number = () => performance.now()): ReadPlaces {
  const users = new Map<number, UserReads>();
  const time = createReadTime(now);
  const takeTurn = createFairTurns(AT_ONCE, time.of);
  const takeOrdinaryTurn = createFairTurns(ORDINARY_AT_ONCE, time.of);

  function leave(userId: number, reads: UserReads, cost: number): void {
    reads.free += cost;
    for (let next = reads.waiting[0]; next && next.cost <= reads.free; next = reads.waiting[0]) {
      reads.waiting.shift();
      reads.free -= next.cost;
      next.start();
    }
    if (reads.free === OF_USER) users.delete(userId);
  }

  return {
    inTurn(userId, work, { isOrdinary = false, patience } = {}) {
      const take = isOrdinary && time.of(userId) < ORDINARY_MS ? takeOrdinaryTurn : takeTurn;
      return take(
        userId,
        async () => {
          const started = now();
          try {
            return await work();
          } finally {
            time.add(userId, now() - started);
          }
        },
        patience,
      );
    },
    async enter(userId, cost, patience) {
      const reads = users.get(userId) ?? { free: OF_USER, waiting: [] };
      users.set(userId, reads);
      if (reads.waiting.length >= WAITING_OF_USER) throw tooManyReads();
      if (reads.waiting.length === 0 && cost <= reads.free) reads.free -= cost;
      else await waitIn(reads.waiting, cost, patience);
      let hasLeft = false;
      return () => {
        if (!hasLeft) leave(userId, reads, cost);
        hasLeft = true;
      };
    },
  };
}

/** Ends the waiting of a read after some seconds, or when its reader is gone. */
export function patienceOf(response: ServerResponse): AbortSignal {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(tooManyReads()), PATIENCE_MS).unref();
  response.once('close', () => {
    clearTimeout(timer);
    patience.abort();
  });
  return patience.signal;
}

/** Creates each piece of a long answer in turn with other reads, so that a slow receiver does not occupy a turn. */
export async function* piecesInTurn<Piece>(
  pieces: AsyncIterable<Piece>,
  reads: ReadPlaces,
  userId: number,
): AsyncGenerator<Piece> {
  const iterator = pieces[Symbol.asyncIterator]();
  const read = () => reads.inTurn(userId, () => iterator.next());
  for (let next = await read(); !next.done; next = await read()) yield next.value;
}
