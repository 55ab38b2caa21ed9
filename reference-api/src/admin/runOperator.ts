import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stderr, stdin } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { createClock } from '#platform/clock/clock.ts';
import { readConfig, type ServerConfig } from '#platform/config/config.ts';
import { migrate } from '#platform/database/migrate.ts';
import { DATA, openFolder, openServer } from '#platform/database/openDatabase.ts';
import { createPasswords } from '#platform/passwords/passwords.ts';
import { createHostedPush } from '#platform/push/hostedPush.ts';
import { createSenderPush } from '#platform/push/senderPush.ts';
import { seedIfEmpty } from '../seed/seed.ts';
import { answerOf } from './commands.ts';
import { CommandError, type Means, type Task } from './operator.ts';

// A command of the operator on the database of DATABASE_URL or DATA_DIR: see the README.
const words = process.argv.slice(2);
const { code, output, sentence } = await answerOf(words, runTask);
const former = process.env['npm_lifecycle_event'];
if (former !== undefined && former === words[0])
  console.error(`Команда «npm run ${former}» уйдёт в следующей версии: пишите «npm run operator -- ${former}».`);
if (sentence) console.error(sentence);
if (output) console.log(output);
process.exitCode = code;

async function runTask(task: Task) {
  const config = readConfig(process.env);
  const { means, close } = await open(config, task);
  try {
    return await task.run(means);
  } finally {
    await close();
  }
}

async function open(
  config: ServerConfig,
  { beginsDatabase = false }: Task,
): Promise<{ means: Means; close: () => Promise<void> }> {
  const { databaseUrl, dataDir } = config;
  if (!beginsDatabase && !databaseUrl && !existsSync(join(dataDir, DATA)))
    throw new CommandError(`В папке «${dataDir}» нет базы данных. Укажите другую в DATA_DIR.`, {}, true);
  const database = databaseUrl ? await openServer(databaseUrl) : await openFolder(dataDir);
  const { db } = database;
  const push = config.hostedPush ? createHostedPush(config.hostedPush) : createSenderPush(databaseUrl ? db : undefined);
  const close = async () => {
    await push.close();
    await database.close();
  };
  const means: Means = {
    db,
    push,
    passwords: createPasswords(),
    clock: createClock(config.startAt),
    settings: config.settings,
    say: (sentence) => console.error(sentence),
    ask: stdin.isTTY ? askTerminal : undefined,
  };
  try {
    await migrate(db);
    if (beginsDatabase) await seedIfEmpty(db, means.clock, { passwords: means.passwords, seed: config.seed });
  } catch (error) {
    await close();
    throw error;
  }
  return { means, close };
}

async function askTerminal(question: string): Promise<boolean> {
  const terminal = createInterface({ input: stdin, output: stderr });
  try {
    return /^(да|д|yes|y)$/i.test((await terminal.question(`${question} (да/нет) `)).trim());
  } finally {
    terminal.close();
  }
}
