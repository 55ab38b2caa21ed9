import type { BrowserContext } from 'playwright-core';
import { readDemoAccounts } from '../system/referenceApi.ts';

/** Logs the first demo account in. */
export async function logIn(context: BrowserContext, origin: string): Promise<void> {
  const [account] = await readDemoAccounts();
  const response = await context.request.post(`${origin}/api/auth/login`, {
    data: { login: account?.login, password: account?.password },
    headers: { Origin: origin },
  });
  if (!response.ok()) throw new Error(`The benchmark could not log in: ${response.status()} ${await response.text()}`);
}
