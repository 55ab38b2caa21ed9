import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteServerDate } from 'shared-api/clock';
import type { MeetingCompany } from 'shared-api/contract';
import { useCurrentUser } from 'shared-api/session';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { Toaster } from 'shared-ui/Toaster';
import { expectedStart } from '#domain/meeting';
import { MeetingArrival } from './MeetingArrival';

const api = useFakeApi();
const user = userEvent.setup();
const SLOT = { date: '2026-11-28', point: '10:00' };
const bank = (part: Partial<MeetingCompany> = {}): MeetingCompany => ({
  point: SLOT.point,
  company: 'Банк «Созвездие»',
  company_id: 7,
  is_move: false,
  meeting_id: 3,
  ...part,
});

let sent: unknown[];

beforeEach(() => {
  noteServerDate('2026-11-28T06:50:00Z');
  api.answer('get', '/api/settings', fixtures.settings({ features: ['arrivals'] }));
  sent = [];
  api.answer('put', '/api/meeting/{id}/arrival', ({ path, body }) => {
    sent.push([path.id, body]);
    return { ok: true };
  });
});

const draw = (company = bank()) =>
  renderPage(
    <>
      <MeetingArrival meeting={SLOT} company={company} />
      <Toaster />
    </>,
  );

/** Like the shell, renders only after the current user has loaded. */
function LoggedIn() {
  return useCurrentUser().data && <MeetingArrival meeting={SLOT} company={bank()} />;
}

test('tells an arrival, or a delay by minutes [DAY-09]', async () => {
  const { container } = draw();
  await user.click(await screen.findByRole('button', { name: 'Я на месте' }));
  await user.click(screen.getByRole('button', { name: 'Опаздываю' }));
  expect(screen.getAllByRole('button', { name: /^на \d+ минут$/ })).toHaveLength(3);
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'на 10 минут' }));
  expect(screen.getByRole('button', { name: 'Опаздываю', expanded: false })).toHaveFocus();
  await waitFor(() =>
    expect(sent).toEqual([
      ['3', { state: 'here' }],
      ['3', { state: 'late', minutes: 10 }],
    ]),
  );
});

test.each([
  [{ state: 'here' }, 'Банк «Созвездие» уже за столом 14, зал Б'],
  [{ state: 'late', minutes: 5 }, 'Банк «Созвездие» опаздывает на 5 минут'],
] as const)('shows the word %j of the partner [DAY-09]', async (arrival, sentence) => {
  draw(bank({ arrival, place: { label: 'Стол 14', hall: 'Б', kind: 'table' } }));
  expect(await screen.findByRole('status')).toHaveTextContent(sentence);
});

test('takes the user’s delay back [DAY-09]', async () => {
  draw(bank({ own_arrival: { state: 'late', minutes: 15 } }));
  expect(await screen.findByText('Вы опаздываете на 15 минут')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Изменить' }));
  await user.click(screen.getByRole('button', { name: 'Отменить отметку' }));
  await waitFor(() => expect(sent).toEqual([['3', { state: 'none' }]]));
});

test('keeps a mark until the network is back [DAY-04]', async () => {
  api.answer('get', '/api/user', fixtures.currentUser({ id: 1 }));
  api.fail('put', '/api/meeting/{id}/arrival', 'network');
  const { container } = renderPage(<LoggedIn />);
  await user.click(await screen.findByRole('button', { name: 'Я на месте' }));
  expect(await screen.findByText('Отметка уйдёт, когда появится связь')).toBeVisible();
  expect(screen.getByText('Вы на месте')).toBeVisible();
  await expectNoAxeViolations(container);
  const undo = screen.getByRole('button', { name: 'Отменить: Банк «Созвездие»' });
  await waitFor(() => expect(undo).toBeEnabled());
  await user.click(undo);
  expect(await screen.findByRole('button', { name: 'Я на месте' })).toBeVisible();
  expect(screen.queryByText('Вы на месте')).not.toBeInTheDocument();
});

test('says why the server refuses [DAY-09]', async () => {
  api.fail('put', '/api/meeting/{id}/arrival', { status: 409, body: 'Эта встреча отменена.' });
  draw();
  await user.click(await screen.findByRole('button', { name: 'Я на месте' }));
  expect(await screen.findByText('Эта встреча отменена.')).toBeVisible();
});

test.each([
  ['an hour and a minute before', '2026-11-28T05:59:00Z', ['arrivals']],
  ['after the end', '2026-11-28T07:30:00Z', ['arrivals']],
  ['the day before', '2026-11-27T06:50:00Z', ['arrivals']],
  ['on a server without arrivals', '2026-11-28T06:50:00Z', []],
])('stays hidden %s [DAY-09]', async (_when, now, features) => {
  noteServerDate(now);
  let isRead = false;
  api.answer('get', '/api/settings', () => {
    isRead = true;
    return fixtures.settings({ features });
  });
  draw();
  await waitFor(() => expect(isRead).toBe(true));
  await act(async () => undefined);
  expect(screen.queryByRole('button', { name: 'Я на месте' })).toBeNull();
});

test('expects a meeting when the later company comes [DAY-09]', () => {
  const companies = [
    bank({ arrival: { state: 'late', minutes: 5 } }),
    bank({ arrival: { state: 'late', minutes: 10 } }),
  ];
  expect(new Date(expectedStart({ ...SLOT, companies })).toISOString()).toBe('2026-11-28T07:10:00.000Z');
  expect(new Date(expectedStart({ ...SLOT, companies: [bank()] })).toISOString()).toBe('2026-11-28T07:00:00.000Z');
});
