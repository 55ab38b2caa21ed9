import { createRequire } from 'node:module';
import path from 'node:path';
import type { Command } from '@commander-js/extra-typings';
import { readRemote } from '../release/commandLine.ts';
import { addExamples, lineOf } from '../system/commandLine.ts';
import type { Home } from './home.ts';
import { testPackage } from './testPackage.ts';

/** `kit test`: checks the types of the remote in the current folder, then runs its tests with Jest. */
export function define(command: Command, home: Home): void {
  addExamples(command, ['test', 'test SurveysPage --watch'])
    .argument('[arguments...]', 'handed over to Jest, with all options')
    .allowUnknownOption()
    .action(async (args) => {
      const { directory } = readRemote(undefined, lineOf(home.program, 'test'));
      const jest = createRequire(path.join(directory, 'package.json')).resolve('jest/bin/jest');
      process.exitCode = await testPackage(directory, ['--disable-warning=DEP0155', jest, ...args]);
    });
}
