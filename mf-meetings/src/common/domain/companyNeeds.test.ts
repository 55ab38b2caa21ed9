import { expect, test } from '@jest/globals';
import { fixtures } from 'shared-api/testing';
import { companyNeeds } from './companyNeeds';

const mugs = { id: 1, value: 'Кружки' };

test.each([
  [{ activity: [mugs, { id: 2, value: 'POS-материалы' }, { id: 3, value: 'Зонты' }] }, 'Ищут: кружки, POS-материалы'],
  [{ activity: [mugs], minimum_sum: ['от 300 000 ₽', 'от 500 000 ₽'] }, 'Ищут: кружки · от 300 000 ₽'],
  [{ type: 'Поставщик' as const, activity: [mugs] }, 'Предлагают: кружки'],
  [{ minimum_sum: ['от 300 000 ₽'] }, 'от 300 000 ₽'],
  [{}, ''],
])('names two themes and one sum in whole items', (part, line) => {
  expect(companyNeeds(fixtures.participant({ activity: [], minimum_sum: [], ...part })).join(' ')).toBe(line);
});
