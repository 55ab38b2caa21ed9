// Removes the newest build of a remote from the registry, or with --build every build newer than the named one.
//    npm run rollback mf-catalog -- --registry /srv/shell/registry.json [--build <name>]
import { parseArgs } from 'node:util';
import { changeBuilds } from 'vstrecha-kit/release/changeBuilds';
import { findNewer, withdraw } from 'vstrecha-kit/release/changes';
import { readRegistryPath, readRemote } from 'vstrecha-kit/release/commandLine';
import { runCommandLine } from 'vstrecha-kit/system/runCommandLine';
import { readPorts } from '../src/system/ports.ts';
import { registryFile } from '../src/system/runFolder.ts';

const EXAMPLE = 'npm run rollback mf-catalog -- --registry /srv/shell/registry.json';

runCommandLine(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { registry: { type: 'string' }, build: { type: 'string' } },
  });
  const { container } = readRemote(positionals[0], EXAMPLE);
  const file = readRegistryPath(values.registry, EXAMPLE, registryFile(readPorts().shell));
  let newer: string[] = [];
  const [first] = await changeBuilds(file, container, (registry, shells) => {
    newer = findNewer(registry, container, values.build);
    return withdraw(registry, container, newer, shells);
  });
  console.log(`${container}: ${first?.build ?? ''}, снято: ${newer.join(', ')}`);
});
