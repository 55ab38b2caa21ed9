// `npm test`, `npm run test:all`, `npm run check`: runs the steps of src/checks/steps.ts.
import path from 'node:path';
import { createProgram, refuseUnknown, runProgram } from 'vstrecha-kit/system/commandLine';
import { readChangedFiles } from '../src/checks/changedFiles.ts';
import { describeSlowest, type FileTime } from '../src/checks/fileTimes.ts';
import { planFiles } from '../src/checks/planFiles.ts';
import { runCommand } from '../src/checks/runCommand.ts';
import { runSteps, type Outcome } from '../src/checks/runSteps.ts';
import { createSteps, EVERYTHING } from '../src/checks/steps.ts';
import { describeLeftOut, describeOutcomes, describeTotal } from '../src/checks/summary.ts';
import { repositoryRoot } from '../src/system/packages.ts';

const STEP_SILENCE_MS = 10 * 60_000;

const program = createProgram('npm test', 'Checks the workspace, in twelve minutes on two cores.', [
  'lint unit',
  '--changed --slowest',
  '--rest e2e',
])
  .argument('[steps...]', `only these: ${Object.keys(EVERYTHING).join(', ')}`)
  .option('--all', 'with the tests that take longer')
  .option('--rest', 'only the tests that take longer')
  .option('--changed', 'only what the changes since the branch point can break, uncommitted ones included')
  .option('--base <commit>', 'like --changed, since a commit')
  .option('--slowest', 'print the twenty slowest test files')
  .action(verify);

interface Options {
  all?: true;
  rest?: true;
  changed?: true;
  base?: string;
  slowest?: true;
}

async function verify(wanted: string[], { all, rest, changed, base, slowest }: Options): Promise<void> {
  refuseUnknown('step', wanted, Object.keys(EVERYTHING));
  const part = all ? 'all' : rest ? 'rest' : 'quick';
  const isOfChange = changed ?? base !== undefined;
  const scope = isOfChange ? await planFiles(readChangedFiles(base)) : EVERYTHING;
  if (!scope) {
    console.log('The branch has no changes: there is no step to run.');
    return;
  }
  const outcomes = await runSteps(createSteps({ scope, part, wanted }), {
    run: async ({ line, folder = '' }) => {
      const cwd = path.join(repositoryRoot, folder);
      const { isSuccess, output } = await runCommand({ line, cwd, silenceMs: STEP_SILENCE_MS });
      // A step that succeeds after Ctrl-C still counts as failed.
      return { isSuccess: isSuccess && process.exitCode !== 130, output };
    },
    onStart: ({ name }) => console.log(`… ${name}`),
    onEnd: ({ step, isSuccess, output, seconds }) => {
      console.log(`${isSuccess ? '✓' : '✗'} ${step.name}: ${seconds.toFixed(0)} s`);
      if (!isSuccess) console.log(`\n${step.name}:\n${output.trim()}\n`);
    },
  });
  const isWhole = part === 'quick' && !isOfChange && wanted.length === 0;
  const paragraphs = [
    describeOutcomes(outcomes),
    slowest ? describeSlowest(outcomes.flatMap(readTimes)) : [],
    isWhole ? describeLeftOut() : [],
    [describeTotal(outcomes)],
  ];
  for (const lines of paragraphs) if (lines.length > 0) console.log(`\n${lines.join('\n')}`);
  if (process.exitCode === undefined && outcomes.some(({ isSuccess }) => !isSuccess)) process.exitCode = 1;
}

function readTimes({ step, output }: Outcome): FileTime[] {
  const times = step.times?.(output) ?? [];
  return times.map(({ file, seconds }) => ({
    file: path.posix.join(step.filesIn ?? step.folder ?? '', file),
    seconds,
  }));
}

runProgram(program);
