import { fetchAhead } from './fetchBuild';
import { prepareProvided } from './prepareProvided';

/**
 * Fetches what an expose draws of other remotes, while its own scripts run: not before they and what they ask of the host have come, with which it
 * would share the line. Failing is no failure. `npm run bench` measures what that gives by leaving it out.
 */
export async function fetchBeside(names: readonly string[] = []): Promise<void> {
  await prepareProvided(names);
  for (const name of names) {
    const [, remote, expose] = /^(mf_\w+)\/(\w+)$/.exec(name) ?? [];
    if (remote !== undefined && expose !== undefined) fetchAhead(remote, expose).catch(() => {});
  }
}
