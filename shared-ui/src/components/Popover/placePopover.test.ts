import { expect, test } from '@jest/globals';
import { placePopover } from './placePopover';

const laptop = { width: 1000, height: 800 };
const control = (left: number, top: number, width: number, height = 40) => new DOMRect(left, top, width, height);

test('places it below its control at the same width', () => {
  expect(placePopover(control(100, 200, 320), laptop, 288)).toEqual({
    left: 100,
    width: 320,
    top: 244,
    maxHeight: 540,
  });
});

test('widens a narrow control, but never beyond the window', () => {
  expect(placePopover(control(100, 200, 120), laptop, 288)).toMatchObject({ left: 100, width: 288 });
  expect(placePopover(control(10, 200, 120), { width: 260, height: 800 }, 288)).toMatchObject({ left: 16, width: 228 });
});

test('[FIT-04] keeps 16 px to the edges of the window', () => {
  expect(placePopover(control(880, 200, 110), laptop, 288)).toMatchObject({ left: 696, width: 288 });
});

test('opens above when there is more room there', () => {
  expect(placePopover(control(100, 700, 320), laptop, 288)).toEqual({
    left: 100,
    width: 320,
    bottom: 104,
    maxHeight: 680,
  });
});

test('opens below when both sides are small', () => {
  expect(placePopover(control(100, 60, 320), { width: 1000, height: 300 }, 288)).toMatchObject({
    top: 104,
    maxHeight: 180,
  });
});
