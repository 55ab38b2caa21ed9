import type { Command } from '@commander-js/extra-typings';
import { changeBuilds } from '../release/changeBuilds.ts';
import { findNewer } from '../release/changes.ts';
import { openRegistry, readContainer, REGISTRY } from '../release/commandLine.ts';
import { readLock, restoreLock } from '../release/lock.ts';
import { addExamples } from '../system/commandLine.ts';
import { exampleOf, wordsOf, type Home } from './home.ts';

/** `kit rollback`: removes a remote's newest build, newer builds than one, or the remote; or brings back a set of builds. */
export function define(command: Command, home: Home): void {
  addExamples(command, [
    wordsOf(home, 'rollback'),
    wordsOf(home, 'rollback', '--build 1.4.0-0c5d1e2a'),
    'rollback --to tested.json',
  ])
    .argument('[remote]', 'folder or container of the remote (default: the current folder)')
    .option(...REGISTRY.option)
    .option('--build <name>', 'remove every build that is newer than this one')
    .option('--to <lock>', 'bring back the set of builds that releases --lock has written, for all remotes in one step')
    .option('--remove', 'take the whole remote out of the registry')
    .action(async (name, options) => {
      const example = exampleOf(home, 'rollback', REGISTRY.example);
      const place = openRegistry(options.registry, example, home.registry);
      if (options.to !== undefined) {
        for (const sentence of await restoreLock(place, readLock(options.to))) console.log(sentence);
        return;
      }
      const container = await readContainer(name, place, example);
      if (options.remove) {
        await changeBuilds(place, container, () => ({ kind: 'remove' }));
        console.log(`${container}: taken out of the registry.`);
        return;
      }
      let newer: string[] = [];
      const [first] = await changeBuilds(place, container, (registry) => {
        newer = findNewer(registry, container, options.build);
        return { kind: 'withdraw', builds: newer };
      });
      console.log(`${container}: ${first?.build ?? ''}, removed: ${newer.join(', ')}`);
    });
}
