import type { Page } from '@playwright/test';
import { accounts } from './accounts.ts';
import type { People } from './test.ts';

/** A browser with this rollout bucket, 0 to 99, which gets builds for a larger percentage. */
export async function comeWithBucket(people: People, device: number): Promise<Page> {
  const page = await people.come(accounts.supplier);
  const kept = JSON.stringify({ device, good: {}, aside: {} });
  await page.addInitScript((record) => {
    if (localStorage.getItem('vstrecha.builds') === null) localStorage.setItem('vstrecha.builds', record);
  }, kept);
  return page;
}
