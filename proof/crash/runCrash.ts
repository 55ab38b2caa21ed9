import { temporaryFolder, temporaryServer } from '#support/temporary.ts';
import { crashRounds } from './crashRounds.ts';

export interface CrashOptions {
  rounds: number;
  /** Acknowledged writes before each crash. */
  writes: number;
  /** Instead of PGlite. */
  postgres: boolean;
}

/** Kills a server repeatedly in the middle of writes and reports lost ones. */
export async function runCrash({ rounds, writes, postgres }: CrashOptions): Promise<void> {
  const place = { folder: temporaryFolder(), databaseUrl: postgres ? await temporaryServer() : undefined };
  const { acknowledged, problems } = await crashRounds(place, rounds, writes);
  const total = Object.values(acknowledged).reduce((sum, count) => sum + count, 0);
  const kinds = Object.entries(acknowledged).map(([kind, count]) => `${kind} ${count}`);
  console.log(
    `${rounds} crashes on ${postgres ? 'PostgreSQL' : 'PGlite'}, ${total} acknowledged writes (${kinds.join(', ')}), ${problems.length} problems.`,
  );
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) process.exitCode = 1;
}
