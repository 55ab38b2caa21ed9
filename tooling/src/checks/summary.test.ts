import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countNode } from './countTests.ts';
import type { Outcome } from './runSteps.ts';
import { listLeftOut } from './steps.ts';
import { describeLeftOut, describeOutcomes, describeTotal } from './summary.ts';

const OUTCOMES: Outcome[] = [
  {
    step: { id: 'lint', name: 'Lint', line: '', share: 1 },
    isSuccess: true,
    output: '',
    seconds: 9.04,
    count: { passed: 0, failed: 0 },
  },
  {
    step: { id: 'api', name: 'API tests', line: '', share: 1, count: countNode },
    isSuccess: false,
    output: '',
    seconds: 120,
    count: { passed: 40, failed: 2 },
  },
];

test('prints a line for each step', () => {
  assert.deepEqual(describeOutcomes(OUTCOMES), [
    'Lint       passed     9.0 s',
    'API tests  FAILED   120.0 s  42 tests',
  ]);
  assert.deepEqual(describeOutcomes([]), []);
});

test('ends with the form that callers parse', () => {
  assert.equal(describeTotal(OUTCOMES), '40 passed, 2 failed');
});

test('names the command for everything that is left out', () => {
  const text = describeLeftOut().join('\n');
  for (const { id, rest } of listLeftOut()) {
    assert.ok(text.includes(rest));
    assert.ok(text.includes(`npm test -- --rest ${id}`));
  }
  assert.match(text, /npm run test:all/);
});
