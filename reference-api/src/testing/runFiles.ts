import path from 'node:path';
import { suite } from 'node:test';
import { pathToFileURL } from 'node:url';
import { keepSparePglites } from './sparePglite.ts';

// Runs test files one after another in this process, each as a suite with its own hooks. Most of a file's time goes into loading
// the application and compiling the contract's checks, which the files share here.
await keepSparePglites(async () => {
  for (const file of process.argv.slice(2))
    await suite(file, async () => void (await import(pathToFileURL(path.resolve(file)).href)));
});
