// Checks the types of the package in the current folder, then runs its tests with Jest.
//    kit test [arguments of Jest]
import { createRequire } from 'node:module';
import path from 'node:path';
import { testPackage } from './testPackage.ts';

export async function run(args: string[]): Promise<void> {
  const directory = process.cwd();
  const jest = createRequire(path.join(directory, 'package.json')).resolve('jest/bin/jest');
  process.exitCode = await testPackage(directory, ['--disable-warning=DEP0155', jest, ...args]);
}
