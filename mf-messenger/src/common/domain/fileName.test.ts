import { expect, test } from '@jest/globals';
import { cutName } from './fileName';

test.each([
  ['Смета.xlsx', 'Смета.xlsx'],
  ['Макет логотипа для нанесения на ткань.png', 'Макет логотипа для…ткань.png'],
  ['счёт\u202Egpj.exe', 'счёт_gpj.exe'],
])('shortens a long name in the middle: %s', (name, cut) => {
  expect(cutName(name)).toBe(cut);
});
