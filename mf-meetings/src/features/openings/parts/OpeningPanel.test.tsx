import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteServerDate } from 'shared-api/clock';
import type { Schema } from 'shared-api/contract';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { OpeningPanel } from './OpeningPanel';

const api = useFakeApi();
const user = userEvent.setup();
const SLOT = { date: '2026-11-28', point: '12:00' };
const address = `/meetings?date=${SLOT.date}&free=${SLOT.point}`;
const companies = [
  { id: 3, company: 'Лель' },
  { id: 4, company: 'Шаг' },
];
let openings: Schema<'Openings'>;

beforeEach(() => {
  // 11:00 in Moscow.
  noteServerDate('2026-11-28T08:00:00Z');
  openings = { companies };
  api.answer('get', '/api/settings', fixtures.settings({ features: ['openings'] }));
  api.answer('get', '/api/meetings/openings', () => openings);
});

test('invites one company at a time [AFTER-05]', async () => {
  let sent: unknown;
  api.answer('post', '/api/invite', ({ body }) => {
    sent = body;
    const asked = { id: 9, user_id: 3, company: 'Лель', expires_at: '2026-11-28T08:15:00Z' };
    openings = { companies: companies.slice(1), asked };
    return fixtures.invitation({ id: 9, user_id: 3, company: 'Лель', ...SLOT });
  });
  const { container } = renderPage(<OpeningPanel />, { address });
  await user.click(await screen.findByRole('button', { name: 'Пригласить: Лель' }));
  await user.click(screen.getByRole('button', { name: 'Пригласить' }));
  expect(await screen.findByText(/Приглашение отправлено: Лель\. Ответ ждём до 11:15\./)).toBeVisible();
  expect(sent).toEqual({ ...SLOT, user_id: 3, is_short: true });
  expect(screen.getByRole('button', { name: 'Пригласить: Шаг' })).toHaveAttribute('aria-disabled', 'true');
  await expectNoAxeViolations(container);
});

test('says why an invitation is refused [AFTER-05]', async () => {
  api.fail('post', '/api/invite', { status: 409, body: 'Участник недоступен в это время.' });
  renderPage(<OpeningPanel />, { address });
  await user.click(await screen.findByRole('button', { name: 'Пригласить: Лель' }));
  await user.click(screen.getByRole('button', { name: 'Пригласить' }));
  expect(await screen.findByText('Участник недоступен в это время.')).toBeVisible();
});

test('says when no company is free, or too late [AFTER-05]', async () => {
  openings = { companies: [] };
  const { unmount } = renderPage(<OpeningPanel />, { address });
  expect(await screen.findByText('Сейчас в это время никто не свободен.')).toBeVisible();
  unmount();
  noteServerDate('2026-11-28T09:00:00Z');
  renderPage(<OpeningPanel />, { address });
  expect(await screen.findByText('Это время уже началось.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Скрыть' }));
  expect(screen.queryByRole('region')).toBeNull();
});

test('stays hidden on a server without openings [AFTER-05]', async () => {
  let isRead = false;
  api.answer('get', '/api/settings', () => {
    isRead = true;
    return fixtures.settings({ features: [] });
  });
  renderPage(<OpeningPanel />, { address });
  await waitFor(() => expect(isRead).toBe(true));
  await act(async () => undefined);
  expect(screen.queryByRole('region')).toBeNull();
});
