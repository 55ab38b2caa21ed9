import { buildRemote } from 'vstrecha-kit/build/buildRemote';
import type { RemotePackage } from 'vstrecha-kit/system/remotePackage';
import type { Build } from 'shared-api/federation/build';
import { readRemotePackages } from '../system/packages.ts';
import type { BuildReport } from './buildReport.ts';
import { buildShell, loadOwnTypes } from './buildShell.ts';

export interface BuiltRemote {
  remote: RemotePackage;
  info: Build;
}

/**
 * Builds the shell and the remotes one after another, because in parallel they are slower on two cores. Existing builds
 * are reused.
 * @param report callbacks for the progress
 * @param only folder of a package, to build it alone
 */
export async function buildAll({ onStart, onReady }: BuildReport, only?: string): Promise<BuiltRemote[]> {
  if (only === undefined || only === 'shell') onReady('shell', (await buildShell(() => onStart('shell'))).isNew);
  if (only === 'shell') return [];
  const provided = await loadOwnTypes(() => onStart('types of shared-ui and shared-api'));
  const built: BuiltRemote[] = [];
  for (const remote of readRemotePackages()) {
    if (only !== undefined && only !== remote.folder) continue;
    const { info, isNew } = await buildRemote(remote, provided, () => onStart(remote.folder));
    onReady(`${remote.folder} ${info.build}`, isNew);
    built.push({ remote, info });
  }
  return built;
}
