import { expect, test } from '@jest/globals';
import { formatFileSize } from './formatFileSize';

test.each([
  [0, '0 Б'],
  [812, '812 Б'],
  [1_024, '1 КБ'],
  [1_468_006, '1,4 МБ'],
  [10_485_760, '10 МБ'],
])('%d bytes read «%s»', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
