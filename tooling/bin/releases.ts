// Lists the releases: per remote its builds, their dates and releasers, and the build that browsers of each shell get.
//    npm run releases -- --registry /srv/shell/registry.json
import { parseArgs } from 'node:util';
import { readReachableShells, readRegistryPath } from 'vstrecha-kit/release/commandLine';
import { listReleases } from 'vstrecha-kit/release/listReleases';
import { readRegistry } from 'vstrecha-kit/release/registry';
import { runCommandLine } from 'vstrecha-kit/system/runCommandLine';
import { readPorts } from '../src/system/ports.ts';
import { registryFile } from '../src/system/runFolder.ts';

runCommandLine(async () => {
  const { values } = parseArgs({ options: { registry: { type: 'string' } } });
  const file = readRegistryPath(
    values.registry,
    'npm run releases -- --registry /srv/shell/registry.json',
    registryFile(readPorts().shell),
  );
  const registry = readRegistry(file);
  console.log(listReleases(registry, await readReachableShells(registry)));
});
