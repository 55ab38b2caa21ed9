// Raises the share of browsers that get a build released with --percent; without --percent all of them.
//    kit promote [mf-catalog | mf_surveys] --registry /srv/shell/registry.json [--percent 50]
import { parseArgs } from 'node:util';
import { changeBuilds } from '../release/changeBuilds.ts';
import { promote } from '../release/changes.ts';
import { readContainer, readPercent, readRegistryPath } from '../release/commandLine.ts';
import type { Home } from './home.ts';

export async function run(args: string[], home: Home): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { registry: { type: 'string' }, percent: { type: 'string', default: '100' } },
  });
  const example = `${home.lineOf('promote')} --registry /srv/shell/registry.json --percent 50`;
  const percent = readPercent(values.percent);
  const file = readRegistryPath(values.registry, example, home.registry);
  const container = readContainer(positionals[0], file, example);
  const [newest] = await changeBuilds(file, container, (registry) => promote(registry, container, percent));
  console.log(`${container}: ${newest?.build ?? ''}, ${percent} %`);
}
