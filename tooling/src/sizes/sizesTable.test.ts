import assert from 'node:assert/strict';
import { test } from 'node:test';
import { budgets } from './budgets.ts';
import { readSizes } from './sizesTable.ts';

test('docs/performance.md shows every budget, and no other', () => {
  const shown = Object.fromEntries(readSizes().map(({ name, budget }) => [name, budget]));
  assert.deepEqual(shown, budgets);
});

test('no page stands in the table with more than its budget', () => {
  for (const { name, kilobytes, budget } of readSizes()) assert.ok(kilobytes <= budget, `${name}: ${kilobytes} KB`);
});
