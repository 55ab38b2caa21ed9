import { expect, test } from '@jest/globals';
import { formatFileSize, formatStorage } from './formatFileSize';

test.each([
  [0, '0 Б'],
  [812, '812 Б'],
  [1_024, '1 КБ'],
  [1_500, '1 КБ'],
  [84_000, '82 КБ'],
  [1_468_006, '1,4 МБ'],
  [1_530_921, '1,5 МБ'],
  [10_485_760, '10 МБ'],
  [3_221_225_472, '3 ГБ'],
])('formats %d bytes as «%s» with a no-break space', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text.replace(' ', '\u00a0'));
});

test('formats storage with two decimals [FILE-03]', () => {
  expect(formatStorage(1_572_864, 10_485_760)).toBe('1,50 из 10,00 МБ');
  expect(formatStorage(0, 104_857_600)).toBe('0,00 из 100,00 МБ');
});
