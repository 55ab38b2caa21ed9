import { expect, test } from '@jest/globals';
import { cutItems } from './cutItems';

test.each([
  [[], 15, ''],
  [['от 300 000 ₽'], 15, 'от 300 000 ₽'],
  [['от 300 000 ₽', 'от 500 000 ₽'], 15, 'от 300 000 ₽ +1'],
  [['Зонты', 'Лампы', 'Пледы'], 15, 'Зонты, Лампы +1'],
  [['Зонты', 'Лампы', 'Пледы'], 19, 'Зонты, Лампы, Пледы'],
  [['Корпоративные подарки и сувениры', 'Зонты'], 20, 'Корпоративные… +1'],
])('[FIT-04] ends %j at whole items within %d characters', (items, limit, shown) => {
  expect(cutItems(items, limit)).toBe(shown);
});
