import { prepareProvided } from '../host/prepareProvided';
import { fetchAhead } from './fetchBuild';

/**
 * Prefetches the widgets of other remotes that an expose renders, while its own scripts run. Only after those scripts
 * and their host modules have loaded, to leave them the bandwidth. Failures are ignored. `npm run proof bench` measures the
 * gain by leaving this out.
 */
export async function fetchBeside(names: readonly string[] = []): Promise<void> {
  await prepareProvided(names);
  for (const name of names) {
    const [, remote, expose] = /^(mf_\w+)\/(\w+)$/.exec(name) ?? [];
    if (remote !== undefined && expose !== undefined) fetchAhead(remote, expose).catch(() => {});
  }
}
