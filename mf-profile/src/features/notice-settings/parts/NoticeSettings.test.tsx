import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { closeToasts, expectNoAxeViolations } from 'shared-ui/testing';
import { Toaster } from 'shared-ui/Toaster';
import { NoticeSettings } from './NoticeSettings';

const api = useFakeApi();
const user = userEvent.setup({ delay: null });
let saved: unknown[];

beforeEach(() => {
  closeToasts();
  saved = [];
  api.answer('get', '/api/settings', fixtures.settings({ features: ['notices'] }));
  api.answer('get', '/api/notices/settings', {
    quiet_from: '22:00',
    quiet_to: '08:00',
    groups: { invitations: { email: false } },
    hide_text: true,
  });
  api.answer('put', '/api/notices/settings', ({ body }) => {
    saved.push(body);
    return { ok: true };
  });
});

const start = () =>
  renderPage(
    <>
      <NoticeSettings />
      <Toaster />
    </>,
  );
const box = (name: string) => screen.findByRole('checkbox', { name });
const email = () => box('Приглашения и ответы: Письмо');

test('shows groups and quiet hours [ANS-05]', async () => {
  const { container } = start();
  expect(await email()).not.toBeChecked();
  expect(await box('Отмены и переносы: Письмо')).toBeChecked();
  expect(await box('Тихие часы')).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Начало тихих часов' })).toHaveValue('22:00');
  expect(await box('Сообщения: Письмо')).toBeChecked();
  expect(await box('Новости и организатор: Письмо')).not.toBeChecked();
  expect(screen.getAllByRole('row')).toHaveLength(6);
  await expectNoAxeViolations(container);
});

test('saves each change at once and keeps the rest [ANS-05]', async () => {
  start();
  await user.click(await email());
  expect(await email()).toBeChecked();
  expect(await screen.findByText('Изменения успешно применены!')).toBeVisible();
  await user.click(await box('Тихие часы'));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(saved).toEqual([
    { quiet_from: '22:00', quiet_to: '08:00', groups: { invitations: { email: true } }, hide_text: true },
    { quiet_from: null, quiet_to: null, groups: { invitations: { email: true } }, hide_text: true },
  ]);
});

test('keeps the choice for a retry when saving fails', async () => {
  start();
  await email();
  api.fail('put', '/api/notices/settings', 'network');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Конец тихих часов' }), '07:00');
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось сохранить настройки уведомлений.');
  expect(screen.getByRole('combobox', { name: 'Конец тихих часов' })).toHaveValue('07:00');
  api.answer('put', '/api/notices/settings', ({ body }) => {
    saved.push(body);
    return { ok: true };
  });
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(saved).toEqual([expect.objectContaining({ quiet_to: '07:00' })]));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('offers a retry when the settings fail to load', async () => {
  api.fail('get', '/api/notices/settings', { status: 500 });
  start();
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить настройки уведомлений.');
});

test('is hidden for a server without notices [ANS-07]', async () => {
  let isAsked = false;
  api.answer('get', '/api/settings', () => {
    isAsked = true;
    return fixtures.settings();
  });
  start();
  await waitFor(() => expect(isAsked).toBe(true));
  expect(screen.queryByText('О чём и где сообщать')).not.toBeInTheDocument();
});
