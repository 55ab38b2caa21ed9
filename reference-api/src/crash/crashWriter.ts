import type { Callers } from './crashCalls.ts';

/** One kind of writes: makes them, remembers what was acknowledged, and looks after the crash whether it is there. */
export interface CrashWriter {
  kind: string;
  /** how many of them write at once */
  parallel: number;
  /** Makes one write and answers whether it was acknowledged. The server may die at any point of it. */
  write(callers: Callers): Promise<boolean>;
  /** After a new start: what is missing, there twice, or half done. From then on what is there counts. */
  verify(callers: Callers): Promise<string[]>;
}

/** What happened in a place where a write that was under way may or may not have come through. */
export function isPossible<State>(actual: State, acknowledged: State, underWay: State | undefined): boolean {
  return actual === acknowledged || (underWay !== undefined && actual === underWay);
}
