import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { checkTypes } from '../types/checkTypes.ts';

/**
 * Checks the types of a package, then runs its tests.
 * @param command of the tests, for Node: a script and its arguments
 * @returns the exit code
 */
export async function testPackage(directory: string, command: readonly string[]): Promise<number> {
  const complaints = await checkTypes(directory);
  if (complaints !== undefined) {
    console.log(complaints);
    return 1;
  }
  // A terminal's Ctrl-C also reaches the tests; this process only waits for them.
  process.on('SIGINT', () => undefined);
  const tests = spawn(process.execPath, command, { cwd: directory, stdio: 'inherit' });
  process.on('SIGTERM', () => tests.kill());
  await once(tests, 'exit');
  return tests.exitCode ?? 1;
}
