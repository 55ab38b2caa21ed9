import { readDemoAccounts, seedsDemoAccounts } from './referenceApi.ts';

/** Prints what is running, with the accounts if this start's own API has them. */
export async function announceSystem(title: string, isOwnApi: boolean): Promise<void> {
  console.log(`\n${title}\n`);
  if (isOwnApi && seedsDemoAccounts()) await printDemoAccounts();
  console.log('\nCtrl-C stops it.');
}

/** Prints the accounts to log in with. */
export async function printDemoAccounts(): Promise<void> {
  const accounts = await readDemoAccounts();
  const width = Math.max(...accounts.map(({ login }) => login.length));
  for (const { login, password, en } of accounts) console.log(`  ${login.padEnd(width)}  ${password}  ${en}`);
}
