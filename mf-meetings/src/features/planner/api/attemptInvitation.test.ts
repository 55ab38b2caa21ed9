import { expect, test } from '@jest/globals';
import { fixtures, useFakeApi } from 'shared-api/testing';
import type { Note } from '#api/unsent';
import { slotKey } from '../domain/slotKey';
import { attemptInvitation } from './attemptInvitation';

const api = useFakeApi();

test('reuses the note’s id when an invitation is repeated', async () => {
  api.answer('post', '/api/invite', fixtures.invitation());
  api.answer('get', '/api/invitations/incoming', { invitations: [], total_count: 0, pages: 1 });
  api.answer('get', '/api/invitations/outgoing', { invitations: [], total_count: 0, pages: 1 });
  api.answer('get', '/api/meetings/companies', { companies: [] });
  const ids = new Set<string>();
  const sendNote = async ({ clientId }: Note) => {
    ids.add(clientId);
    return 'sent' as const;
  };
  const slot = slotKey('2026-11-23', '10:00');
  const invitation = { userId: 2, slot, message: 'До встречи!', noteId: 'the-note' };
  await attemptInvitation(invitation, sendNote);
  await attemptInvitation({ ...invitation, isRepeat: true }, sendNote);
  expect([...ids]).toEqual(['the-note']);
});
