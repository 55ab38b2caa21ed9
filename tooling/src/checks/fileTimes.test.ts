import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeSlowest, readJestTimes, readNodeTimes, readPlaywrightTimes } from './fileTimes.ts';

test('reads the time of each file from Jest once', () => {
  assert.deepEqual(
    readJestTimes(
      'PASS shell shell/src/main.test.tsx (5.25 s)\nFAIL mf-catalog mf-catalog/src/a.test.ts (0.04 s)\n  ● a (3 ms)\nFAIL mf-catalog/src/a.test.ts (0.04 s)\n',
    ),
    [
      { file: 'shell/src/main.test.tsx', seconds: 5.25 },
      { file: 'mf-catalog/src/a.test.ts', seconds: 0.04 },
    ],
  );
});

test('reads suites named after files and no tests', () => {
  assert.deepEqual(readNodeTimes('✔ counts (12ms)\n  ✔ inner.test.ts (1ms)\n✖ src/calls/a.test.ts (1500ms)\n'), [
    { file: 'src/calls/a.test.ts', seconds: 1.5 },
  ]);
});

test('adds up the journeys of a file', () => {
  assert.deepEqual(
    readPlaywrightTimes(
      [
        '  ✓   1 journeys/guard.e2e.ts:6:1 › redirects (a guest) (900ms)',
        '  ✘   2 journeys/guard.e2e.ts:30:1 › waits (1.5m)',
        '  ✓   3 journeys/back.e2e.ts:26:3 › Back closes @quick (2.5s)',
      ].join('\n'),
    ),
    [
      { file: 'journeys/guard.e2e.ts', seconds: 90.9 },
      { file: 'journeys/back.e2e.ts', seconds: 2.5 },
    ],
  );
});

test('prints the slowest files first', () => {
  const times = [1, 30.04, 2].map((seconds) => ({ file: `${seconds}.test.ts`, seconds }));
  assert.deepEqual(describeSlowest(times, 2), ['   30.0 s  30.04.test.ts', '    2.0 s  2.test.ts']);
});
