// `npm test` inside a package: its types, then its tests.
//   testPackage.ts jest [arguments]             tests that Jest runs
//   testPackage.ts <script.ts | --test> [arguments]   tests that a script of the package or Node itself runs
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { checkTypes } from '../src/checks/checkTypes.ts';

const [runner = '', ...args] = process.argv.slice(2);
const folder = process.cwd();
const program = runner === 'jest' ? createRequire(path.join(folder, 'package.json')).resolve('jest/bin/jest') : runner;

const complaints = await checkTypes(path.basename(folder));
if (complaints === undefined) {
  // A terminal's Ctrl-C reaches the tests as well; this process only waits for them.
  process.on('SIGINT', () => undefined);
  const tests = spawn(process.execPath, [program, ...args], { stdio: 'inherit' });
  process.on('SIGTERM', () => tests.kill());
  tests.on('exit', (code) => (process.exitCode = code ?? 1));
} else {
  console.log(complaints);
  process.exitCode = 1;
}
