import { expect, test } from '@jest/globals';
import { placePopover } from './placePopover';

const laptop = { width: 1000, height: 800 };
const control = (left: number, top: number, width: number, height = 40) => new DOMRect(left, top, width, height);

test('below its control, as wide as it', () => {
  expect(placePopover(control(100, 200, 320), laptop, 288)).toEqual({
    left: 100,
    width: 320,
    top: 244,
    maxHeight: 548,
  });
});

test('a narrow control gets the least width, and a window narrower than that its own', () => {
  expect(placePopover(control(100, 200, 120), laptop, 288)).toMatchObject({ left: 100, width: 288 });
  expect(placePopover(control(10, 200, 120), { width: 260, height: 800 }, 288)).toMatchObject({ left: 8, width: 244 });
});

test('at the right edge it moves into the window', () => {
  expect(placePopover(control(880, 200, 110), laptop, 288)).toMatchObject({ left: 704, width: 288 });
});

test('above when there is too little room below and more above', () => {
  expect(placePopover(control(100, 700, 320), laptop, 288)).toEqual({
    left: 100,
    width: 320,
    bottom: 104,
    maxHeight: 688,
  });
});

test('below also with little room, as long as above there is less', () => {
  expect(placePopover(control(100, 60, 320), { width: 1000, height: 300 }, 288)).toMatchObject({
    top: 104,
    maxHeight: 188,
  });
});
