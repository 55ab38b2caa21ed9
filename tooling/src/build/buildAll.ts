import { readRemotePackages, type RemotePackage } from '../system/packages.ts';
import type { SignedBuildInfo } from './buildInfo.ts';
import { buildRemote } from './buildRemote.ts';
import { buildShell } from './buildShell.ts';

/** A remote and the build of it that is up to date. */
export interface BuiltRemote {
  remote: RemotePackage;
  info: SignedBuildInfo;
}

/**
 * Builds the shell and the remotes one after another; side by side they are slower on two cores. Finished builds are
 * used again.
 * @param report called for each package with what it is and whether it had to be built
 * @param only a package's folder, to build that one alone
 */
export async function buildAll(report: (name: string, isNew: boolean) => void, only?: string): Promise<BuiltRemote[]> {
  if (only === undefined || only === 'shell') report('shell', (await buildShell()).isNew);
  const built: BuiltRemote[] = [];
  for (const remote of readRemotePackages()) {
    if (only !== undefined && only !== remote.folder) continue;
    const { info, isNew } = await buildRemote(remote);
    report(`${remote.folder} ${info.build}`, isNew);
    built.push({ remote, info });
  }
  return built;
}
