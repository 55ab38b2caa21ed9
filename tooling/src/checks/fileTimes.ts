/** How long one test file took. */
export interface FileTime {
  file: string;
  seconds: number;
}

/** Reads times of test files from a runner's output. */
export type TimeReader = (output: string) => FileTime[];

/**
 * Jest: `PASS shared-ui shared-ui/src/Button.test.tsx (1.234 s)`. The preset asks for the time of every file. Failed files come
 * again at the end, without the name of their project.
 */
export const readJestTimes: TimeReader = (output) =>
  read(output, /^(?:PASS|FAIL) \S+ (\S+\.test\.tsx?) \(([\d.]+) s\)$/gm, 1);

/** API tests, whose files are suites, and fileTimesReporter.ts: `✔ src/main.test.ts (1234.5ms)`. */
export const readNodeTimes: TimeReader = (output) => read(output, /^[✔✖] (\S+\.test\.ts) \(([\d.]+)ms\)$/gm, 0.001);

/** Playwright: `✓  1 src/journeys/guard.e2e.ts:6:1 › redirects a guest (3.4s)`, a line for each test of a file. */
export const readPlaywrightTimes: TimeReader = (output) => {
  const pattern = /^\s*[✓✘]\s+\d+ (?:\[\S+\] › )?(\S+\.e2e\.ts):.* \(([\d.]+(?:ms|s|m))\)$/gm;
  const sums = new Map<string, number>();
  for (const { file, seconds } of read(output, pattern, 1)) sums.set(file, (sums.get(file) ?? 0) + seconds);
  return [...sums].map(([file, seconds]) => ({ file, seconds }));
};

/** The slowest files of all runners, slowest first, as lines of a table. */
export function describeSlowest(times: readonly FileTime[], count = 20): string[] {
  return times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
}

const SECONDS_PER_UNIT: Readonly<Record<string, number>> = { ms: 0.001, s: 1, m: 60 };

function read(output: string, pattern: RegExp, secondsPerUnit: number): FileTime[] {
  return [...output.matchAll(pattern)].map(([, file = '', time = '']) => ({
    file,
    seconds: Number.parseFloat(time) * (SECONDS_PER_UNIT[time.replace(/[\d.]+/, '')] ?? secondsPerUnit),
  }));
}
