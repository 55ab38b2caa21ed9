import { expect, test } from '@jest/globals';
import { fixtures } from '../fixtures';
import { companyFit, fitExplanation, fitLine } from './fit';

const areas = (...names: string[]) => names.map((value) => ({ id: value.length, value }));
const umbrellas = 'Зонты';
const lamps = 'Светильники';
const plaids = 'Пледы и шарфы';
const mugs = 'Кружки';

const supplier = fixtures.participant({
  id: 1,
  type: 'Поставщик',
  country: 'Россия',
  city: 'Казань',
  activity: areas(umbrellas, lamps, plaids),
  minimum_circulation: ['от 10 шт.', 'от 100 шт.'],
  minimum_sum: ['от 10 000 ₽'],
  branding: 'Да (с нанесением)',
});
const customer = fixtures.participant({
  id: 2,
  type: 'Заказчик',
  country: 'Россия',
  city: 'Казань',
  activity: areas(mugs, lamps, umbrellas, plaids),
  minimum_circulation: ['от 100 шт.', 'от 500 шт.'],
  minimum_sum: ['от 10 000 ₽'],
  branding: 'Да (с нанесением)',
});
const away = { city: 'Москва', minimum_circulation: [], minimum_sum: ['от 5 ₽'], branding: 'Нет (без нанесения)' };

test('names matching fields in a line and in sentences', () => {
  const fit = companyFit(supplier, customer);
  expect(fit && fitLine(fit)).toBe('Подходит: тематика 3 из 4 · город · тираж · сумма · брендирование');
  expect(fit && fitExplanation(fit, 'Поставщик')).toBe(
    'Из того, что ищет компания, вы предлагаете 3 из 4: Светильники, Зонты, Пледы и шарфы. Город один: Казань. ' +
      'Тираж совпадает: от 100 шт. Сумма совпадает: от 10 000 ₽. Брендирование совпадает: Да (с нанесением).',
  );
});

test('counts the customer’s wishes for viewers of both types', () => {
  const fit = companyFit(customer, supplier);
  expect(fit && fitLine(fit)).toMatch(/^Подходит: тематика 3 из 4 · город/);
  expect(fit && fitExplanation(fit, 'Заказчик')).toMatch(
    /^Из того, что вы ищете, компания предлагает 3 из 4: Светильники, Зонты, Пледы и шарфы\./,
  );
});

test('fits by themes alone and omits differing fields', () => {
  const fit = companyFit(supplier, { ...customer, ...away, activity: areas(umbrellas) });
  expect(fit && fitLine(fit)).toBe('Подходит: тематика 1 из 1');
  expect(fit && fitExplanation(fit, 'Поставщик')).toBe('Из того, что ищет компания, вы предлагаете 1 из 1: Зонты.');
});

test.each([
  ['offers and wishes differ', supplier, { ...customer, activity: areas(mugs) }],
  ['the customer wants no products', supplier, { ...customer, activity: [] }],
  ['the supplier offers no products', { ...supplier, activity: [] }, customer],
  ['both are suppliers', supplier, { ...supplier, id: 3 }],
])('finds no fit when %s', (_case, viewer, company) => {
  expect(companyFit(viewer, company)).toBeUndefined();
});

test('ignores empty fields and equal cities of different countries', () => {
  const blank = { city: '', branding: ' ', minimum_circulation: [], minimum_sum: [] };
  const bare = companyFit({ ...supplier, ...blank }, { ...customer, ...blank });
  expect(bare && fitLine(bare)).toBe('Подходит: тематика 3 из 4');
  const abroad = companyFit({ ...supplier, ...away }, { ...customer, city: 'Москва', country: 'США' });
  expect(abroad && fitLine(abroad)).toBe('Подходит: тематика 3 из 4');
});
