import { expect, test } from '@jest/globals';
import { isOneLine } from './isOneLine';

test.each(['', 'ООО «Печать и Ко», г. Омск', 'Анна-Мария O’Neil', '株式会社 😀'])('accepts %j', (text) =>
  expect(isOneLine(text)).toBe(true),
);

test.each(['\n', '\r', '\t', '\0', '\u001B', '\u0085', '\u2028', '\u2029', '\u202E', '\u2066'])('refuses %j', (sign) =>
  expect(isOneLine(`Печать${sign}Омск`)).toBe(false),
);
