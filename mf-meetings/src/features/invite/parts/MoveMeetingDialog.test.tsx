import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtures, renderPage } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { toast } from 'shared-ui/toast';
import { COMPANY, MONDAY, TUESDAY, useInviteScene } from '#testing/useInviteScene';
import { MoveMeetingDialog } from './MoveMeetingDialog';

const { api, scene, answerCommands } = useInviteScene();
// Looking up dozens of slots by accessible name is slow on a busy machine.
const onClose = jest.fn();

/** Opens the dialog for a meeting on Monday at 14:00. */
async function open() {
  onClose.mockClear();
  const company = { point: '14:00', company: 'Северный ветер', company_id: COMPANY, is_move: false };
  scene.theirs[MONDAY] = 'bffmfm';
  scene.companies[MONDAY] = [company];
  const meeting = { date: MONDAY, point: '14:00', link: null, companies: [company] };
  renderPage(<MoveMeetingDialog meeting={meeting} company={company} onClose={onClose} />);
  return within(await screen.findByRole('group', { name: /^Слоты: Понедельник/ }));
}

const submit = () => screen.getByRole('button', { name: 'Попросить о переносе' });

test('marks the current time and sends both times [MEET-11]', async () => {
  const slots = await open();
  const dialog = screen.getByRole('dialog', { name: 'Перенести встречу' });
  expect(dialog).toHaveAccessibleDescription(
    'Северный ветер, сейчас пн, 23.11.2026, 14:00 GMT +03:00. Прежнее время действует, пока компания не согласится.',
  );
  expect(slots.getByRole('button', { name: /^14:00/ })).toHaveTextContent('14:00встреча назначенасейчас');
  expect(submit()).toHaveAccessibleDescription('Выберите новое время');
  await userEvent.click(submit());
  expect(scene.invited).toEqual([]);
  await expectNoAxeViolations(dialog);

  await userEvent.click(slots.getByRole('button', { name: /^13:30/ }));
  expect(screen.getByText('Новое время: пн, 23.11.2026, 13:30')).toHaveAttribute('role', 'status');
  expect(slots.getByRole('button', { name: /^13:30/ })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(submit());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(scene.invited).toEqual([{ user_id: COMPANY, date: MONDAY, point: '13:30', _date: MONDAY, _point: '14:00' }]);
  expect(toast.success).toHaveBeenCalledWith('Приглашение отправлено!');
});

test('moves the meeting to another day [MEET-11]', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: /вторник, 24 ноября/ }));
  const slots = within(await screen.findByRole('group', { name: /^Слоты: Вторник/ }));
  await userEvent.click(slots.getByRole('button', { name: /^14:00/ }));
  await userEvent.click(submit());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(scene.invited).toMatchObject([{ date: TUESDAY, point: '14:00', _date: MONDAY, _point: '14:00' }]);
});

test('keeps the selection when sending fails [MEET-11] [PART-07]', async () => {
  const slots = await open();
  api.fail('post', '/api/invite', { status: 409, body: 'Перенос этой встречи уже запрошен.' });
  await userEvent.click(slots.getByRole('button', { name: /^13:30/ }));
  await userEvent.click(submit());
  expect(await screen.findByText('Перенос этой встречи уже запрошен.')).toBeVisible();
  expect(toast.danger).toHaveBeenCalledWith('Ошибка создания приглашения!');
  expect(onClose).not.toHaveBeenCalled();
  answerCommands();
  await userEvent.click(screen.getByRole('button', { name: 'Отправить ещё раз' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(scene.invited).toHaveLength(1);
});

test('offers other slots when the chosen slot is occupied', async () => {
  const slots = await open();
  await userEvent.click(slots.getByRole('button', { name: /^13:30/ }));
  scene.theirs[MONDAY] = 'bfmmfm';
  await userEvent.click(submit());
  expect(await screen.findByText(/^Это время только что заняли/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'вт, 24.11.2026, 14:00' }));
  expect(await screen.findByRole('group', { name: /^Слоты: Вторник/ })).toBeVisible();
  await userEvent.click(submit());
  await waitFor(() => expect(scene.invited).toMatchObject([{ date: TUESDAY, point: '14:00' }]));
});

test('explains that a chat-only company cannot be invited', async () => {
  scene.target = fixtures.participant({ id: COMPANY, only_chat: true });
  const company = { point: '14:00', company: 'Северный ветер', company_id: COMPANY, is_move: false };
  const meeting = { date: MONDAY, point: '14:00', link: null, companies: [company] };
  renderPage(<MoveMeetingDialog meeting={meeting} company={company} onClose={onClose} />);
  expect(await screen.findByText(/предпочитает общение в чате/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Попросить о переносе' })).not.toBeInTheDocument();
});
