// `npm run dev [remote …]`: the shell and the named remotes with hot reload, the other remotes from their builds. `npm
// start` inside a remote (`--alone`): the shell and only that remote.
import path from 'node:path';
import { buildRemote, buildsFolder } from 'vstrecha-kit/build/buildRemote';
import { readRemoteManifest } from 'vstrecha-kit/build/readRemoteManifest';
import { pageAddress } from 'vstrecha-kit/cli/pageAddress';
import { writeRegistry, type Registry } from 'vstrecha-kit/release/registry';
import { release, toAddresses } from 'vstrecha-kit/release/release';
import { createProgram, refuseUnknown, runProgram } from 'vstrecha-kit/system/commandLine';
import type { RemotePackage } from 'vstrecha-kit/system/remotePackage';
import { createBuildReport } from '../src/build/buildReport.ts';
import { loadOwnTypes } from '../src/build/buildShell.ts';
import { createStaticServer } from '../src/serve/createStaticServer.ts';
import { remoteHeaders } from '../src/serve/securityHeaders.ts';
import { announceSystem } from '../src/system/announce.ts';
import { serveRemoteForDevelopment, serveShellForDevelopment } from '../src/system/devServers.ts';
import { originOf, readHosts } from '../src/system/hosts.ts';
import { readRemotePackages } from '../src/system/packages.ts';
import { assertPortsFree, listPorts, readPorts } from '../src/system/ports.ts';
import { foreignApiOrigin, startApi } from '../src/system/referenceApi.ts';
import { registryFile } from '../src/system/runFolder.ts';
import { describeVariables } from '../src/system/startVariables.ts';

interface Selection {
  hot: RemotePackage[];
  built: RemotePackage[];
}

function select(words: readonly string[], isAlone: boolean): Selection {
  const remotes = readRemotePackages();
  const names = isAlone ? [path.basename(process.cwd())].filter((name) => name !== 'shell') : words;
  const known = remotes.map(({ folder }) => folder);
  refuseUnknown('remote', names, known);
  const hot = remotes.filter(({ folder }) => names.includes(folder));
  return { hot, built: isAlone ? [] : remotes.filter((remote) => !hot.includes(remote)) };
}

async function develop(words: readonly string[], { alone = false }: { alone?: boolean }): Promise<void> {
  const { hot, built } = select(words, alone);
  const ports = readPorts();
  const hosts = readHosts();
  const foreignApi = foreignApiOrigin();
  await assertPortsFree(listPorts(ports).filter((port) => foreignApi === undefined || port !== ports.api));
  const { origin: apiOrigin, isUp } = startApi({ ports, hosts, foreignApi });

  const report = createBuildReport();
  let registry: Registry = { remotes: {}, development: true };
  const provided = await loadOwnTypes(() => report.onStart('types of the shell'));
  for (const remote of built) {
    const port = ports.remotes[remote.folder] ?? 0;
    const { info, isNew } = await buildRemote(remote, provided, () => report.onStart(remote.folder));
    report.onReady(`${remote.folder} ${info.build}`, isNew);
    await createStaticServer({
      root: path.dirname(buildsFolder(remote)),
      port,
      host: hosts.listen,
      headers: remoteHeaders(),
    });
    registry = release(registry, remote.container, toAddresses(info, originOf(hosts, port)), {
      at: new Date(),
      by: 'npm run dev',
    });
  }
  for (const remote of hot) {
    const entry = await serveRemoteForDevelopment(remote, { port: ports.remotes[remote.folder] ?? 0, hosts });
    registry.remotes[remote.container] = [{ build: 'dev', version: '0.0.0-dev', entry, exposes: {}, requires: {} }];
  }
  const file = registryFile(ports.shell);
  writeRegistry(file, registry, []);
  await serveShellForDevelopment({ port: ports.shell, hosts, apiOrigin, registry: file });
  await isUp;
  const reloaded = ['shell', ...hot.map(({ folder }) => folder)].join(', ');
  await announceSystem(
    `Development: ${firstPage(originOf(hosts, ports.shell), hot)}, with hot reload of ${reloaded}.`,
    foreignApi === undefined,
  );
}

/** The first page of the only remote, or the start page. */
function firstPage(shell: string, [remote, ...others]: readonly RemotePackage[]): string {
  return remote && others.length === 0 ? pageAddress(shell, readRemoteManifest(remote.directory)) : shell;
}

runProgram(
  createProgram('npm run dev', 'Starts shell and named remotes with hot reload, the other remotes from their builds.', [
    'mf-catalog mf-messenger',
  ])
    .argument('[remotes...]', 'remotes with hot reload')
    .option('--alone', "only the current folder's remote, without the others")
    .addHelpText('after', describeVariables)
    .action(develop),
);
