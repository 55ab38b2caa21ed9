import { expect, test } from '@jest/globals';
import { fixtures } from 'shared-api/testing';
import { compareRows, isDifferent } from './compareRows';

const viewer = fixtures.currentUser({ type: 'Поставщик', city: 'Мурманск', activity: [{ id: 11, value: 'Футболки' }] });

test('lists the companies’ values and finds the rows that differ', () => {
  const rows = compareRows(
    [
      fixtures.participant({ industry: '' }),
      fixtures.participant({ city: 'Казань', minimum_circulation: [], site: '', industry: '' }),
    ],
    viewer,
  );
  const shared = 'сумма · брендирование';
  expect(rows.map(({ label, values }) => [label, ...values])).toEqual([
    ['Место', 'Россия, Мурманск', 'Россия, Казань'],
    ['Подходит', `тематика 1 из 2 · город · тираж · ${shared}`, `тематика 1 из 2 · ${shared}`],
    ['Что ищут', 'Футболки, Толстовки', 'Футболки, Толстовки'],
    ['Тираж', 'от 100 шт.', ''],
    ['Сумма', 'от 50 000 ₽', 'от 50 000 ₽'],
    ['Брендирование', 'Требуется, шелкография', 'Требуется, шелкография'],
    ['Сайт', 'https://severny-veter.example', ''],
  ]);
  expect(rows.filter(isDifferent).map(({ label }) => label)).toEqual(['Место', 'Подходит', 'Тираж', 'Сайт']);
});

test('labels the activity of suppliers as an offer', () => {
  const customer = fixtures.currentUser({ type: 'Заказчик', activity: [] });
  const rows = compareRows([fixtures.participant({ type: 'Поставщик' })], customer);
  expect(rows.map(({ label }) => label)).toContain('Что предлагают');
  expect(rows.map(({ label }) => label)).not.toContain('Подходит');
});
