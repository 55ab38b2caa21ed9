import { addCounts } from './countTests.ts';
import type { Outcome } from './runSteps.ts';
import { listLeftOut } from './steps.ts';

/** A line for each step: name, result, time, number of tests. */
export function describeOutcomes(outcomes: readonly Outcome[]): string[] {
  return align(
    outcomes.map(({ step, isSuccess, seconds, count }) => [
      step.name,
      isSuccess ? 'passed' : 'FAILED',
      `${seconds.toFixed(1).padStart(6)} s`,
      step.count ? `${count.passed + count.failed} tests` : '',
    ]),
  );
}

/** What `npm test` does not run, each with its command. */
export function describeLeftOut(): string[] {
  return [
    'Not run here:',
    ...align(listLeftOut().map(({ id, name, rest }) => [`  ${name}`, rest, `npm test -- --rest ${id}`])),
    'All of that: npm test -- --rest. Together with the above: npm run test:all. Longer than an hour: npm run nightly.',
  ];
}

/** The last line of a run. Callers parse it: keep its form. */
export function describeTotal(outcomes: readonly Outcome[]): string {
  const { passed, failed } = addCounts(outcomes.map(({ count }) => count));
  return `${passed} passed, ${failed} failed`;
}

function align(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
