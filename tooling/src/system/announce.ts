import { readDemoAccounts, seedsDemoAccounts } from './referenceApi.ts';

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
  for (const { login, password, en } of accounts) console.log(`  ${login.padEnd(width)}  ${password}  ${en}`);
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
        console.log('Собираю то, чего ещё нет в сборках. Все вместе занимают несколько минут, готовые берутся сразу.');
      isFirst = false;
      console.log(`собираю  ${folder}`);
    },
    onReady: (name, isNew) => {
      if (isNew) console.log(`собрано  ${name}`);
    },
  };
}
