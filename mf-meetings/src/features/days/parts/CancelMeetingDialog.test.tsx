import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteServerDate } from 'shared-api/clock';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { toast } from 'shared-ui/toast';
import { CancelMeetingDialog } from './CancelMeetingDialog';

const api = useFakeApi();
const company = { point: '12:30', company: 'Парус', company_id: 8, is_move: false };
const meeting = { date: '2026-11-23', point: '12:30', link: null, companies: [company] };
const onCancelled = jest.fn();
const onClose = jest.fn();
const REASON = 'Что случилось? (увидит компания)';
let features: string[];
let sent: unknown[];

const answers = () =>
  api.answer('post', '/api/meeting/cancel', ({ query, body }) => {
    sent.push([`${query.get('date')} ${query.get('point')}`, body]);
    return { ok: true };
  });

beforeEach(() => {
  // Noon in Moscow, half an hour before the meeting.
  noteServerDate('Mon, 23 Nov 2026 09:00:00 GMT');
  features = ['reasons'];
  sent = [];
  localStorage.clear();
  onCancelled.mockClear();
  onClose.mockClear();
  jest.spyOn(toast, 'success');
  jest.spyOn(toast, 'danger');
  api.answer('get', '/api/settings', () => fixtures.settings({ features }));
  api.answer('get', '/api/user/{id}', fixtures.participant({ id: 8, phone: '+7 921 000-11-22' }));
  api.answer('post', '/api/message', ({ body }) => {
    sent.push(body);
    return fixtures.message({ client_id: (body as { client_id: string }).client_id });
  });
  answers();
});
afterEach(() => noteServerDate(new Date().toUTCString()));

const open = () =>
  renderPage(<CancelMeetingDialog meeting={meeting} company={company} onCancelled={onCancelled} onClose={onClose} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const confirm = () => press('Да, отменить');
const isClosed = () => waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
const field = () => screen.getByRole('textbox', { name: REASON });

async function type(text: string) {
  await userEvent.click(field());
  await userEvent.paste(text);
}

test('sends a ready reason to the other company [REQ-04] [MEET-10]', async () => {
  open();
  await screen.findByRole('link', { name: 'Позвонить' });
  expect(screen.getByRole('button', { name: 'Не отменять' })).toHaveFocus();
  await press('Изменились планы');
  await expectNoAxeViolations(screen.getByRole('dialog'));
  await confirm();
  await isClosed();
  expect(sent).toEqual([['2026-11-23 12:30', { reason: 'Изменились планы' }]]);
  expect(onCancelled).toHaveBeenCalledWith(meeting, company);
});

test('cancels without a reason and body [REQ-04]', async () => {
  open();
  await type('   ');
  await confirm();
  await isClosed();
  expect(sent).toEqual([['2026-11-23 12:30', undefined]]);
});

test('refuses too long reasons and keeps them [REQ-04]', async () => {
  open();
  await type('ы'.repeat(301));
  expect(field()).toHaveAccessibleDescription(/301 из 300/);
  await confirm();
  expect(await screen.findByText('Сократите причину до 300 символов.')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.type(field(), '{Backspace}');
  await confirm();
  await isClosed();
  expect(sent).toEqual([['2026-11-23 12:30', { reason: 'ы'.repeat(300) }]]);
});

test('keeps the reason after a failure and a reload [REQ-04]', async () => {
  api.fail('post', '/api/meeting/cancel', { status: 500 });
  const { unmount } = open();
  await type('Задержали на таможне');
  await confirm();
  expect(await screen.findByText('Встреча не отменена. Попробуйте ещё раз.')).toBeVisible();
  expect(toast.danger).toHaveBeenCalledWith('Ошибка отмены встречи!');
  expect(field()).toHaveValue('Задержали на таможне');
  unmount();
  answers();
  const again = open();
  expect(field()).toHaveValue('Задержали на таможне');
  // The settings arrive after the dialog.
  await screen.findByRole('link', { name: 'Позвонить' });
  await confirm();
  await isClosed();
  expect(sent).toEqual([['2026-11-23 12:30', { reason: 'Задержали на таможне' }]]);
  again.unmount();
  open();
  expect(field()).toHaveValue('');
});

test('sends the reason as a message to an old server [ANS-07]', async () => {
  features = [];
  open();
  await press('Не успеваю');
  await confirm();
  await isClosed();
  expect(sent).toEqual([
    ['2026-11-23 12:30', undefined],
    expect.objectContaining({ user_id: 8, text: 'Встреча пн, 23.11.2026, 12:30 отменена. Не успеваю' }),
  ]);
});

test('quotes a reason whose message is refused [ANS-07]', async () => {
  features = [];
  api.fail('post', '/api/message', { status: 403, body: 'Компания заблокирована.' });
  open();
  await press('Не успеваю');
  await confirm();
  await isClosed();
  expect(toast.success).toHaveBeenCalledWith('Встреча успешно отменена!');
  expect(toast.danger).toHaveBeenCalledWith(expect.stringContaining('Сообщение «Не успеваю» не отправлено.'));
});

test('warns within the last hour, with call and chat', async () => {
  noteServerDate('Mon, 23 Nov 2026 09:05:00 GMT');
  open();
  expect(screen.getByText('До встречи 25 минут: компания уже может идти к вам. Позвоните или напишите.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Написать' })).toHaveAttribute('href', '/messages/8');
  expect(await screen.findByRole('link', { name: 'Позвонить' })).toHaveAttribute('href', 'tel:+79210001122');
});

test.each([
  ['an hour before', '08:29'],
  ['at the start', '09:30'],
])('does not warn %s', (_, time) => {
  noteServerDate(`Mon, 23 Nov 2026 ${time}:00 GMT`);
  open();
  expect(screen.queryByText(/^До встречи/)).not.toBeInTheDocument();
});

test('offers no call when the phone is hidden', async () => {
  api.answer('get', '/api/user/{id}', fixtures.participant({ id: 8 }));
  open();
  await press('Не успеваю');
  expect(screen.getByRole('link', { name: 'Написать' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Позвонить' })).not.toBeInTheDocument();
});

test('offers a call while the server cannot be reached [DAY-04]', async () => {
  // Hours before the meeting, so that no other sentence offers it.
  noteServerDate('Mon, 23 Nov 2026 05:00:00 GMT');
  open();
  expect(screen.queryByText(/Нужна связь/)).not.toBeInTheDocument();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('Нужна связь: компания должна узнать сразу.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Позвонить' })).toHaveAttribute('href', 'tel:+79210001122');
  await expectNoAxeViolations(screen.getByRole('dialog'));
  jest.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/Нужна связь/)).not.toBeInTheDocument();
});
