import { expect, test } from '@jest/globals';
import { isEmail } from './isEmail';

test.each([
  ['a@b.ru', true],
  ['первый.второй@почта.рф', true],
  ['a+b@mail.example.com', true],
  ['a@b', false],
  ['a@b.', false],
  ['a@.ru', false],
  ['a@b..ru', false],
  ['a b@c.ru', false],
  ['a@b@c.ru', false],
  ['@b.ru', false],
  ['', false],
  ...Array.from('<>,;:"\\()\t\n\0\u2028', (sign) => [`a${sign}b@c.ru`, false] as const),
  ...Array.from('<>,;:"\\()\t\n\0\u2028', (sign) => [`a@b${sign}c.ru`, false] as const),
])('%j: %p', (text, expected) => expect(isEmail(text)).toBe(expected));
