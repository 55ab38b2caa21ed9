import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listApiTests, listToolingTests, SLOW_API_TESTS, SLOW_TOOLING_TESTS, type Part } from './listTests.ts';
import { createSteps, EVERYTHING, listLeftOut } from './steps.ts';

const ids = (part: Part) => createSteps({ part }).map(({ id }) => id);

test('every step is in `npm test` or in the rest', () => {
  assert.deepEqual(new Set([...ids('quick'), ...ids('rest')]), new Set(ids('all')));
  assert.deepEqual(ids('all').sort(), Object.keys(EVERYTHING).sort());
});

test('no step runs twice with the same tests', () => {
  const quick = createSteps({ part: 'quick' }).map(({ line }) => line);
  assert.deepEqual(
    createSteps({ part: 'rest' }).filter(({ line }) => quick.includes(line)),
    [],
  );
  for (const list of [listApiTests, listToolingTests])
    assert.deepEqual([...list('quick'), ...list('rest')].sort(), list('all').sort());
});

test('each test listed as slow exists', () => {
  assert.deepEqual(listApiTests('rest'), SLOW_API_TESTS.toSorted());
  assert.deepEqual(listToolingTests('rest'), SLOW_TOOLING_TESTS.toSorted());
});

test('runs a named step that `npm test` leaves out', () => {
  assert.deepEqual(
    createSteps({ wanted: ['storybook'] }).map(({ id }) => id),
    ['storybook'],
  );
});

test('names everything that `npm test` leaves out', () => {
  assert.deepEqual(
    listLeftOut().map(({ id }) => id),
    ids('rest'),
  );
});
