/** How long one test file took. */
export interface FileTime {
  file: string;
  seconds: number;
}

/** Reads times of test files from a runner's output. */
export type TimeReader = (output: string) => FileTime[];

/** Jest: `PASS shared-ui shared-ui/src/Button.test.tsx (1.234 s)`. The preset asks for the time of every file. */
export const readJestTimes: TimeReader = (output) =>
  read(output, /^(?:PASS|FAIL) (?:\S+ )?(\S+\.test\.tsx?) \(([\d.]+) s\)$/gm, 1);

/** API tests, whose files are suites, and fileTimesReporter.ts: `✔ src/main.test.ts (1234.5ms)`. */
export const readNodeTimes: TimeReader = (output) => read(output, /^[✔✖] (\S+\.test\.ts) \(([\d.]+)ms\)$/gm, 0.001);

/** Playwright: `✓  1 journeys/guard.e2e.ts:6:1 › redirects a guest (3.4s)`, a line for each test of a file. */
export const readPlaywrightTimes: TimeReader = (output) =>
  read(output, /^\s*[✓✘]\s+\d+ (?:\[\S+\] › )?(\S+\.e2e\.ts):.* \(([\d.]+(?:ms|s|m))\)$/gm, 1);

/** The slowest files of all runners, slowest first, as lines of a table. */
export function describeSlowest(times: readonly FileTime[], count = 20): string[] {
  return times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
}

const SECONDS_PER_UNIT: Readonly<Record<string, number>> = { ms: 0.001, s: 1, m: 60 };

/** Adds up the times of a file that has several. */
function read(output: string, pattern: RegExp, secondsPerUnit: number): FileTime[] {
  const times = new Map<string, number>();
  for (const [, file = '', time = ''] of output.matchAll(pattern)) {
    const seconds = Number.parseFloat(time) * (SECONDS_PER_UNIT[time.replace(/[\d.]+/, '')] ?? secondsPerUnit);
    times.set(file, (times.get(file) ?? 0) + seconds);
  }
  return [...times].map(([file, seconds]) => ({ file, seconds }));
}
