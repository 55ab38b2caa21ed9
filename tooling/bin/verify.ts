import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  addCounts,
  countJest,
  countNode,
  countPlaywright,
  countStories,
  type TestCount,
  type TestCounter,
} from '../src/checks/countTests.ts';
import { runCommand } from '../src/checks/runCommand.ts';
import { repositoryRoot } from '../src/system/packages.ts';

// `npm test`: all that a change must pass, the quickest first. `npm test -- lint unit` runs only what is named.
interface Step {
  id: string;
  name: string;
  line: string;
  /** The package whose folder it runs in; the root otherwise. */
  folder?: string;
  count?: TestCounter;
}

interface Outcome {
  step: Step;
  isSuccess: boolean;
  seconds: number;
  count: TestCount;
}

const STEP_TIMEOUT_MS = 15 * 60_000;
const { scripts } = JSON.parse(readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const nodeTest = 'node --test --test-reporter=spec "src/**/*.test.ts"';

const STEPS: Step[] = [
  { id: 'contract', name: 'Типы контракта', line: 'node tooling/bin/contract.ts --check' },
  { id: 'lint', name: 'Стиль и границы', line: `${scripts.lint}` },
  { id: 'typecheck', name: 'Типы', line: `${scripts.typecheck}` },
  { id: 'unit', name: 'Тесты интерфейса', line: `${scripts.unit} --ci`, count: countJest },
  {
    id: 'api',
    name: 'Тесты API на обеих базах',
    line: 'node src/testing/runTests.ts',
    folder: 'reference-api',
    count: countNode,
  },
  { id: 'tooling', name: 'Тесты инструментов', line: nodeTest, folder: 'tooling', count: countNode },
  { id: 'build', name: 'Сборка', line: `${scripts['system:build']}` },
  { id: 'storybook', name: 'Storybook', line: `${scripts['stories:check']}`, count: countStories },
  { id: 'e2e', name: 'Сквозные тесты', line: `${scripts.e2e}`, count: countPlaywright },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((id) => !STEPS.some((step) => step.id === id));
if (unknown.length > 0) {
  console.error(`Нет шага «${unknown.join(', ')}». Есть: ${STEPS.map(({ id }) => id).join(', ')}.`);
  process.exit(1);
}

const outcomes: Outcome[] = [];
for (const step of STEPS.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  console.log(`… ${step.name}`);
  const outcome = await runStep(step);
  outcomes.push(outcome);
  if (!outcome.isSuccess || process.exitCode === 130) break;
}

printSummary(outcomes);
if (process.exitCode === undefined && outcomes.some(({ isSuccess }) => !isSuccess)) process.exitCode = 1;

async function runStep(step: Step): Promise<Outcome> {
  const started = performance.now();
  const { isSuccess, output } = await runCommand({
    line: step.line,
    cwd: path.join(repositoryRoot, step.folder ?? ''),
    timeoutMs: STEP_TIMEOUT_MS,
  });
  if (!isSuccess) console.log(`\n${output.trim()}\n`);
  const count = step.count?.(output) ?? { passed: 0, failed: 0 };
  // A step may fail without a failed test: lint, a build, a runner that did not start. «0 failed» would be a lie then.
  if (!isSuccess && count.failed === 0) count.failed = 1;
  return { step, isSuccess, seconds: (performance.now() - started) / 1000, count };
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
  // Alone on the last line and in this form: it is read by whatever runs these checks.
  const { passed, failed } = addCounts(finished.map(({ count }) => count));
  console.log(`\n${passed} passed, ${failed} failed`);
}
