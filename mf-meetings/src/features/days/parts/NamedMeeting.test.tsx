import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fixtures, renderPage } from 'shared-api/testing';
import { useMeetingsScene } from '#testing/useMeetingsScene';
import { DaysView } from './DaysView';

const { api, scene } = useMeetingsScene();

const meeting = { date: '2026-11-28', point: '10:00', company: 'Парус', company_id: 8 };
const nothing = () => undefined;
const render = (address: string) =>
  renderPage(<DaysView isChatOnly={false} cancelled={[]} onCancel={nothing} onMove={nothing} onPrint={nothing} />, {
    address,
  });

beforeEach(() => {
  api.answer('get', '/api/settings', fixtures.settings({ features: ['meeting'] }));
  scene.meetings.push({ ...meeting, meeting_id: 9 });
});

test('focuses the row of the meeting that the address names [ANS-04]', async () => {
  api.answer('get', '/api/meeting/{id}', meeting);
  render('/meetings?date=2026-11-28&meeting=9');
  const link = await screen.findByRole('link', { name: 'Парус' });
  await waitFor(() => expect(link.closest('[data-focus-row]')).toHaveFocus());
});

test('follows a meeting to its present day [ANS-04]', async () => {
  api.answer('get', '/api/meeting/{id}', meeting);
  const { location } = render('/meetings?date=2026-11-25&meeting=9');
  await waitFor(() => expect(location()).toBe('/meetings?date=2026-11-28&meeting=9'));
  expect(await screen.findByRole('link', { name: 'Парус' })).toBeVisible();
});

test('says that the organizer cancelled, and who is free [ORG-11]', async () => {
  scene.meetings = [];
  api.answer('get', '/api/meeting/{id}', {
    ...meeting,
    cancelled: { by: 'organizer', reason: 'Зал закрыт', free: [{ id: 3, company: 'Лель' }] },
  });
  render('/meetings?date=2026-11-28&meeting=9');
  expect(await screen.findByText(/Встреча отменена организатором:/)).toHaveTextContent(
    'Встреча отменена организатором: Парус, сб, 28.11.2026, 10:00. «Зал закрыт»',
  );
  expect(screen.getByRole('link', { name: 'Лель' })).toHaveAttribute('href', '/profile/3');
});

test('says that an unknown meeting is gone [ANS-04]', async () => {
  api.fail('get', '/api/meeting/{id}', { status: 404, body: 'Встреча не найдена.' });
  render('/meetings?date=2026-11-28&meeting=77');
  expect(await screen.findByText('Этой встречи больше нет.')).toBeVisible();
});

test('finds the named meeting on servers without the call [ANS-04]', async () => {
  // The call would fail: the fake network has no handler for it.
  api.answer('get', '/api/settings', fixtures.settings());
  render('/meetings?date=2026-11-28&meeting=9');
  const link = await screen.findByRole('link', { name: 'Парус' });
  await waitFor(() => expect(link.closest('[data-focus-row]')).toHaveFocus());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
