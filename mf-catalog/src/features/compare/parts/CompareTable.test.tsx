import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { CompareTable } from './CompareTable';

const api = useFakeApi();
const companies = [
  fixtures.participant({ id: 2, company: 'Ветер' }),
  fixtures.participant({ id: 3, company: 'Парус' }),
];
const broken = undefined as never;

test('keeps a failing row of the comparison in its row [NET-03]', async () => {
  // React reports what a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  api.answer('get', '/api/event', { datestart: '2098-11-22', dateend: '2098-11-23' });
  const rows = [
    { label: 'Место', values: broken },
    { label: 'Сумма', values: ['от 50 000 ₽', 'от 10 000 ₽'] },
  ];
  renderPage(<CompareTable companies={companies} rows={rows} meetingWith={() => 'nobody'} />);
  expect(within(screen.getAllByRole('row')[1]!).getByRole('alert')).toHaveTextContent('Не удалось показать.');
  expect(screen.getByRole('row', { name: /Сумма/ })).toHaveTextContent('от 10 000 ₽');
  expect(screen.getByRole('link', { name: /Написать.*Парус/ })).toBeVisible();
});
