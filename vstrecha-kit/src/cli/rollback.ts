// Removes the newest build of a remote from the registry, or with --build every build newer than the named one.
//    kit rollback [mf-catalog] --registry /srv/shell/registry.json [--build <name>]
import { parseArgs } from 'node:util';
import { changeBuilds } from '../release/changeBuilds.ts';
import { findNewer, withdraw } from '../release/changes.ts';
import { readRegistryPath, readRemote } from '../release/commandLine.ts';
import type { Home } from './home.ts';

export async function run(args: string[], home: Home): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { registry: { type: 'string' }, build: { type: 'string' } },
  });
  const example = `${home.lineOf('rollback')} --registry /srv/shell/registry.json`;
  const { container } = readRemote(positionals[0], example);
  const file = readRegistryPath(values.registry, example, home.registry);
  let newer: string[] = [];
  const [first] = await changeBuilds(file, container, (registry, shells) => {
    newer = findNewer(registry, container, values.build);
    return withdraw(registry, container, newer, shells);
  });
  console.log(`${container}: ${first?.build ?? ''}, снято: ${newer.join(', ')}`);
}
