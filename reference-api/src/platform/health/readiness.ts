import { setTimeout as wait } from 'node:timers/promises';
import { noteOutage } from '../errors/outage.ts';
import { log } from '../log/log.ts';

/** Why a process should get no requests. */
type Unready = 'draining' | 'database' | 'migrations';

/** Whether a balancer should send requests to this process. */
export interface Readiness {
  /** @returns the reason against it, or undefined */
  check(): Promise<Unready | undefined>;
  /** From now on the process is not ready, because it is about to stop. */
  drain(): void;
  readonly isDraining: boolean;
}

/** A database that takes longer is overloaded; balancers wait about as long for the answer. */
const PATIENCE_MS = 3000;

/**
 * @param isMigrated asks the database whether it has all migrations
 * @param patienceMs how long the database may take to answer
 */
export function createReadiness(isMigrated: () => Promise<boolean>, patienceMs = PATIENCE_MS): Readiness {
  let isDraining = false;
  let asking: Promise<Unready | undefined> | undefined;

  async function askDatabase(): Promise<Unready | undefined> {
    const stopWaiting = new AbortController();
    const tooLate = wait(patienceMs, 'database' as const, { signal: stopWaiting.signal });
    // Rejects when the database has answered first.
    tooLate.catch(() => undefined);
    try {
      return await Promise.race([tooLate, isMigrated().then((is) => (is ? undefined : 'migrations'))]);
    } catch (error) {
      if (!noteOutage(error)) log.error({ err: error }, 'The readiness cannot be checked.');
      return 'database';
    } finally {
      stopWaiting.abort();
    }
  }

  return {
    get isDraining() {
      return isDraining;
    },
    drain: () => void (isDraining = true),
    async check() {
      // Without a login anyone may ask, so concurrent checks share one query.
      if (!isDraining) asking ??= askDatabase().finally(() => (asking = undefined));
      return isDraining ? 'draining' : asking;
    },
  };
}
