// Builds the shell and every remote and checks the budgets of docs/sizes.md.
import path from 'node:path';
import { createProgram, runProgram } from 'vstrecha-kit/system/commandLine';
import { buildAll } from '../src/build/buildAll.ts';
import { createBuildReport } from '../src/build/buildReport.ts';
import { guardSizes } from '../src/sizes/guardSizes.ts';

runProgram(
  createProgram('npm run build', 'Builds the shell and every remote and checks the budgets of docs/sizes.md.')
    .option('--here', "build only the current folder's package")
    .option('--accept-sizes', 'rewrite the table of docs/sizes.md')
    .action(async ({ here, acceptSizes }) => {
      const started = performance.now();
      const built = await buildAll(createBuildReport(true), here ? path.basename(process.cwd()) : undefined);
      console.log(`The build took ${((performance.now() - started) / 1000).toFixed(1)} s.`);
      const complaints = here ? [] : guardSizes(built, acceptSizes ?? false);
      for (const complaint of complaints) console.error(complaint);
      if (complaints.length > 0) process.exitCode = 1;
    }),
);
