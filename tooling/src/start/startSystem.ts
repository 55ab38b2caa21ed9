import path from 'node:path';
import { buildsFolder } from 'vstrecha-kit/build/buildRemote';
import { buildAll } from '../build/buildAll.ts';
import { createBuildReport } from '../build/buildReport.ts';
import { shellFolder } from '../build/buildShell.ts';
import { publishBuilt } from '../release/publishBuilt.ts';
import { originOf } from '../system/hosts.ts';
import { assertPortsFree, listPorts } from '../system/ports.ts';
import { startApi, type ApiOptions, type StartedApi } from '../system/referenceApi.ts';
import { serveSystem } from '../system/serveSystem.ts';

export interface SystemOptions extends ApiOptions {
  /** The shell's `/config.json`, in place of the usual one. */
  config?: string;
}

export interface RunningSystem extends Pick<StartedApi, 'api' | 'origin'> {
  /** The shell’s origin, as a user would type it. */
  address: string;
  /** Folders that the remotes' origins serve, by package folder. */
  remoteRoots: Readonly<Record<string, string>>;
  stop: () => Promise<void>;
}

/** Builds what is missing, then starts API, shell and remotes, each on its own origin. */
export async function startSystem({ config, ...options }: SystemOptions): Promise<RunningSystem> {
  const { ports, hosts, foreignApi } = options;
  await assertPortsFree(listPorts(ports).filter((port) => foreignApi === undefined || port !== ports.api));
  const built = await buildAll(createBuildReport());
  await publishBuilt(built, { ports, hosts });
  const { origin, api, isUp, stop } = startApi(options);
  const remoteRoots = Object.fromEntries(
    built.map(({ remote }) => [remote.folder, path.dirname(buildsFolder(remote))]),
  );
  const servers = await serveSystem({ ports, hosts, shellRoot: shellFolder, remoteRoots, apiOrigin: origin, config });
  await isUp;
  return {
    address: originOf(hosts, ports.shell),
    ...{ origin, api, remoteRoots },
    stop: async () => {
      await Promise.all([...servers.map((server) => server.close()), stop()]);
    },
  };
}
