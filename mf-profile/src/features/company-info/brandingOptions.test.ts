import { expect, test } from '@jest/globals';
import { brandingOptions } from './brandingOptions';

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
