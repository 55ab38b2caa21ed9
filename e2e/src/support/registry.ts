import type { Page } from '@playwright/test';

interface Registry {
  remotes: Record<string, { entry: string }[]>;
}

/** Where a remote's newest build is served from, as the registry tells the shell. */
export async function readRemoteOrigin(page: Page, container: string): Promise<string> {
  const registry = (await (await page.request.get('/registry.json')).json()) as Registry;
  const entry = registry.remotes[container]?.[0]?.entry;
  if (entry === undefined) throw new Error(`${container} is not in /registry.json: was it built and released by the start of the system?`);
  return new URL(entry).origin;
}
