import type { AppContext } from '#platform/http/context.ts';
import { sweepAccounts } from './sweepAccounts.ts';
import { sendUndoLetters } from './undoLetters.ts';

const EVERY_MS = 60 * 1000;

/** What goes on beside the calls. */
export interface Housekeeping {
  /** Resolves when the round under way, if any, is done. */
  stop(): Promise<void>;
}

/** Once a minute sends letters that failed and deletes what is over. Several processes may do it on one database. */
export function startHousekeeping(context: Pick<AppContext, 'db' | 'clock' | 'mailer' | 'publicUrl'>): Housekeeping {
  let round: Promise<void> | undefined;
  const timer = setInterval(() => {
    round ??= work(context)
      .catch((error: unknown) => console.error('Housekeeping failed; it is tried again in a minute.', error))
      .finally(() => (round = undefined));
  }, EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await round;
    },
  };
}

async function work(context: Pick<AppContext, 'db' | 'clock' | 'mailer' | 'publicUrl'>): Promise<void> {
  await sweepAccounts(context.db, context.clock.now());
  await sendUndoLetters(context);
}
