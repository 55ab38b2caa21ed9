// `npm test`: all checks of a change. `npm test -- lint unit` runs only the named steps; `npm test -- --changed` only
// what the changes since the branch point can break (`--base <commit>`: since that commit), uncommitted ones included.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommandLine } from 'vstrecha-kit/system/runCommandLine';
import { UsageError } from 'vstrecha-kit/system/UsageError';
import { readChangedFiles } from '../src/checks/changedFiles.ts';
import { addCounts } from '../src/checks/countTests.ts';
import { readImporters } from '../src/checks/moduleGraph.ts';
import { readPackageGraph } from '../src/checks/packageGraph.ts';
import { planChange } from '../src/checks/planChange.ts';
import { runCommand } from '../src/checks/runCommand.ts';
import { runSteps, type Outcome } from '../src/checks/runSteps.ts';
import { createSteps, EVERYTHING, type Scope } from '../src/checks/steps.ts';
import { repositoryRoot } from '../src/system/packages.ts';

const STEP_SILENCE_MS = 10 * 60_000;

async function verify(): Promise<void> {
  const { values, positionals: wanted } = parseArgs({
    allowPositionals: true,
    options: { changed: { type: 'boolean', default: false }, base: { type: 'string' } },
  });
  const unknown = wanted.filter((id) => !Object.hasOwn(EVERYTHING, id));
  if (unknown.length > 0)
    throw new UsageError(`Нет шага «${unknown.join(', ')}». Есть: ${Object.keys(EVERYTHING).join(', ')}.`);

  const scope = values.changed || values.base !== undefined ? await planWork(values.base) : EVERYTHING;
  const steps = createSteps(scope).filter(({ id }) => wanted.length === 0 || wanted.includes(id));
  const outcomes = await runSteps(steps, {
    run: async ({ line, folder = '' }) => {
      const cwd = path.join(repositoryRoot, folder);
      const { isSuccess, output } = await runCommand({ line, cwd, silenceMs: STEP_SILENCE_MS });
      // A step that succeeds after Ctrl-C still counts as failed.
      return { isSuccess: isSuccess && process.exitCode !== 130, output };
    },
    onStart: ({ name }) => console.log(`… ${name}`),
    onEnd: ({ step, isSuccess, output, seconds }) => {
      console.log(`${isSuccess ? '✓' : '✗'} ${step.name}: ${seconds.toFixed(0)} с`);
      if (!isSuccess) console.log(`\n${step.name}:\n${output.trim()}\n`);
    },
  });
  printSummary(outcomes);
  if (process.exitCode === undefined && outcomes.some(({ isSuccess }) => !isSuccess)) process.exitCode = 1;
}

async function planWork(base: string | undefined): Promise<Scope> {
  const files = readChangedFiles(base);
  console.log(`Изменено файлов: ${files.length}.`);
  return planChange({
    files,
    packages: readPackageGraph(),
    importers: await readImporters(),
    exists: (file) => existsSync(path.join(repositoryRoot, file)),
  });
}

function printSummary(finished: readonly Outcome[]): void {
  const rows = finished.map(({ step, isSuccess, seconds, count }) => [
    step.name,
    isSuccess ? 'пройдено' : 'ОШИБКА',
    `${seconds.toFixed(1)} с`,
    step.count ? `${count.passed + count.failed} тестов` : '',
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  console.log('');
  for (const [name = '', result = '', time = '', tests = ''] of rows) {
    console.log(
      `${name.padEnd(widths[0] ?? 0)}  ${result.padEnd(widths[1] ?? 0)}  ${time.padStart(widths[2] ?? 0)}  ${tests}`.trimEnd(),
    );
  }
  // Callers parse this last line: keep its form.
  const { passed, failed } = addCounts(finished.map(({ count }) => count));
  console.log(`\n${passed} passed, ${failed} failed`);
}

runCommandLine(verify);
