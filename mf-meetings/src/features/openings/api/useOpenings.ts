import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';
import { invitationsKeys } from 'shared-api/invitations';
import { meetingsKeys } from 'shared-api/meetings';
import { createMutation, useQuery, type Query } from 'shared-api/query';
import { REREAD_MS } from '#domain/limits';

/** Who could fill a slot of the current user; only for servers with the feature `openings`. */
export function useOpenings(date: string, point: string): Query<Schema<'Openings'>> {
  return useQuery(
    meetingsKeys.openings(date, point),
    ([, , day, time]) => request('get', '/api/meetings/openings', { query: { date: day, point: time } }),
    { rereadsEvery: REREAD_MS },
  );
}

/** Sends an invitation that waits minutes for an answer. */
export const useInviteShort = createMutation(
  (invitation: { user_id: number; date: string; point: string }) =>
    request('post', '/api/invite', { body: { ...invitation, is_short: true } }),
  { refreshes: [meetingsKeys.isAny, invitationsKeys.isAny] },
);
