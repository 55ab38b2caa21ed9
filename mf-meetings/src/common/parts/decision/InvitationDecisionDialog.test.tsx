import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { toast } from 'shared-ui/toast';
import { InvitationDecisionDialog } from './InvitationDecisionDialog';

const api = useFakeApi();
const invitation = fixtures.invitation({ id: 7, company: 'Парус' });
const onClose = jest.fn();
let sent: unknown[];

const answers = () =>
  api.answer('put', '/api/invite/{id}', ({ path, body }) => {
    sent.push([path.id, body]);
    return { ok: true };
  });

beforeEach(() => {
  sent = [];
  onClose.mockClear();
  jest.spyOn(toast, 'success');
  jest.spyOn(toast, 'danger');
  api.answer('get', '/api/settings', fixtures.settings({ features: ['reasons'] }));
  answers();
});

const open = () =>
  renderPage(<InvitationDecisionDialog pending={{ decision: 'reject', invitation }} onClose={onClose} />);
const field = () => screen.findByRole('textbox', { name: 'Причина (увидит компания)' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const confirm = () => press('Да, отклонить');
const isClosed = () => waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));

async function type(text: string) {
  await userEvent.click(await field());
  await userEvent.paste(text);
}

test('sends the typed reason [REQ-04] [INV-07]', async () => {
  open();
  await type('  Вернёмся к этому весной. ');
  await expectNoAxeViolations(screen.getByRole('dialog'));
  await confirm();
  await isClosed();
  expect(sent).toEqual([['7', { status: 'REJECTED', reason: 'Вернёмся к этому весной.' }]]);
  expect(toast.success).toHaveBeenCalledWith('Заявка отклонена!');
});

test('rejects without a reason [REQ-04]', async () => {
  open();
  await type('   ');
  await confirm();
  await isClosed();
  expect(sent).toEqual([['7', { status: 'REJECTED' }]]);
});

test('ready reasons replace each other and follow own words [REQ-04]', async () => {
  open();
  await field();
  await press('Нет времени');
  expect(await field()).toHaveValue('Нет времени');
  await press('Не наш профиль');
  expect(await field()).toHaveValue('Не наш профиль');
  expect(screen.getByRole('button', { name: 'Не наш профиль' })).toHaveAttribute('aria-pressed', 'true');
  await press('Не наш профиль');
  expect(await field()).toHaveValue('');
  await type('Мы в отпуске.');
  await press('Встретимся на стенде');
  expect(await field()).toHaveValue('Мы в отпуске. Встретимся на стенде');
});

test('keeps the reason after a failure [REQ-04] [INV-07]', async () => {
  api.fail('put', '/api/invite/{id}', 'network');
  open();
  await type('Нет времени');
  await confirm();
  await waitFor(() => expect(toast.danger).toHaveBeenCalledWith('Ошибка изменения статуса заявки!'));
  expect(await field()).toHaveValue('Нет времени');
  answers();
  await confirm();
  await isClosed();
  expect(sent).toEqual([['7', { status: 'REJECTED', reason: 'Нет времени' }]]);
});

test('refuses a reason that is too long before sending [REQ-04]', async () => {
  open();
  await type('я'.repeat(301));
  expect(await field()).toHaveAccessibleDescription(/Сократите текст до 300 символов\..*301 из 300/);
  await confirm();
  expect(await screen.findByText('Сократите причину до 300 символов.')).toBeVisible();
  expect(sent).toEqual([]);
  expect(toast.danger).not.toHaveBeenCalled();
});

test('asks for no reason on a server without reasons', async () => {
  api.answer('get', '/api/settings', fixtures.settings());
  open();
  await confirm();
  await isClosed();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(sent).toEqual([['7', { status: 'REJECTED' }]]);
});

test('asks for no reason when the settings cannot be loaded', async () => {
  api.fail('get', '/api/settings', 'network');
  open();
  await confirm();
  await isClosed();
  expect(sent).toEqual([['7', { status: 'REJECTED' }]]);
});
