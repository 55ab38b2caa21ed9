export interface TestCount {
  passed: number;
  failed: number;
}

/** Reads the summary at the end of a runner's output. */
export type TestCounter = (output: string) => TestCount;

/**
 * Jest: `Tests: 2 failed, 1 skipped, 40 passed, 43 total`. A suite that did not start counts as one failed test.
 */
export const countJest: TestCounter = (output) => {
  const tests = lastLine(output, /^Tests:\s.*$/gm);
  const failed = numberBefore(tests, 'failed');
  const failedSuites = numberBefore(lastLine(output, /^Test Suites:\s.*$/gm), 'failed');
  return { passed: numberBefore(tests, 'passed'), failed: failed > 0 ? failed : failedSuites };
};

/** `node --test`: `ℹ pass 66`, `ℹ fail 1`, `ℹ cancelled 0`. */
export const countNode: TestCounter = (output) => {
  const read = (name: string) => Number(new RegExp(`^(?:ℹ|#) ${name} (\\d+)$`, 'm').exec(lastLines(output))?.[1] ?? 0);
  return { passed: read('pass'), failed: read('fail') + read('cancelled') };
};

/** Playwright: `  1 failed`, `  2 flaky`, `  14 passed (31.2s)`. A flaky test counts as failed. */
export const countPlaywright: TestCounter = (output) => {
  const read = (name: string) => Number(new RegExp(`^\\s+(\\d+) ${name}\\b`, 'm').exec(lastLines(output))?.[1] ?? 0);
  return { passed: read('passed'), failed: read('failed') + read('flaky') + read('interrupted') };
};

/** `npm run storybook check`: `223 passed, 0 failed` on the last line. */
export const countStories: TestCounter = (output) => {
  const line = lastLine(output, /^\d+ passed, \d+ failed$/gm);
  return { passed: numberBefore(line, 'passed'), failed: numberBefore(line, 'failed') };
};

/** Sum of several runners' counts. */
export function addCounts(counts: readonly TestCount[]): TestCount {
  return counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}

function lastLine(output: string, pattern: RegExp): string {
  return output.match(pattern)?.at(-1) ?? '';
}

/** Only the end of the output, because tests may print lines that look like a summary. */
function lastLines(output: string): string {
  return output.split('\n').slice(-400).join('\n');
}

function numberBefore(line: string, word: string): number {
  return Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);
}
