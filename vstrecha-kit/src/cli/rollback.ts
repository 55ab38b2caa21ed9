// Removes the newest build of a remote from the registry, or with --build every build newer than the named one.
// With --remove, takes the whole remote out of the registry.
//    kit rollback [mf-catalog | mf_surveys] --registry /srv/shell/registry.json [--build <name> | --remove]
import { parseArgs } from 'node:util';
import { changeBuilds } from '../release/changeBuilds.ts';
import { findNewer, remove, withdraw } from '../release/changes.ts';
import { readContainer, readRegistryPath } from '../release/commandLine.ts';
import type { Home } from './home.ts';

export async function run(args: string[], home: Home): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { registry: { type: 'string' }, build: { type: 'string' }, remove: { type: 'boolean', default: false } },
  });
  const example = `${home.lineOf('rollback')} --registry /srv/shell/registry.json`;
  const file = readRegistryPath(values.registry, example, home.registry);
  const container = readContainer(positionals[0], file, example);
  if (values.remove) {
    await changeBuilds(file, container, (registry, shells) => remove(registry, container, shells));
    console.log(`${container}: убрано из реестра целиком.`);
    return;
  }
  let newer: string[] = [];
  const [first] = await changeBuilds(file, container, (registry, shells) => {
    newer = findNewer(registry, container, values.build);
    return withdraw(registry, container, newer, shells);
  });
  console.log(`${container}: ${first?.build ?? ''}, снято: ${newer.join(', ')}`);
}
