// `npm run nightly`: what takes too long for every change. `npm run nightly attack` runs only the named parts.
import { createProgram, refuseUnknown, runProgram } from 'vstrecha-kit/system/commandLine';
import { NIGHT, runNight } from '../src/checks/runNight.ts';

const ids = NIGHT.map(({ id }) => id);

const program = createProgram(
  'npm run nightly',
  'Runs what takes too long for every change; one failure stops nothing.',
  ['attack stories'],
)
  .argument('[parts...]', `all but when named: ${ids.join(', ')}`)
  .action(async (parts) => {
    refuseUnknown('part', parts, ids);
    const failed = await runNight(NIGHT.filter(({ id }) => parts.length === 0 || parts.includes(id)));
    if (failed.length > 0) process.exitCode = 1;
  });

runProgram(program);
