import type { Page } from '@playwright/test';
import { accounts } from './accounts.ts';
import { startApi, stopApi } from './control.ts';
import { readOwnCompany } from './login.ts';
import { agree, readCommonSlots, type Slot } from './meetings.ts';
import type { People } from './test.ts';

/** A company of a journey with its browser. */
export interface Side {
  page: Page;
  id: number;
  company: string;
}

export async function bringSide(people: People, account: keyof typeof accounts): Promise<Side> {
  const page = await people.come(accounts[account]);
  return { page, ...(await readOwnCompany(page)) };
}

/** A supplier and a customer with a meeting on one of the coming days. */
export async function bringPair(people: People): Promise<{ supplier: Side; customer: Side; slot: Slot }> {
  const [supplier, customer] = [await bringSide(people, 'supplier'), await bringSide(people, 'customer')];
  const [slot] = (await readCommonSlots(supplier.page, customer.page)) as [Slot];
  await agree(supplier, customer, slot);
  return { supplier, customer, slot };
}

/** Minutes before a slot by the server’s clock. */
export const minutesBefore = ({ date, point }: Slot, minutes: number): string =>
  new Date(Date.parse(`${date}T${point}+03:00`) - minutes * 60_000).toISOString();

/** Starts the API again, with the given time or the real one. */
export async function restartAt(now?: string): Promise<void> {
  await stopApi();
  await startApi(now === undefined ? {} : { NOW: now });
}

/** What pages log while the API restarts. */
export const LOGGED_AT_RESTART = [/WebSocket connection to/, /status of 50\d/, /net::ERR_/];
