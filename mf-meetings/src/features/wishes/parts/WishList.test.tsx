import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Schema } from 'shared-api/contract';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { Toaster } from 'shared-ui/Toaster';
import { WishList } from './WishList';

const api = useFakeApi();
const user = userEvent.setup();
const SLOT = { date: '2026-11-29', point: '10:00' };
let wishes: Schema<'Wish'>[];
let sent: unknown[];

beforeEach(() => {
  sent = [];
  wishes = [
    { id: 3, company: 'Лель', is_mutual: true, proposal: SLOT },
    { id: 4, company: 'Шаг', is_mutual: true },
    { id: 5, company: 'Парус', is_mutual: false },
  ];
  api.answer('get', '/api/settings', fixtures.settings({ features: ['wishes'] }));
  api.answer('get', '/api/wishes', () => ({ wishes }));
});

const draw = () =>
  renderPage(
    <>
      <WishList />
      <Toaster />
    </>,
    { address: '/invitations' },
  );

test('confirms a proposed time by an invitation [AFTER-05]', async () => {
  api.answer('post', '/api/invite', ({ body }) => {
    sent.push(body);
    wishes = [
      { id: 3, company: 'Лель', is_mutual: true, proposal: { ...SLOT, invitation: { id: 9, is_incoming: false } } },
    ];
    return fixtures.invitation({ id: 9, user_id: 3, company: 'Лель', ...SLOT });
  });
  const { container } = draw();
  expect(await screen.findByText('вс, 29.11.2026, 10:00')).toBeVisible();
  expect(screen.getByText('Время предложим в 19:00')).toBeVisible();
  expect(screen.getByText('Пока только вы')).toBeVisible();
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Подтвердить: Лель' }));
  expect(await screen.findByText(/Вы подтвердили, ждём компанию/)).toBeVisible();
  expect(sent).toEqual([{ user_id: 3, ...SLOT }]);
  expect(screen.queryByRole('button', { name: 'Подтвердить: Лель' })).toBeNull();
});

test('accepts the time that the company has confirmed [AFTER-05]', async () => {
  wishes = [
    { id: 3, company: 'Лель', is_mutual: true, proposal: { ...SLOT, invitation: { id: 9, is_incoming: true } } },
  ];
  api.answer('put', '/api/invite/{id}', ({ path, body }) => {
    sent.push([path.id, body]);
    return { ok: true };
  });
  draw();
  await user.click(await screen.findByRole('button', { name: 'Подтвердить: Лель' }));
  expect(await screen.findByText('Встреча назначена.')).toBeVisible();
  expect(sent).toEqual([['9', { status: 'ACCEPTED' }]]);
});

test('says why a time is refused, and removes a company [AFTER-05]', async () => {
  api.fail('post', '/api/invite', { status: 409, body: 'Участник недоступен в это время.' });
  api.answer('delete', '/api/wishes/{id}', ({ path }) => {
    wishes = wishes.filter(({ id }) => String(id) !== path.id);
    return { ok: true };
  });
  draw();
  await user.click(await screen.findByRole('button', { name: 'Подтвердить: Лель' }));
  expect(await screen.findByText('Участник недоступен в это время.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Убрать из списка: Парус' }));
  await waitFor(() => expect(screen.queryByText('Парус')).toBeNull());
});

test('shows five companies until more are wanted [AFTER-05]', async () => {
  wishes = [3, 4, 5, 6, 7, 8].map((id) => ({ id, company: `Компания ${id}`, is_mutual: false }));
  draw();
  expect(await screen.findByText('Компания 7')).toBeVisible();
  expect(screen.queryByText('Компания 8')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Показать все: 6' }));
  expect(screen.getByText('Компания 8')).toBeVisible();
});

test('stays hidden without wishes or on a server without them [AFTER-05]', async () => {
  wishes = [];
  let reads = 0;
  api.answer('get', '/api/settings', () => {
    reads += 1;
    return fixtures.settings({ features: [] });
  });
  draw();
  await waitFor(() => expect(reads).toBe(1));
  await act(async () => undefined);
  expect(screen.queryByRole('region', { name: 'Взаимный список' })).toBeNull();
});
