// `npm test` inside a package: checks its types, then runs its tests.
//    testPackage.ts jest [arguments]                   tests run by Jest
//    testPackage.ts <script.ts | --test> [arguments]   tests run by a script of the package or by Node itself
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { checkTypes } from 'vstrecha-kit/types/checkTypes';

const [runner = '', ...args] = process.argv.slice(2);
const folder = process.cwd();
const program = runner === 'jest' ? createRequire(path.join(folder, 'package.json')).resolve('jest/bin/jest') : runner;

const complaints = await checkTypes(folder);
if (complaints === undefined) {
  // A terminal's Ctrl-C also reaches the tests; this process only waits for them.
  process.on('SIGINT', () => undefined);
  const tests = spawn(process.execPath, [program, ...args], { stdio: 'inherit' });
  process.on('SIGTERM', () => tests.kill());
  tests.on('exit', (code) => (process.exitCode = code ?? 1));
} else {
  console.log(complaints);
  process.exitCode = 1;
}
