import { fetchDetails } from './buildDetails';
import { chooseBuilds } from './chooseBuilds';
import { fetchScripts, type FetchOptions } from './fetchScripts';
import { limit } from './limit';
import type { RemoteBuild } from './parseRegistry';
import { prepareProvided } from './prepareProvided';
import { scriptsOf } from './scriptsOf';
import { prepareJudging, suitsHost } from './suitsHost';

interface BuildOptions extends FetchOptions {
  /** Milliseconds that a file of the shell's own may take; without it as long as the browser waits. */
  patience?: number;
}

/** Milliseconds that what may be needed later may be silent. */
const SILENCE = 10_000;

/**
 * Fetches what an expose of a build needs without running it; its scripts, its details and what it is judged by come together.
 * @returns whether this shell can run it
 * @throws when something cannot be had
 */
export async function fetchBuild(
  remote: string,
  expose: string,
  build: RemoteBuild,
  { patience, ...options }: BuildOptions,
): Promise<boolean> {
  const details = fetchDetails(build, options);
  const scripts = fetchScripts(scriptsOf(remote, build, expose, details), options);
  // What does not suit may fail as it likes.
  scripts.catch(() => {});
  const judging = limit(prepareJudging(build), patience, 'What builds are judged by did not come');
  const [{ ahead }] = await Promise.all([details, judging]);
  if (!suitsHost(build)) return false;
  void prepareProvided(ahead?.[expose]);
  await scripts;
  return true;
}

/** Fetches what would be taken if the expose were opened now, unless that is this build. @throws when it cannot be had */
export async function fetchAhead(remote: string, expose: string, present?: string): Promise<void> {
  for (;;) {
    const [next] = chooseBuilds(remote, expose).fresh;
    if (!next || next.build === present) return;
    if (await fetchBuild(remote, expose, next, { silence: SILENCE, priority: 'low' })) return;
  }
}
