import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Invitation } from 'shared-api/contract';
import { fixtures, renderPage } from 'shared-api/testing';
import { COMPANY, MONDAY, useInviteScene } from '#testing/useInviteScene';
import { CounterOfferDialog } from './CounterOfferDialog';
import { InviteCalendar } from './InviteCalendar';

const { api, scene, answerCommands, takeInvitation } = useInviteScene();
// Looking up dozens of slots by accessible name is slow on a busy machine.
const onClose = jest.fn();

/** Sent and rejected invitations, in order. */
let steps: string[];

/** A new id for each test: the outbox does not reject the same invitation again. */
let received: Invitation;
let receivedMove: Invitation;
let lastId = 0;

beforeEach(() => {
  steps = [];
  lastId += 1;
  received = fixtures.invitation({ id: lastId, user_id: COMPANY, date: MONDAY, point: '14:30' });
  receivedMove = { ...received, _date: MONDAY, _point: '15:00' };
  onClose.mockClear();
});

function answerInOrder() {
  api.answer('post', '/api/invite', (call) => {
    steps.push('invite');
    return takeInvitation(call);
  });
  api.answer('put', '/api/invite/{id}', ({ path, body }) => {
    steps.push(`${path.id} ${(body as Pick<Invitation, 'status'>).status}`);
    scene.incoming = scene.incoming.filter(({ id }) => id !== Number(path.id));
    return { ok: true };
  });
}

/** Opens the dialog and selects Monday, 13:30. */
async function open(invitation: Invitation) {
  scene.incoming = [invitation];
  answerInOrder();
  const page = renderPage(<CounterOfferDialog invitation={invitation} onClose={onClose} />);
  const slots = within(await screen.findByRole('group', { name: /^Слоты: Понедельник/ }));
  await userEvent.click(slots.getByRole('button', { name: /^13:30/ }));
  return page;
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Отклонить и предложить' }));
const isClosed = () => waitFor(() => expect(onClose).toHaveBeenCalled());

test('sends the new invitation before rejecting the old one', async () => {
  await open(received);
  expect(screen.getByRole('dialog', { name: 'Предложить другое время' })).toHaveAccessibleDescription(
    /^Северный ветер, приглашение на пн, 23\.11\.2026, 14:30 GMT/,
  );
  await submit();
  await isClosed();
  expect(steps).toEqual(['invite', `${lastId} REJECTED`]);
  expect(scene.invited).toEqual([{ user_id: COMPANY, date: MONDAY, point: '13:30' }]);
});

test('keeps the old invitation when the new one fails', async () => {
  await open(received);
  api.fail('post', '/api/invite', { status: 409, body: 'У вас на это время уже назначена встреча.' });
  await submit();
  expect(await screen.findByText('У вас на это время уже назначена встреча.')).toBeVisible();
  expect(steps).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

test('completes the rejection after a reload', async () => {
  const { unmount } = await open(received);
  api.fail('put', '/api/invite/{id}', 'network');
  await submit();
  expect(await screen.findByText(/Прежнее приглашение ещё не отклонено: это произойдёт само/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Отклонить и предложить' })).not.toBeInTheDocument();
  unmount();

  answerCommands();
  renderPage(<InviteCalendar userId={COMPANY} />);
  await waitFor(() => expect(scene.rejected).toEqual([lastId]));
  expect(scene.invited).toHaveLength(1);
});

test('reports an invitation that was decided in the meantime', async () => {
  await open(received);
  api.fail('put', '/api/invite/{id}', { status: 409, body: 'По этому приглашению уже принято решение.' });
  await submit();
  expect(await screen.findByText(/прежнее приглашение отклонить не удалось\. По этому приглашению уже/)).toBeVisible();
});

test('rejects an invitation to move before sending a new one', async () => {
  await open(receivedMove);
  await submit();
  await isClosed();
  expect(steps).toEqual([`${lastId} REJECTED`, 'invite']);
  expect(scene.invited).toEqual([{ user_id: COMPANY, date: MONDAY, point: '13:30', _date: MONDAY, _point: '15:00' }]);
});

test('retries a failed new time without rejecting again', async () => {
  await open(receivedMove);
  api.fail('post', '/api/invite', { status: 403, body: 'Сейчас нельзя.' });
  await submit();
  expect(
    await screen.findByText('Приглашение отклонено, но новое время ещё не предложено. Сейчас нельзя.'),
  ).toBeVisible();
  expect(steps).toEqual([`${lastId} REJECTED`]);
  answerInOrder();
  await userEvent.click(screen.getByRole('button', { name: 'Отправить ещё раз' }));
  await isClosed();
  expect(steps).toEqual([`${lastId} REJECTED`, 'invite']);
});

test('accepts a lost response when the invitation is closed', async () => {
  await open(receivedMove);
  api.answer('put', '/api/invite/{id}', () => {
    scene.incoming = [];
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- what a handler of the fake network throws is its answer
    throw Response.error();
  });
  await submit();
  await isClosed();
  expect(steps).toEqual(['invite']);
});

test('keeps the invitation when the new time is occupied', async () => {
  await open(receivedMove);
  scene.theirs[MONDAY] = 'bfmffm';
  await submit();
  expect(await screen.findByText(/^Это время только что заняли/)).toBeVisible();
  expect(steps).toEqual([]);
});
