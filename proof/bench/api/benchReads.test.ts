import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missedGoal } from './benchReads.ts';

const figuresOf = (quiet: number, busy: number) => [
  { name: 'nothing', p99: quiet },
  { name: '30 searches', p99: busy },
];

test('fails above five times the quiet p99 [OPS-04]', () => {
  assert.equal(missedGoal(figuresOf(10, 50)), undefined);
  assert.equal(
    missedGoal(figuresOf(10, 51)),
    '30 searches: p99 is 5.1 times the quiet one; the goal is at most 5 times.',
  );
});

test('fails without measured calls [OPS-04]', () => {
  assert.match(missedGoal(figuresOf(10, Number.NaN)) ?? '', /^30 searches/);
});
