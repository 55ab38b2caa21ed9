// `npm start`: the whole system from production builds. The shell and each remote have their own origin; the API is
// proxied by the shell's.
import path from 'node:path';
import { buildsFolder } from 'vstrecha-kit/build/buildRemote';
import { createProgram, runProgram } from 'vstrecha-kit/system/commandLine';
import { buildAll } from '../src/build/buildAll.ts';
import { createBuildReport } from '../src/build/buildReport.ts';
import { shellFolder } from '../src/build/buildShell.ts';
import { publishBuilt } from '../src/release/publishBuilt.ts';
import { announceSystem } from '../src/system/announce.ts';
import { createChildProcesses } from '../src/system/childProcesses.ts';
import { originOf, readHosts } from '../src/system/hosts.ts';
import { assertPortsFree, listPorts, readPorts } from '../src/system/ports.ts';
import { foreignApiOrigin, startReferenceApi, waitForApi } from '../src/system/referenceApi.ts';
import { serveSystem } from '../src/system/serveSystem.ts';
import { describeVariables } from '../src/system/startVariables.ts';

async function start(): Promise<void> {
  const ports = readPorts();
  const hosts = readHosts();
  const foreignApi = foreignApiOrigin();
  await assertPortsFree(listPorts(ports).filter((port) => foreignApi === undefined || port !== ports.api));

  const built = await buildAll(createBuildReport());
  await publishBuilt(built, { ports, hosts });

  const children = createChildProcesses();
  const apiOrigin = foreignApi ?? startReferenceApi(children, { ports, hosts });
  await serveSystem({
    ports,
    hosts,
    shellRoot: shellFolder,
    remoteRoots: Object.fromEntries(built.map(({ remote }) => [remote.folder, path.dirname(buildsFolder(remote))])),
    apiOrigin,
  });
  await waitForApi(apiOrigin);
  await announceSystem(`Vstrecha runs at ${originOf(hosts, ports.shell)}`, foreignApi === undefined);
}

runProgram(
  createProgram('npm start', 'Builds and starts the whole system, with demo data.')
    .addHelpText('after', describeVariables)
    .action(start),
);
