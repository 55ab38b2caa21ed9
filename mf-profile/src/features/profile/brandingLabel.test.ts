import { expect, test } from '@jest/globals';
import { brandingLabel } from './brandingLabel';

test.each([
  ['Требуется, шелкография', 'Требуется брендирование'],
  ['Да', 'Требуется брендирование'],
  ['Неоновая печать', 'Требуется брендирование'],
  ['Не требуется', 'Не требуется брендирование'],
  ['Нет, спасибо', 'Не требуется брендирование'],
  ['нет', 'Не требуется брендирование'],
])('a supplier’s «%s» reads «%s» [CARD-06]', (branding, label) => {
  expect(brandingLabel({ type: 'Поставщик', branding })).toBe(label);
});

test('a customer’s branding reads as the customer wrote it; an empty one is not mentioned [CARD-06]', () => {
  expect(brandingLabel({ type: 'Заказчик', branding: 'Не требуется' })).toBe('Не требуется');
  expect(brandingLabel({ type: 'Заказчик', branding: ' ' })).toBeUndefined();
  expect(brandingLabel({ type: 'Поставщик', branding: '' })).toBeUndefined();
});
