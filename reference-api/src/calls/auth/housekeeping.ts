import type { AppContext } from '#platform/http/context.ts';
import { sweepAccounts } from './sweepAccounts.ts';
import { sendUndoLetters } from './undoLetters.ts';

/** One round of what goes on beside the calls: letters that failed are sent, what is over is deleted. Processes may share a database. */
export async function keepHouse(context: Pick<AppContext, 'db' | 'clock' | 'mailer' | 'publicUrl'>): Promise<void> {
  await sweepAccounts(context.db, context.clock.now());
  await sendUndoLetters(context);
}
