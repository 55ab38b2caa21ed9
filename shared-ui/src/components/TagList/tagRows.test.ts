import { expect, test } from '@jest/globals';
import { rowOfTag, tagNeighbour, tagRows, type TagListItem } from './tagRows';

const measure = { line: 200, font: 10, edges: 50 };
const tags = (...labels: string[]): TagListItem[] => labels.map((label, id) => ({ id, label }));

test('fills each row with as many tags as fit', () => {
  expect(tagRows(tags('ооо', 'ооо', 'ооо'), measure)).toEqual([0, 2]);
  expect(tagRows(tags('ооо', 'ооо', 'ооо'), { ...measure, line: 500 })).toEqual([0]);
  expect(tagRows([], measure)).toEqual([]);
});

test('gives a tag longer than a row its own row', () => {
  expect(tagRows(tags('о', 'о'.repeat(100), 'о'), measure)).toEqual([0, 1, 2]);
});

test('counts wide characters and larger fonts as wider', () => {
  expect(tagRows(tags('ШШШШШШ', 'ШШШШШШ'), measure)).toEqual([0, 1]);
  expect(tagRows(tags('ииииии', 'iiiiii'), measure)).toEqual([0]);
  expect(tagRows(tags('ииииии', 'iiiiii'), { ...measure, font: 20 })).toEqual([0, 1]);
});

const rows = [0, 3, 5];

test.each([
  [0, 0],
  [2, 0],
  [3, 1],
  [4, 1],
  [5, 2],
  [8, 2],
])('finds tag %d in row %d', (index, row) => {
  expect(rowOfTag(rows, index)).toBe(row);
});

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 8, 8],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 2, 4],
  ['ArrowDown', 7, 7],
  ['ArrowUp', 8, 4],
  ['ArrowUp', 3, 0],
  ['ArrowUp', 1, 1],
  ['Home', 5, 0],
  ['End', 1, 8],
  ['a', 1, undefined],
])('%s moves from %d to %s', (key, index, target) => {
  expect(tagNeighbour(key, rows, { index, count: 9 })).toBe(target);
});
