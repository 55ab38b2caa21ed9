// Raises the share of browsers that get a build released with --percent; without --percent all of them.
//    npm run promote mf-catalog -- --registry /srv/shell/registry.json [--percent 50]
import { parseArgs } from 'node:util';
import { changeBuilds } from 'vstrecha-kit/release/changeBuilds';
import { promote } from 'vstrecha-kit/release/changes';
import { readPercent, readRegistryPath, readRemote } from 'vstrecha-kit/release/commandLine';
import { runCommandLine } from 'vstrecha-kit/system/runCommandLine';
import { readPorts } from '../src/system/ports.ts';
import { registryFile } from '../src/system/runFolder.ts';

const EXAMPLE = 'npm run promote mf-catalog -- --registry /srv/shell/registry.json --percent 50';

runCommandLine(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { registry: { type: 'string' }, percent: { type: 'string', default: '100' } },
  });
  const { container } = readRemote(positionals[0], EXAMPLE);
  const percent = readPercent(values.percent);
  const file = readRegistryPath(values.registry, EXAMPLE, registryFile(readPorts().shell));
  const [newest] = await changeBuilds(file, container, (registry) => promote(registry, container, percent));
  console.log(`${container}: ${newest?.build ?? ''}, ${percent} %`);
});
