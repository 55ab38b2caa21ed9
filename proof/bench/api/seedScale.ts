import { createClock } from 'reference-api/platform/clock/clock';
import { readConfig } from 'reference-api/platform/config/config';
import { migrate } from 'reference-api/platform/database/migrate';
import { openFolder, openServer } from 'reference-api/platform/database/openDatabase';
import { createPasswords } from 'reference-api/platform/passwords/passwords';
import { seedIfEmpty } from 'reference-api/seed/seed';
import { UsageError } from 'vstrecha-kit/system/UsageError';
import { fillScale } from './fillScale.ts';

/** Adds companies and messages to the database of DATABASE_URL or DATA_DIR; a server's database needs SEED=demo. */
export async function seedScale(companies: number, messages: number): Promise<void> {
  const config = readConfig(process.env);
  if (config.seed !== 'demo')
    throw new UsageError(
      'Made-up companies are added only on request, by SEED=demo: an empty database then gets accounts with known passwords.',
    );
  const clock = createClock(config.startAt);
  const { db, close } = config.databaseUrl ? await openServer(config.databaseUrl) : await openFolder(config.dataDir);
  const started = performance.now();
  try {
    await migrate(db);
    await seedIfEmpty(db, clock, { seed: config.seed, passwords: createPasswords() });
    await fillScale(db, { companies, messages }, clock.now());
  } finally {
    await close();
  }
  console.log(
    `${companies} companies and ${messages} messages added in ${((performance.now() - started) / 1000).toFixed(1)} s.`,
  );
}
