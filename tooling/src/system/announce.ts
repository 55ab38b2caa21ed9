import { readDemoAccounts, seedsDemoAccounts } from './referenceApi.ts';
import { UsageError } from './UsageError.ts';

/** Prints what is running, with the accounts if this start's own API has them. */
export async function announceSystem(title: string, isOwnApi: boolean): Promise<void> {
  console.log(`\n${title}\n`);
  if (isOwnApi && seedsDemoAccounts()) await printDemoAccounts();
  console.log('\nОстановить: Ctrl-C.');
}

/** Prints the accounts to log in with. */
export async function printDemoAccounts(): Promise<void> {
  const accounts = await readDemoAccounts();
  const width = Math.max(...accounts.map(({ login }) => login.length));
  for (const { title, login, password, note } of accounts)
    console.log(`  ${login.padEnd(width)}  ${password}  ${title}: ${note}`);
}

/** Prints the builds of a start: only when some are missing, with the expected duration and each build as it starts. */
export function createBuildReport(): {
  onStart: (folder: string) => void;
  onReady: (name: string, isNew: boolean) => void;
} {
  let isFirst = true;
  return {
    onStart: (folder) => {
      if (isFirst)
        console.log('Собираю то, чего ещё нет в сборках. Все шесть занимают несколько минут, готовые берутся сразу.');
      isFirst = false;
      console.log(`собираю  ${folder}`);
    },
    onReady: (name, isNew) => {
      if (isNew) console.log(`собрано  ${name}`);
    },
  };
}

/** Runs a command; explains its failure and exits with 1. */
export function runCommandLine(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(explainFailure(error));
    process.exit(1);
  });
}

/** Output for a failed command: one sentence when the user can fix it, otherwise the error with its stack. */
export function explainFailure(error: unknown): unknown {
  if (error instanceof UsageError || isArgumentError(error)) return error.message;
  return isDiskFull(error)
    ? 'На диске не осталось места. Освободите место и запустите команду снова: готовые сборки останутся.'
    : error;
}

function isArgumentError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** Also knows errors that webpack reports as text, and those inside another error. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    /\b(ENOSPC|EDQUOT)\b/.test(`${'code' in error && String(error.code)} ${error.message}`) || isDiskFull(error.cause)
  );
}
