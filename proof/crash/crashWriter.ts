import type { Callers } from './crashCalls.ts';

/** Makes writes of one kind, remembers which were acknowledged, and checks them after the crash. */
export interface CrashWriter {
  kind: string;
  /** Number of parallel writers. */
  parallel: number;
  /** Makes one write and returns whether it was acknowledged. The server may die at any point. */
  write(callers: Callers): Promise<boolean>;
  /** Returns what is missing, duplicated or half done after a restart, and takes the found state as the new expected one. */
  verify(callers: Callers): Promise<string[]>;
}

/** Accepts the acknowledged state, or that of a write which was under way at the crash and may have been committed. */
export function isPossible<State>(actual: State, acknowledged: State, underWay: State | undefined): boolean {
  return actual === acknowledged || (underWay !== undefined && actual === underWay);
}
