import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeRatio } from './goals.ts';

const pairs = (...own: number[]) => own.map((figure) => [figure, 1000] as const);

for (const [what, own, isMissed] of [
  ['within the goal', [300, 310, 320], false],
  ['beyond the goal by less than its spread', [350, 410, 470], false],
  ['beyond the goal by more than its spread', [450, 455, 460], true],
  ['never measured', [], true],
] as const) {
  test(`a ratio ${what} counts as ${isMissed ? 'missed' : 'met'}`, () => {
    assert.equal(describeRatio({ name: 'x', pairs: pairs(...own), goal: 0.4 }).isMissed, isMissed);
  });
}

test('shows both medians, the median ratio and its spread', () => {
  const { row } = describeRatio({ name: '/login', pairs: pairs(290, 300, 330, 300, 310), goal: 0.4 });
  assert.equal(row, '| /login | 300 ms | 1000 ms | 0.300 | ± 0.005 | ≤ 0.40 |');
});
