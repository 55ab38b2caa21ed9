import type { Command } from '@commander-js/extra-typings';
import { changeBuilds } from '../release/changeBuilds.ts';
import { openRegistry, readContainer, REGISTRY } from '../release/commandLine.ts';
import { addExamples, wholeNumber } from '../system/commandLine.ts';
import { exampleOf, wordsOf, type Home } from './home.ts';

/** `kit promote`: raises the share of browsers that get a build released with `--percent`. */
export function define(command: Command, home: Home): void {
  addExamples(command, [wordsOf(home, 'promote', '--percent 50'), wordsOf(home, 'promote', REGISTRY.example)])
    .argument('[remote]', 'folder or container of the remote (default: the current folder)')
    .option(...REGISTRY.option)
    .option('--percent <share>', 'share of the browsers, 1 to 100', wholeNumber(100), 100)
    .action(async (name, { percent, registry }) => {
      const example = exampleOf(home, 'promote', `${REGISTRY.example} --percent 50`);
      const place = openRegistry(registry, example, home.registry);
      const container = await readContainer(name, place, example);
      const [newest] = await changeBuilds(place, container, () => ({ kind: 'promote', percent }));
      console.log(`${container}: ${newest?.build ?? ''}, ${percent} %`);
    });
}
