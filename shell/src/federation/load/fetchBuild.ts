import type { Build } from 'shared-api/federation/build';
import { chooseBuilds } from '../choose/chooseBuilds';
import { suitsHost } from '../choose/suitsHost';
import { prepareProvided } from '../host/prepareProvided';
import type { Details } from '../registry/parseRegistry';
import { fetchDetails } from './fetchDetails';
import { fetchScripts, type ExposeScript, type FetchOptions } from './fetchScripts';

/** Milliseconds without a byte after which a prefetch is given up. */
const SILENCE = 10_000;

/** By remote and build: the number in the addresses of its scripts. */
const changes = new Map<string, number>();
/** Numbers are never reused: an address that has failed is not fetched again. */
let last = 0;

/** The number in the addresses of a build's scripts; 0 for the released addresses. */
export function changeOf(remote: string, { build }: Build): number {
  return changes.get(`${remote}/${build}`) ?? 0;
}

/**
 * Gives all scripts of a build new addresses: the browser and the federation runtime remember failures of the old ones.
 */
export function changeAddresses(remote: string, { build }: Build): void {
  changes.set(`${remote}/${build}`, ++last);
}

/** Addresses of the scripts of an expose, the entry first. */
export function addressesOf(remote: string, build: Build, expose: string): string[] {
  const change = changeOf(remote, build);
  const query = change === 0 ? '' : `?attempt=${change}`;
  return [build.entry, ...(build.exposes[expose] ?? [])].map((script) => script + query);
}

/**
 * The scripts of an expose.
 * @param details may still be loading: fetching the scripts need not wait for them
 */
function scriptsOf(remote: string, build: Build, expose: string, details: Promise<Details>): ExposeScript[] {
  const [entry = '', ...scripts] = addressesOf(remote, build, expose);
  return [
    { address: entry, integrity: build.integrity },
    ...scripts.map((address) => ({
      address,
      integrity: () => details.then(({ files }) => files[address.replace(/\?.*/, '')]),
    })),
  ];
}

/**
 * Fetches an expose of a build without running it: scripts and details in parallel.
 * @returns whether this shell can run it
 * @throws when a file cannot be loaded
 */
export async function fetchBuild(
  remote: string,
  expose: string,
  build: Build,
  options: FetchOptions,
): Promise<boolean> {
  const details = fetchDetails(build, options);
  const scripts = fetchScripts(scriptsOf(remote, build, expose, details), options);
  // Ignore the failures of a build that is not run.
  scripts.catch(() => {});
  const { ahead } = await details;
  if (!suitsHost(build)) return false;
  void prepareProvided(ahead?.[expose]);
  await scripts;
  return true;
}

/**
 * Prefetches the build that would be used if the expose were opened now, unless that is `present`.
 * @throws when a file cannot be loaded
 */
export async function fetchAhead(remote: string, expose: string, present?: string): Promise<void> {
  for (;;) {
    const [next] = chooseBuilds(remote, expose).fresh;
    if (!next || next.isDevelopment || next.build === present) return;
    if (await fetchBuild(remote, expose, next, { silence: SILENCE, priority: 'low' })) return;
  }
}
