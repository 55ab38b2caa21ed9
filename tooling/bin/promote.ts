// Raises the share of browsers that get a build released with --percent; without --percent all of them.
//    npm run promote mf-catalog -- --registry /srv/shell/registry.json [--percent 50]
import { parseArgs } from 'node:util';
import { promote } from '../src/release/changes.ts';
import { readPercent, readRegistryPath, readRemote, waitForOthers } from '../src/release/commandLine.ts';
import { buildsOf, readRegistry, writeRegistry } from '../src/release/registry.ts';
import { withRegistryLock } from '../src/release/registryLock.ts';
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
  await withRegistryLock(
    file,
    async () => {
      const next = promote(readRegistry(file), container, percent);
      writeRegistry(file, next);
      console.log(`${container}: ${buildsOf(next, container)[0]?.build ?? ''}, ${percent} %`);
    },
    waitForOthers,
  );
});
