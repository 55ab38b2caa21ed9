import { request } from 'shared-api/client';
import { useQuery, useRefreshOn, type Query } from 'shared-api/query';

const EVENTS = ['invitation'] as const;
// Keys of the prefixes that a sent invitation or message refreshes.
const INVITED = ['invitations', 'any-sent'] as const;
const WROTE = ['chats', 'any'] as const;

/** Whether the company has invited or met anybody; a chat-only company, whether it has a chat. */
export function useHasBegun(isChatOnly: boolean): Query<boolean> {
  useRefreshOn(EVENTS, [INVITED]);
  return useQuery(isChatOnly ? WROTE : INVITED, isChatOnly ? hasChat : hasInvited);
}

async function hasInvited(): Promise<boolean> {
  const [sent, meetings] = await Promise.all([
    request('get', '/api/invitations/outgoing', { query: { limit: 1, page: 1, is_move: 0 } }),
    request('get', '/api/meetings/future', { query: { limit: 1, page: 1 } }),
  ]);
  return sent.total_count + meetings.total_count > 0;
}

async function hasChat(): Promise<boolean> {
  const { chats } = await request('get', '/api/chats', { query: { offset: 0, limit: 1 } });
  return chats.length > 0;
}
