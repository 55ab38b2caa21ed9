import { writeFileSync } from 'node:fs';
import type { Command } from '@commander-js/extra-typings';
import { openRegistry, REGISTRY } from '../release/commandLine.ts';
import { listReleases } from '../release/listReleases.ts';
import { readReachableShells } from '../release/liveShells.ts';
import { lockBuilds } from '../release/lock.ts';
import { addExamples, lineOf } from '../system/commandLine.ts';
import type { Home } from './home.ts';

/** `kit releases`: per remote its builds, their dates and releasers, and the build that browsers of each shell get. */
export function define(command: Command, home: Home): void {
  const example = `releases ${REGISTRY.example}`;
  addExamples(command, [example, 'releases --lock tested.json'])
    .option(...REGISTRY.option)
    .option('--lock <file>', 'write the set of builds that browsers get now, for rollback --to')
    .action(async (options) => {
      const registry = await openRegistry(options.registry, lineOf(home.program, example), home.registry).read();
      if (options.lock !== undefined)
        writeFileSync(options.lock, `${JSON.stringify(await lockBuilds(registry, new Date()), null, 2)}\n`);
      console.log(listReleases(registry, await readReachableShells(registry)));
    });
}
