// Removes the newest build of a remote from the registry, or with --build every build newer than the named one.
//    npm run rollback mf-catalog -- --registry /srv/shell/registry.json [--build <name>]
import { parseArgs } from 'node:util';
import { findNewer, withdraw } from '../src/release/changes.ts';
import { readReachableShells, readRegistryPath, readRemote, waitForOthers } from '../src/release/commandLine.ts';
import { buildsOf, readRegistry, writeRegistry } from '../src/release/registry.ts';
import { withRegistryLock } from '../src/release/registryLock.ts';
import { runCommandLine } from '../src/system/announce.ts';

const EXAMPLE = 'npm run rollback mf-catalog -- --registry /srv/shell/registry.json';

runCommandLine(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { registry: { type: 'string' }, build: { type: 'string' } },
  });
  const { container } = readRemote(positionals[0], EXAMPLE);
  const file = readRegistryPath(values.registry, EXAMPLE);
  await withRegistryLock(
    file,
    async () => {
      const registry = readRegistry(file);
      const newer = findNewer(registry, container, values.build);
      const next = withdraw(registry, container, newer, await readReachableShells(registry));
      writeRegistry(file, next);
      console.log(`${container}: ${buildsOf(next, container)[0]?.build ?? ''}, снято: ${newer.join(', ')}`);
    },
    waitForOthers,
  );
});
