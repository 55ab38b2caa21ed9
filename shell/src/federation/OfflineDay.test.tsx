import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { noteServerDate } from 'shared-api/clock';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { OfflineDay } from './OfflineDay';

const api = useFakeApi();

beforeEach(() => noteServerDate('Sun, 22 Nov 2026 22:00:00 GMT'));
afterEach(() => noteServerDate(new Date().toUTCString()));

test('lists Moscow’s day by the shell alone [DAY-08]', async () => {
  const days: (string | null)[] = [];
  api.answer('get', '/api/meetings/companies', ({ query }) => {
    days.push(query.get('date'));
    const place = { label: 'Стол 14', hall: 'Б', kind: 'table' } as const;
    const first = { point: '10:00', company: 'Лель', company_id: 2, is_move: false, place };
    return { companies: [{ ...first, point: '12:00', company: 'Шаг', company_id: 3 }, first] };
  });
  api.answer('get', '/api/user/{id}', ({ path }) => fixtures.participant({ id: Number(path.id), phone: '+7 900' }));
  const { container } = renderPage(<OfflineDay />);
  const [first] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('10:00 · Лель · Стол 14, зал Б +7 900');
  expect(days).toEqual(['2026-11-23']);
  await expectNoAxeViolations(container);
});
