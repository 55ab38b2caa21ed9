import { expect, test } from '@jest/globals';
import { brandingLabel, brandingOptions } from './companyInfo';

test.each([
  ['Требуется, шелкография', 'Требуется брендирование'],
  ['Да', 'Требуется брендирование'],
  ['Неоновая печать', 'Требуется брендирование'],
  ['Не требуется', 'Не требуется брендирование'],
  ['Нет, спасибо', 'Не требуется брендирование'],
  ['нет', 'Не требуется брендирование'],
])('shows a supplier’s «%s» as «%s» [CARD-06]', (branding, label) => {
  expect(brandingLabel({ type: 'Поставщик', branding })).toBe(label);
});

test('shows a customer’s branding verbatim and omits an empty one [CARD-06]', () => {
  expect(brandingLabel({ type: 'Заказчик', branding: 'Не требуется' })).toBe('Не требуется');
  expect(brandingLabel({ type: 'Заказчик', branding: ' ' })).toBeUndefined();
  expect(brandingLabel({ type: 'Поставщик', branding: '' })).toBeUndefined();
});

const values = ['Да (с нанесением)', 'Нет (без нанесения)'];
const labels = (all: string[], type: 'Поставщик' | 'Заказчик') => brandingOptions(all, type).map(({ label }) => label);

test('offers requirements to suppliers and plain values to customers', () => {
  expect(brandingOptions(values, 'Поставщик')).toEqual([
    { value: 'Да (с нанесением)', label: 'Требуется брендирование' },
    { value: 'Нет (без нанесения)', label: 'Не требуется брендирование' },
  ]);
  expect(labels(values, 'Заказчик')).toEqual(values);
});

test('keeps the server’s wording when two labels would collide', () => {
  expect(labels([...values, 'Неон'], 'Поставщик')).toEqual([...values, 'Неон']);
});
