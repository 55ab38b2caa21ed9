import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  findCutTexts,
  findOverlappingTexts,
  findOverlaps,
  findSmallTargets,
  holds,
  intersection,
  type Box,
  type Control,
  type TextLine,
} from './geometry.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
let count = 0;
const control = (place: Box, rest: Partial<Control> = {}): Control => ({
  index: count++,
  name: 'button',
  box: place,
  target: place,
  layer: 0,
  ancestors: [],
  isTextField: false,
  isInRunningText: false,
  isDisabled: false,
  ...rest,
});
const line = (place: Box, seen: Box, rest: Partial<TextLine> = {}): TextLine => ({
  text: 'Встреча',
  box: place,
  seen,
  hasEllipsis: false,
  layer: 0,
  ...rest,
});

test('finds no intersection of boxes that touch', () => {
  assert.equal(intersection(box(0, 0, 10, 10), box(10, 0, 10, 10)).width, 0);
  assert.ok(holds(box(0, 0, 10, 10), box(0, 0, 10.5, 10)));
  assert.ok(!holds(box(0, 0, 10, 10), box(0, 0, 12, 10)));
});

test('ignores an overlap of less than a pixel', () => {
  assert.deepEqual(findOverlaps([control(box(0, 0, 44, 44)), control(box(43.4, 0, 44, 44))]), []);
});

test('finds overlapping controls as a pair', () => {
  const first = control(box(0, 0, 44, 44));
  const second = control(box(30, 30, 44, 44));
  assert.deepEqual(findOverlaps([first, second]), [[first, second]]);
});

test('ignores a control inside another or in a higher layer', () => {
  const card = control(box(0, 0, 300, 100));
  assert.deepEqual(findOverlaps([card, control(box(10, 10, 44, 44), { ancestors: [card.index] })]), []);
  assert.deepEqual(findOverlaps([card, control(box(10, 10, 44, 44), { layer: 1 })]), []);
});

test('accepts a button completely inside a text field', () => {
  const field = control(box(0, 0, 300, 44), { isTextField: true });
  assert.deepEqual(findOverlaps([field, control(box(256, 0, 44, 44))]), []);
  assert.equal(findOverlaps([field, control(box(280, 0, 44, 44))]).length, 1);
  assert.equal(findOverlaps([field, control(box(10, 0, 44, 44), { isTextField: true })]).length, 1);
});

test('accepts links of one text whose boxes overlap', () => {
  const wrapped = control(box(0, 0, 300, 40), { isInRunningText: true });
  assert.deepEqual(findOverlaps([wrapped, control(box(80, 20, 60, 20), { isInRunningText: true })]), []);
  assert.equal(findOverlaps([wrapped, control(box(80, 20, 60, 20))]).length, 1);
});

test('measures a target by its reacting area', () => {
  const small = control(box(0, 0, 24, 24));
  assert.deepEqual(findSmallTargets([small]), [small]);
  assert.deepEqual(findSmallTargets([control(box(0, 0, 24, 24), { target: box(-10, -10, 44, 44) })]), []);
  assert.equal(findSmallTargets([control(box(0, 0, 200, 43))]).length, 1);
  assert.deepEqual(findSmallTargets([control(box(0, 0, 43.6, 44))]), []);
});

test('ignores the size of inline links and disabled controls', () => {
  assert.deepEqual(
    findSmallTargets([
      control(box(0, 0, 60, 18), { isInRunningText: true }),
      control(box(0, 0, 20, 20), { isDisabled: true }),
    ]),
    [],
  );
});

test('finds text clipped sideways or below without an ellipsis', () => {
  const room = box(0, 0, 100, 20);
  assert.equal(findCutTexts([line(box(0, 0, 140, 20), room)]).length, 1);
  assert.equal(findCutTexts([line(box(0, 12, 80, 20), room)]).length, 1);
  assert.deepEqual(findCutTexts([line(box(0, 0, 140, 20), room, { hasEllipsis: true })]), []);
});

test('tolerates glyphs slightly above their line', () => {
  assert.deepEqual(findCutTexts([line(box(0, -2, 80, 24), box(0, 0, 100, 20))]), []);
});

test('finds text that overflows its button without being clipped', () => {
  const page = box(0, 0, 1000, 1000);
  assert.equal(findCutTexts([line(box(0, 0, 140, 20), page, { holder: box(0, 0, 100, 44) })]).length, 1);
  assert.deepEqual(findCutTexts([line(box(0, 10, 90, 20), page, { holder: box(0, 0, 100, 44) })]), []);
});

test('finds lines drawn over each other in one layer', () => {
  const page = box(0, 0, 360, 740);
  const first = line(box(0, 0, 100, 29), page);
  const second = line(box(50, 18, 100, 29), page);
  assert.deepEqual(findOverlappingTexts([second, first]), [[first, second]]);
  assert.deepEqual(findOverlappingTexts([first, { ...second, layer: 1 }]), []);
});

test('allows lines that touch or stand side by side', () => {
  const page = box(0, 0, 360, 740);
  const first = line(box(0, 0, 100, 29), page);
  const others = [line(box(0, 24, 100, 29), page), line(box(100.5, 0, 100, 29), page)];
  assert.deepEqual(findOverlappingTexts([first, ...others]), []);
});
