import path from 'node:path';
import { suite } from 'node:test';
import { pathToFileURL } from 'node:url';
import { keepSparePglites } from './sparePglite.ts';

// Runs test files one after another in this process, each as a suite of its own, so that its hooks are its own.
// Most of what a file costs is loading the application and compiling the contract's checks: here they are shared.
await keepSparePglites(async () => {
  for (const file of process.argv.slice(2))
    await suite(file, async () => void (await import(pathToFileURL(path.resolve(file)).href)));
});
