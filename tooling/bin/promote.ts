// Raises the share of browsers that get a build released with --percent; without --percent all of them.
//    npm run promote mf-catalog -- --registry /srv/shell/registry.json [--percent 50]
import { parseArgs } from 'node:util';
import { changeBuilds } from '../src/release/changeBuilds.ts';
import { promote } from '../src/release/changes.ts';
import { readPercent, readRegistryPath, readRemote } from '../src/release/commandLine.ts';
import { runCommandLine } from '../src/system/announce.ts';

const EXAMPLE = 'npm run promote mf-catalog -- --registry /srv/shell/registry.json --percent 50';

runCommandLine(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { registry: { type: 'string' }, percent: { type: 'string', default: '100' } },
  });
  const { container } = readRemote(positionals[0], EXAMPLE);
  const percent = readPercent(values.percent);
  const file = readRegistryPath(values.registry, EXAMPLE);
  const [newest] = await changeBuilds(file, container, (registry) => promote(registry, container, percent));
  console.log(`${container}: ${newest?.build ?? ''}, ${percent} %`);
});
