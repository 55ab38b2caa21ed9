import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSizes } from './sizesTable.ts';

test('lists sizes within their budgets in docs/sizes.md', () => {
  const rows = readSizes();
  assert.ok(rows.length > 50);
  for (const { name, kilobytes, budget } of rows) assert.ok(kilobytes <= budget, `${name}: ${kilobytes} KB`);
});
