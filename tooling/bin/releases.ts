// Lists the releases: per remote its builds, their dates and releasers, and the build that browsers of each shell get.
//    npm run releases -- --registry /srv/shell/registry.json
import { parseArgs } from 'node:util';
import { readReachableShells, readRegistryPath } from '../src/release/commandLine.ts';
import { listReleases } from '../src/release/listReleases.ts';
import { readRegistry } from '../src/release/registry.ts';
import { runCommandLine } from '../src/system/announce.ts';

runCommandLine(async () => {
  const { values } = parseArgs({ options: { registry: { type: 'string' } } });
  const file = readRegistryPath(values.registry, 'npm run releases -- --registry /srv/shell/registry.json');
  const registry = readRegistry(file);
  console.log(listReleases(registry, await readReachableShells(registry)));
});
