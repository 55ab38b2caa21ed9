// Builds the shell and every remote and checks the budgets of docs/sizes.md; `--here` builds only the current
// folder's package. `--accept-sizes` rewrites the table of sizes there.
import path from 'node:path';
import { runCommandLine } from 'vstrecha-kit/system/runCommandLine';
import { buildAll } from '../src/build/buildAll.ts';
import { guardSizes } from '../src/sizes/guardSizes.ts';

runCommandLine(async () => {
  const started = performance.now();
  const isHere = process.argv.includes('--here');
  const built = await buildAll(
    {
      onStart: (folder) => console.log(`собираю     ${folder}`),
      onReady: (name, isNew) => console.log(`${isNew ? 'собрано   ' : 'готово уже'}  ${name}`),
    },
    isHere ? path.basename(process.cwd()) : undefined,
  );
  console.log(`Сборка заняла ${((performance.now() - started) / 1000).toFixed(1)} с.`);
  const complaints = isHere ? [] : guardSizes(built, process.argv.includes('--accept-sizes'));
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exitCode = 1;
});
