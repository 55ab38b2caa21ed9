// Removes the newest build of a remote from the registry, or with --build every build newer than the named one.
//    npm run rollback mf-catalog -- --registry /srv/shell/registry.json [--build <name>]
import { parseArgs } from 'node:util';
import { changeBuilds } from '../src/release/changeBuilds.ts';
import { findNewer, withdraw } from '../src/release/changes.ts';
import { readRegistryPath, readRemote } from '../src/release/commandLine.ts';
import { runCommandLine } from '../src/system/announce.ts';

const EXAMPLE = 'npm run rollback mf-catalog -- --registry /srv/shell/registry.json';

runCommandLine(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { registry: { type: 'string' }, build: { type: 'string' } },
  });
  const { container } = readRemote(positionals[0], EXAMPLE);
  const file = readRegistryPath(values.registry, EXAMPLE);
  let newer: string[] = [];
  const [first] = await changeBuilds(file, container, (registry, shells) => {
    newer = findNewer(registry, container, values.build);
    return withdraw(registry, container, newer, shells);
  });
  console.log(`${container}: ${first?.build ?? ''}, снято: ${newer.join(', ')}`);
});
