import { fetchDetails } from './buildDetails';
import { chooseBuilds, suitsHost } from './chooseBuilds';
import { fetchScripts, type FetchOptions } from './fetchScripts';
import type { RemoteBuild } from './parseRegistry';
import { prepareProvided } from './prepareProvided';
import { scriptsOf } from './scriptsOf';

/** Milliseconds that what may be needed later may be silent. */
const SILENCE = 10_000;

/**
 * Fetches what an expose of a build needs without running it; its scripts and its details come together.
 * @returns whether this shell can run it
 * @throws when something cannot be had
 */
export async function fetchBuild(
  remote: string,
  expose: string,
  build: RemoteBuild,
  options: FetchOptions,
): Promise<boolean> {
  const details = fetchDetails(build, options);
  const scripts = fetchScripts(scriptsOf(remote, build, expose, details), options);
  // What does not suit may fail as it likes.
  scripts.catch(() => {});
  const { ahead } = await details;
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
