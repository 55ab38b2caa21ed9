// Lists the releases: per remote its builds, their dates and releasers, and the build that browsers of each shell get.
//    kit releases --registry /srv/shell/registry.json
import { parseArgs } from 'node:util';
import { readReachableShells, readRegistryPath } from '../release/commandLine.ts';
import { listReleases } from '../release/listReleases.ts';
import { readRegistry } from '../release/registry.ts';
import type { Home } from './home.ts';

export async function run(args: string[], home: Home): Promise<void> {
  const { values } = parseArgs({ args, options: { registry: { type: 'string' } } });
  const example = `${home.lineOf('releases')} --registry /srv/shell/registry.json`;
  const registry = readRegistry(readRegistryPath(values.registry, example, home.registry));
  console.log(listReleases(registry, await readReachableShells(registry)));
}
