import type { Build } from 'shared-api/federation/build';
import { chooseBuilds } from '../choose/chooseBuilds';
import { suitsHost } from '../choose/suitsHost';
import { prepareProvided } from '../host/prepareProvided';
import { fetchDetails } from './fetchDetails';
import { fetchScripts, type FetchOptions } from './fetchScripts';
import { scriptsOf } from './scriptsOf';

/** Milliseconds without a byte after which a prefetch is given up. */
const SILENCE = 10_000;

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
