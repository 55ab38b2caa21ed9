import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeSizes } from './judgeSizes.ts';

const line = (bytes: number) => ({ name: 'group text', bytes });

test('accepts a size within its budget', () => {
  assert.deepEqual(judgeSizes([line(9_500)], { 'group text': 9.5 }), []);
});

test('names the line of an exceeded budget', () => {
  assert.deepEqual(judgeSizes([line(9_551)], { 'group text': 9.5 }), [
    "'group text' has 9.6 KB, its budget is 9.5 KB.",
  ]);
});

test('complains about a line without a budget and vice versa', () => {
  const complaints = judgeSizes([line(100)], { 'group flags': 1 });
  assert.equal(complaints.length, 2);
  assert.match(complaints[0] ?? '', /'group text' has no budget/);
  assert.match(complaints[1] ?? '', /Nothing is called 'group flags'/);
});
