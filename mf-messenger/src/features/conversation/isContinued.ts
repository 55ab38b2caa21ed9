import { isMark, type ChatRow } from './chatRows';

/** Milliseconds between messages of one author that are grouped. */
const CLOSE = 5 * 60_000;

/** Whether a row is grouped with the one above: the same author within five minutes. */
export function isContinued(rows: readonly ChatRow[], index: number, ownUserId: number): boolean {
  const [former, written] = [writtenIn(rows[index - 1], ownUserId), writtenIn(rows[index], ownUserId)];
  if (!former || !written || former.authorId !== written.authorId) return false;
  return Date.parse(written.at) - Date.parse(former.at) < CLOSE;
}

function writtenIn(row: ChatRow | undefined, ownUserId: number): { authorId: number; at: string } | undefined {
  if (row === undefined) return undefined;
  if (!isMark(row)) return { authorId: row.user_id, at: row.created_at };
  return row.kind === 'outgoing' ? { authorId: ownUserId, at: row.outgoing.createdAt } : undefined;
}
