import { fetchAhead } from './fetchBuild';

/**
 * Fetches what an expose draws of other remotes, while its own scripts run. Failing is no failure. `npm run bench` measures what that gives by
 * leaving it out.
 */
export function fetchBeside(names: readonly string[] = []): void {
  for (const name of names) {
    const [, remote, expose] = /^(mf_\w+)\/(\w+)$/.exec(name) ?? [];
    if (remote !== undefined && expose !== undefined) fetchAhead(remote, expose).catch(() => {});
  }
}
