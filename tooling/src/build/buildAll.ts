import { buildRemote } from 'vstrecha-kit/build/buildRemote';
import type { RemotePackage } from 'vstrecha-kit/system/remotePackage';
import type { Build } from 'shared-api/federation/build';
import { readRemotePackages } from '../system/packages.ts';
import { buildShell, loadOwnTypes } from './buildShell.ts';

export interface BuiltRemote {
  remote: RemotePackage;
  info: Build;
}

interface BuildReport {
  /** Called with the folder of a package before its build starts. */
  onStart: (folder: string) => void;
  /** Called with the name of a finished build, and whether it was just built. */
  onReady: (name: string, isNew: boolean) => void;
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
  const provided = await loadOwnTypes(() => onStart('shared-ui, shared-api: что даёт оболочка'));
  const built: BuiltRemote[] = [];
  for (const remote of readRemotePackages()) {
    if (only !== undefined && only !== remote.folder) continue;
    const { info, isNew } = await buildRemote(remote, provided, () => onStart(remote.folder));
    onReady(`${remote.folder} ${info.build}`, isNew);
    built.push({ remote, info });
  }
  return built;
}
