import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteServerDate } from 'shared-api/clock';
import { fixtures, renderPage, useFakeApi } from 'shared-api/testing';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { InviteButton } from './InviteButton';

const api = useFakeApi();
const SLOT = { date: '2026-11-23', point: '10:00' };

beforeEach(() => {
  noteServerDate('2026-11-22T09:00:00Z');
  api.answer('get', '/api/user', fixtures.currentUser({ id: 1 }));
  api.answer('get', '/api/user/{id}', fixtures.participant({ id: 2, company: 'Лель' }));
  api.answer('get', '/api/event', { datestart: '2026-11-23', dateend: '2026-11-23' });
  api.answer('get', '/api/settings', fixtures.settings({ features: ['invitation_text'] }));
  api.answer('get', '/api/points', { points: [{ point: '10:00', status: 'AVAILABLE', link: null }] });
  api.answer('get', '/api/meetings/companies', { companies: [] });
  for (const list of ['incoming', 'outgoing'] as const)
    api.answer('get', `/api/invitations/${list}`, { invitations: [], total_count: 0, pages: 0 });
});

const button = () => screen.findByRole('button', { name: 'Пригласить: пн, 23.11, 10:00, Лель' });

test('invites to its slot after a confirmation [FIRST-02] [PART-07]', async () => {
  let sent: unknown;
  api.answer('post', '/api/invite', ({ body }) => {
    sent = body;
    return fixtures.invitation(SLOT);
  });
  const { container } = renderPage(<InviteButton userId={2} {...SLOT} />);
  await userEvent.click(await button());
  await userEvent.click(screen.getByRole('button', { name: 'Пригласить' }));
  await waitFor(() => expect(sent).toEqual({ ...SLOT, user_id: 2 }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expectNoAxeViolations(container);
});

test('explains why inviting is impossible now [FIRST-02] [PART-06]', async () => {
  api.answer('get', '/api/event', { datestart: '2026-12-20', dateend: '2026-12-21' });
  renderPage(<InviteButton userId={2} {...SLOT} />);
  expect(await button()).toHaveAttribute('aria-disabled', 'true');
});
