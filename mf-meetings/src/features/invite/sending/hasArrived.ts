import { request } from 'shared-api/client';
import type { Schema } from 'shared-api/contract';

/** The most that one answer carries. */
const LIMIT = 1000;

/** Whether the server has this invitation, when its answer was lost. It may have been accepted meanwhile. */
export async function hasArrived({ user_id, date, point, _date }: Schema<'NewInvitation'>): Promise<boolean> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = { limit: LIMIT, page, is_move: _date === undefined ? (0 as const) : (1 as const) };
    const answer = await request('get', '/api/invitations/outgoing', { query });
    pages = answer.pages;
    const isThere = answer.invitations.some(
      (sent) =>
        sent.user_id === user_id &&
        sent.date === date &&
        sent.point === point &&
        (sent.status === 'AWAITING' || sent.status === 'ACCEPTED'),
    );
    if (isThere) return true;
  }
  return false;
}
