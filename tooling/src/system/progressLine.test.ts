import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createProgressLine } from './progressLine.ts';

function show(isTTY: boolean, shares: readonly number[]): string[] {
  const written: string[] = [];
  const draw = createProgressLine({ isTTY, write: (text) => written.push(text) });
  for (const share of shares) draw(share);
  return written;
}

test('a terminal shows percents in one line and clears it', () => {
  assert.deepEqual(show(true, [0.101, 0.109, 0.5, 1]), [
    '\r\x1b[KBuilding the components, 10 %',
    '\r\x1b[KBuilding the components, 50 %',
    '\r\x1b[K',
  ]);
});

test('a log gets one line', () => {
  assert.deepEqual(show(false, [0.1, 0.5, 1, 0.3, 1]), ['Building the components\n']);
});
