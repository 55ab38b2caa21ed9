// `npm start`: the whole system from its production builds. Shell and remotes have an origin each, the API is behind
// the shell's.
import path from 'node:path';
import { buildAll } from '../src/build/buildAll.ts';
import { buildsFolder } from '../src/build/buildRemote.ts';
import { shellFolder } from '../src/build/buildShell.ts';
import { publishBuilt } from '../src/release/publishBuilt.ts';
import { createChildProcesses } from '../src/system/childProcesses.ts';
import { originOf, readHosts } from '../src/system/hosts.ts';
import { assertPortsFree, listPorts, readPorts } from '../src/system/ports.ts';
import {
  foreignApiOrigin,
  readDemoAccounts,
  seedsDemoAccounts,
  startReferenceApi,
  waitForApi,
} from '../src/system/referenceApi.ts';
import { serveSystem } from '../src/system/serveSystem.ts';
import { UsageError } from '../src/system/UsageError.ts';

async function start(): Promise<void> {
  const ports = readPorts();
  const hosts = readHosts();
  const foreignApi = foreignApiOrigin();
  await assertPortsFree(listPorts(ports).filter((port) => foreignApi === undefined || port !== ports.api));

  const built = await buildAll((name, isNew) => isNew && console.log(`собрано  ${name}`));
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
  await announce(originOf(hosts, ports.shell), foreignApi === undefined && seedsDemoAccounts());
}

async function announce(address: string, hasDemoAccounts: boolean): Promise<void> {
  console.log(`\n«Встреча» работает: ${address}\n`);
  if (hasDemoAccounts) {
    const accounts = await readDemoAccounts();
    const width = Math.max(...accounts.map(({ login }) => login.length));
    for (const { title, login, password, note } of accounts)
      console.log(`  ${login.padEnd(width)}  ${password}  ${title}: ${note}`);
  }
  console.log('\nОстановить: Ctrl-C.');
}

start().catch((error: unknown) => {
  console.error(error instanceof UsageError ? error.message : error);
  process.exit(1);
});
