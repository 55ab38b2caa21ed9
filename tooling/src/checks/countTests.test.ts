import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addCounts, countJest, countNode, countPlaywright, countStories } from './countTests.ts';

test('reads Jest’s summary with any of its parts', () => {
  assert.deepEqual(
    countJest('Test Suites: 12 passed, 12 total\nTests:       40 passed, 40 total\nSnapshots:   0 total\n'),
    { passed: 40, failed: 0 },
  );
  assert.deepEqual(
    countJest(
      'Test Suites: 1 failed, 11 passed, 12 total\nTests:       2 failed, 1 skipped, 3 todo, 40 passed, 46 total\n',
    ),
    { passed: 40, failed: 2 },
  );
});

test('counts a suite that does not compile as a failure', () => {
  assert.deepEqual(countJest('Test Suites: 1 failed, 11 passed, 12 total\nTests:       40 passed, 40 total\n'), {
    passed: 40,
    failed: 1,
  });
});

test('counts Node’s cancelled tests as failed', () => {
  assert.deepEqual(
    countNode('✔ pass 3 numbers\nℹ tests 68\nℹ suites 0\nℹ pass 66\nℹ fail 1\nℹ cancelled 1\nℹ skipped 0\n'),
    { passed: 66, failed: 2 },
  );
});

test('counts Playwright’s flaky tests as failed', () => {
  assert.deepEqual(
    countPlaywright(
      'Running 17 tests using 2 workers\n\n  1 failed\n    [chromium] › a.e2e.ts:3:1 › x ───\n  1 flaky\n    [chromium] › b\n  1 skipped\n  14 passed (31.2s)\n',
    ),
    { passed: 14, failed: 2 },
  );
  assert.deepEqual(countPlaywright('Running 2 tests using 1 worker\n  2 passed (1.0m)\n'), { passed: 2, failed: 0 });
});

test('reads the last line of the story check', () => {
  assert.deepEqual(
    countStories('Avatar · Broken  (avatar--broken)\n  axe: 3 passed, 1 failed here\n\n221 passed, 2 failed\n'),
    { passed: 221, failed: 2 },
  );
});

test('counts no tests without a summary', () => {
  for (const count of [countJest, countNode, countPlaywright, countStories])
    assert.deepEqual(count('Error: Cannot find module'), { passed: 0, failed: 0 });
});

test('adds up the counts of several runners', () => {
  assert.deepEqual(
    addCounts([
      { passed: 40, failed: 2 },
      { passed: 2, failed: 0 },
    ]),
    { passed: 42, failed: 2 },
  );
});
