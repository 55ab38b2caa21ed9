import { expect, test } from '@jest/globals';
import { brandingLabel, brandingOptions } from './branding';

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

const values = ['Да (с нанесением)', 'Нет (без нанесения)'];
const labels = (all: string[], type: 'Поставщик' | 'Заказчик') => brandingOptions(all, type).map(({ label }) => label);

test('a supplier chooses whether branding is required, a customer reads the values themselves', () => {
  expect(brandingOptions(values, 'Поставщик')).toEqual([
    { value: 'Да (с нанесением)', label: 'Требуется брендирование' },
    { value: 'Нет (без нанесения)', label: 'Не требуется брендирование' },
  ]);
  expect(labels(values, 'Заказчик')).toEqual(values);
});

test('values that would read the same keep their own words', () => {
  expect(labels([...values, 'Неон'], 'Поставщик')).toEqual([...values, 'Неон']);
});
