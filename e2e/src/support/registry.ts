import type { Page } from '@playwright/test';

/** A build of a remote as `/registry.json` lists it. */
export interface RegistryBuild {
  build: string;
  entry: string;
  integrity?: string;
  exposes: Record<string, string[]>;
  requires: Record<string, string>;
}

/** What the shell asks for to learn of its remotes. */
export interface Registry {
  remotes: Record<string, RegistryBuild[]>;
}

async function readRegistry(page: Page): Promise<Registry> {
  return (await (await page.request.get('/registry.json')).json()) as Registry;
}

/** The newest build of a remote. */
export async function readNewestBuild(page: Page, container: string): Promise<RegistryBuild> {
  const newest = (await readRegistry(page)).remotes[container]?.[0];
  if (!newest)
    throw new Error(`${container} is not in /registry.json: was it built and released by the start of the system?`);
  return newest;
}

/** Where a remote is served from. */
export async function readRemoteOrigin(page: Page, container: string): Promise<string> {
  return new URL((await readNewestBuild(page, container)).entry).origin;
}

/** Lets this page's browser see a registry in which a remote has one more build, the newest. */
export async function publishBuild(page: Page, container: string, build: RegistryBuild): Promise<void> {
  const registry = await readRegistry(page);
  registry.remotes[container] = [build, ...(registry.remotes[container] ?? [])];
  await page.route('**/registry.json', (route) => route.fulfill({ json: registry }));
}
