import { describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fixtures, renderKept } from 'shared-api/testing';
import { invitationOf, useInvitationsScene } from '#testing/useInvitationsScene';
import { useMeetingsScene } from '#testing/useMeetingsScene';
import { InvitationsPage } from './InvitationsPage';
import { MeetingsPage } from './MeetingsPage';
import { TodayPage } from './TodayPage';

const cut = () => void jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));

describe('meetings', () => {
  const { api, scene } = useMeetingsScene();

  test('open without a network with today’s companies [NET-09]', async () => {
    scene.meetings = [{ date: '2026-11-22', point: '16:00', company: 'Парус', company_id: 8 }];
    renderKept({ page: <MeetingsPage />, keepAnswers: MeetingsPage.keepAnswers, cut }, { address: '/meetings' });
    expect(await screen.findByText('Парус', { selector: 'a' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('of today keep each answer beside failed ones [DAY-03]', async () => {
    scene.meetings = [
      { date: '2026-11-22', point: '15:00', company: 'Шаг', company_id: 7 },
      { date: '2026-11-22', point: '12:30', company: 'Парус', company_id: 8 },
    ];
    api.answer('get', '/api/settings', fixtures.settings({ features: ['results'] }));
    api.fail('get', '/api/meetings/results', { status: 500 });
    api.answer('get', '/api/invitations/count', { count: 0 });
    api.answer('get', '/api/chats', { chats: [], unseen_count: 0 });
    api.answer('get', '/api/user/{id}', ({ path }) =>
      fixtures.participant({ id: Number(path.id), phone: '+7 900 000-00-00' }),
    );
    // The company that is kept first.
    api.answer('get', '/api/chat/{userId}', ({ path }) => ({ id: path.userId === '7' ? 5 : null }) as never);
    api.fail('get', '/api/chats/{id}/messages', { status: 500 });
    renderKept({ page: <TodayPage />, keepAnswers: TodayPage.keepAnswers, cut });
    expect(await screen.findByRole('link', { name: 'Позвонить' })).toHaveAttribute('href', 'tel:+79000000000');
  });
});

describe('requests', () => {
  const { api, lists, scene } = useInvitationsScene();

  test.each(['invitation_text', 'invitation_lists'])('open offline with their lists (%s) [NET-09]', async (feature) => {
    api.answer('get', '/api/event', { datestart: '2026-11-21', dateend: '2026-12-04' });
    scene.features = [feature];
    lists.incoming0 = [fixtures.invitation({ company: 'Светлый дом' })];
    renderKept({ page: <InvitationsPage />, keepAnswers: InvitationsPage.keepAnswers, cut });
    await invitationOf('Светлый дом');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
