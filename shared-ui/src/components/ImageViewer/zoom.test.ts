import { expect, test } from '@jest/globals';
import { LARGEST_SCALE, moveBy, WHOLE, zoomAt } from './zoom';

const stage = { width: 400, height: 200 };
const middle = { x: 0, y: 0 };

test('keeps the point under the pointer in place', () => {
  const zoom = zoomAt(WHOLE, 2, { x: 100, y: -50 }, stage);
  expect(zoom).toEqual({ scale: 2, x: -100, y: 50 });
});

test('limits the scale to 1 and the largest scale', () => {
  expect(zoomAt(WHOLE, 0.5, middle, stage)).toEqual(WHOLE);
  expect(zoomAt(WHOLE, 100, middle, stage).scale).toBe(LARGEST_SCALE);
});

test('pans up to the edges and recentres at scale 1', () => {
  const moved = moveBy({ scale: 2, x: 0, y: 0 }, 1_000, -1_000, stage);
  expect(moved).toEqual({ scale: 2, x: 200, y: -100 });
  expect(zoomAt(moved, 0.1, middle, stage)).toEqual(WHOLE);
});
