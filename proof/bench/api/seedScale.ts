import { parseArgs } from 'node:util';
import { createClock } from 'reference-api/platform/clock/clock';
import { readConfig } from 'reference-api/platform/config/config';
import { migrate } from 'reference-api/platform/database/migrate';
import { openFolder, openServer } from 'reference-api/platform/database/openDatabase';
import { StartupError } from 'reference-api/platform/errors/startupError';
import { createPasswords } from 'reference-api/platform/passwords/passwords';
import { seedIfEmpty } from 'reference-api/seed/seed';
import { fillScale } from './fillScale.ts';

// `npm run seed -- --companies 100000 --messages 1000000` adds that many to the database of DATABASE_URL or DATA_DIR; a server's
// database needs SEED=demo.
try {
  const { values } = parseArgs({
    options: { companies: { type: 'string', default: '100000' }, messages: { type: 'string', default: '1000000' } },
  });
  const companies = readCount('companies', values.companies);
  const messages = readCount('messages', values.messages);
  const config = readConfig(process.env);
  if (config.seed !== 'demo')
    throw new StartupError(
      'В базу придуманных компаний добавляют, только если их просят: SEED=demo. С ними в пустую базу приходят учётные записи с известными паролями.',
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
    `Добавлено компаний: ${companies}, сообщений: ${messages}. Заняло ${((performance.now() - started) / 1000).toFixed(1)} с.`,
  );
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}

function readCount(name: string, text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 2 || count > 2_000_000)
    throw new StartupError(`--${name} должно быть числом от 2 до 2000000, а указано «${text}».`);
  return count;
}
