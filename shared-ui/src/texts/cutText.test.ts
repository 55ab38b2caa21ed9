import { expect, test } from '@jest/globals';
import { cutText } from './cutText';

test('keeps a text that fits', () => {
  expect(cutText('Кружки и ручки', 14)).toBe('Кружки и ручки');
});

test('cuts before a word that exceeds the limit', () => {
  expect(cutText('Кружки, ручки, футболки', 18)).toBe('Кружки, ручки…');
  expect(cutText('Кружки, ручки, футболки', 14)).toBe('Кружки, ручки…');
});

test('keeps a word that ends exactly at the limit', () => {
  expect(cutText('Кружки ручки', 6)).toBe('Кружки…');
});

test('cuts inside an overlong word', () => {
  expect(cutText(`Да ${'а'.repeat(100)}`, 50)).toBe(`Да ${'а'.repeat(47)}…`);
  expect(cutText('а'.repeat(20), 15)).toBe(`${'а'.repeat(15)}…`);
});

test('never exceeds the limit or splits surrogate pairs', () => {
  expect(cutText('😀😀😀', 2)).toBe('😀😀…');
  for (let limit = 1; limit < 60; limit += 1) {
    const shown = cutText('Берём заказы от ста штук, образец делаем за два дня, доставляем по всей России.', limit);
    expect(Array.from(shown.replace(/…$/, '')).length).toBeLessThanOrEqual(limit);
  }
});
