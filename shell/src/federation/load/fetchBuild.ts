import { chooseBuilds } from '../choose/chooseBuilds';
import { compareTypes, prepareJudging, suitsHost } from '../choose/suitsHost';
import { prepareProvided } from '../host/prepareProvided';
import type { RemoteBuild } from '../registry/parseRegistry';
import { fetchDetails } from './fetchDetails';
import { fetchScripts, type FetchOptions } from './fetchScripts';
import { limit } from './limit';
import { scriptsOf } from './scriptsOf';

interface BuildOptions extends FetchOptions {
  /** Milliseconds that a file of the shell may take; without it, as long as the browser waits. */
  patience?: number;
}

/** Milliseconds without a byte after which a prefetch is given up. */
const SILENCE = 10_000;

/**
 * Fetches an expose of a build without running it: scripts, details and the code that checks the build, in parallel.
 * @returns whether to run it: false when this shell lacks what it needs, or another build's types fit better
 * @throws when a file cannot be loaded
 */
export async function fetchBuild(
  remote: string,
  expose: string,
  build: RemoteBuild,
  { patience, ...options }: BuildOptions,
): Promise<boolean> {
  const isKnown = compareTypes(build) !== 'unknown';
  const details = fetchDetails(build, options);
  const scripts = fetchScripts(scriptsOf(remote, build, expose, details), options);
  // Ignore the failures of a build that is not run.
  scripts.catch(() => {});
  const judging = limit(prepareJudging(build), patience, 'What builds are judged by did not come');
  const [{ ahead }] = await Promise.all([details, judging]);
  if (!suitsHost(build)) return false;
  if (!isKnown && compareTypes(build) === 'differ' && (await hasFitting(remote, expose, options))) return false;
  void prepareProvided(ahead?.[expose]);
  await scripts;
  return true;
}

/**
 * Loads the details of the other builds.
 * @returns whether the types of one of them fit this shell
 */
async function hasFitting(remote: string, expose: string, options: FetchOptions): Promise<boolean> {
  await Promise.allSettled(chooseBuilds(remote, expose).fresh.map((build) => fetchDetails(build, options)));
  return chooseBuilds(remote, expose).fresh.some((build) => compareTypes(build) === 'fit');
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
