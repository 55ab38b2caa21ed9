import { parseArgs } from 'node:util';
import { makePassword } from '#calls/auth/accountPasswords.ts';
import { createClock } from '#platform/clock/clock.ts';
import { readConfig } from '#platform/config/config.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openFolder, openServer } from '#platform/database/openDatabase.ts';
import { StartupError } from '#platform/errors/startupError.ts';
import { createPasswords } from '#platform/passwords/passwords.ts';
import { seedIfEmpty } from '../seed/seed.ts';
import { askPassword } from './askPassword.ts';
import { createAdmin } from './createAdmin.ts';

const USAGE =
  'npm run admin -- --email admin@example.ru --phone "+7 495 123-45-67" [--firstname Имя] [--lastname Фамилия] [--company Название] [--country Страна] [--city Город] [--generate]';

// Adds an administrator to the database of DATABASE_URL or DATA_DIR: see the README.
try {
  const { email, phone, generate, ...rest } = readArguments();
  const password = generate ? makePassword() : await askPassword();
  const config = readConfig(process.env);
  const clock = createClock(config.startAt);
  const passwords = createPasswords();
  const { db, close } = config.databaseUrl ? await openServer(config.databaseUrl) : await openFolder(config.dataDir);
  try {
    await migrate(db);
    await seedIfEmpty(db, clock, { passwords, seed: config.seed });
    await createAdmin({ db, clock, passwords }, { email, phone, password, ...rest });
  } finally {
    await close();
  }
  console.log(`Администратор ${email} добавлен.`);
  if (generate) console.log(`Пароль, который больше нигде не показывается: ${password}`);
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}

function readArguments() {
  const named = (fallback: string) => ({ type: 'string', default: fallback }) as const;
  try {
    const { values } = parseArgs({
      options: {
        email: { type: 'string' },
        phone: { type: 'string' },
        firstname: named('Администратор'),
        lastname: named('Встречи'),
        company: named('Организатор'),
        country: named('Россия'),
        city: named('Москва'),
        generate: { type: 'boolean', default: false },
      },
    });
    const { email, phone, ...rest } = values;
    if (email === undefined || phone === undefined) throw new Error('Both are needed.');
    return { email, phone, ...rest };
  } catch {
    throw new StartupError(`Так администратора добавляют (пароль спросят, в командной строке его не бывает): ${USAGE}`);
  }
}
