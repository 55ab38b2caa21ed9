import { availableParallelism } from 'node:os';
import { tooManyReads } from '../errors/httpError.ts';
import { createTurns } from './turns.ts';

/** Parallel expensive reads of one user. */
const OF_USER = 2;
/** Waiting expensive reads of one user; a catalogue page makes 7 at once, and a user may have several tabs. */
const WAITING_OF_USER = 20;
/** Parallel expensive reads in this process: leaves one core and most connections of its pool to cheap calls. */
const AT_ONCE = Math.min(4, Math.max(1, availableParallelism() - 1));

/** Limits expensive reads of one process; each process runs at most `AT_ONCE` in the database. */
export interface ReadPlaces {
  /**
   * Waits for a place among a user's reads.
   * @param cost places that the read takes, at most OF_USER
   * @returns a function that frees the place; repeated calls have no effect
   * @throws HttpError 429 when too many reads of the user wait
   */
  enter(userId: number, cost: number): Promise<() => void>;
  /** Runs database work of a read in turn with the reads of all users. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
}

interface UserReads {
  free: number;
  waiting: { cost: number; start: () => void }[];
}

export function createReadPlaces(): ReadPlaces {
  const users = new Map<number, UserReads>();
  const inTurn = createTurns(AT_ONCE, Infinity);

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
    inTurn,
    async enter(userId, cost) {
      const reads = users.get(userId) ?? { free: OF_USER, waiting: [] };
      users.set(userId, reads);
      if (reads.waiting.length >= WAITING_OF_USER) throw tooManyReads();
      if (reads.waiting.length === 0 && cost <= reads.free) reads.free -= cost;
      else await new Promise<void>((start) => reads.waiting.push({ cost, start }));
      let hasLeft = false;
      return () => {
        if (!hasLeft) leave(userId, reads, cost);
        hasLeft = true;
      };
    },
  };
}

/** Creates each piece of a long answer in turn with other reads, so that a slow receiver does not occupy a turn. */
export async function* piecesInTurn<Piece>(pieces: AsyncIterable<Piece>, reads: ReadPlaces): AsyncGenerator<Piece> {
  const iterator = pieces[Symbol.asyncIterator]();
  for (
    let next = await reads.inTurn(() => iterator.next());
    !next.done;
    next = await reads.inTurn(() => iterator.next())
  )
    yield next.value;
}
