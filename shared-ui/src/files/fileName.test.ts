import { expect, test } from '@jest/globals';
import { joinFileName, splitFileName } from './fileName';

test.each([
  ['Прайс.pdf', 'Прайс', '.pdf'],
  ['архив.2026.tar', 'архив.2026', '.tar'],
  ['Договор № 5. Итоговая редакция', 'Договор № 5. Итоговая редакция', ''],
  ['README', 'README', ''],
  ['.htaccess', '.htaccess', ''],
  ['точка.', 'точка.', ''],
])('splits «%s» into «%s» and «%s»', (name, base, extension) => {
  expect(splitFileName(name)).toEqual({ base, extension });
});

test.each([
  ['  Прайс осень ', '.pdf', 'Прайс осень.pdf'],
  ['Прайс.PDF', '.pdf', 'Прайс.pdf'],
  ['Прайс', '', 'Прайс'],
  ['  ', '.pdf', ''],
  ['\u3164\u200B', '.pdf', ''],
  ['Праи\u0306с', '.pdf', 'Прайс.pdf'],
  ['.pdf', '.pdf', ''],
])('joins «%s» and «%s» to «%s»', (typed, extension, name) => {
  expect(joinFileName(typed, extension)).toBe(name);
});
