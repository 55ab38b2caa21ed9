import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { noteServerDate } from 'shared-api/clock';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { questions } from '#remote';
import { TodayMeetings } from './features/today-meetings/parts/TodayMeetings';

const api = useFakeApi();

beforeEach(() => noteServerDate('Sun, 22 Nov 2026 09:00:00 GMT'));
afterEach(() => noteServerDate(new Date().toUTCString()));

test('requests everything declared for prefetching today’s meetings', async () => {
  api.answer('get', '/api/event', { datestart: '2026-11-20', dateend: '2026-11-27' });
  api.answer('get', '/api/user', fixtures.currentUser());
  api.answer('get', '/api/meetings/future', { meetings: {}, total_count: 0, pages: 0 });
  api.answer('get', '/api/points', { points: [{ point: '15:00', status: 'AVAILABLE', link: null }] });
  api.answer('get', '/api/meetings/companies', { companies: [] });
  const fetched = jest.spyOn(globalThis, 'fetch');
  renderPage(<TodayMeetings />);
  await screen.findByRole('list', { name: 'Слоты на сегодня' });
  const asked = fetched.mock.calls.map(([address]) => address);
  const expected = questions.TodayMeetings.map((address) => address.replace('{today}', '2026-11-22'));
  expect(asked).toEqual(expect.arrayContaining(expected));
});
