// Builds the shell and every remote, or with `--here` the package of the current folder.
import path from 'node:path';
import { buildAll } from '../src/build/buildAll.ts';

const started = performance.now();
await buildAll(
  (name, isNew) => console.log(`${isNew ? 'собрано   ' : 'готово уже'}  ${name}`),
  process.argv.includes('--here') ? path.basename(process.cwd()) : undefined,
);
console.log(`Сборка заняла ${((performance.now() - started) / 1000).toFixed(1)} с.`);
