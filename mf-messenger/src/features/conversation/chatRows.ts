import type { Message } from 'shared-api/contract';
import { dayOf, formatDayHeader, slotStart } from 'shared-api/time';
import type { MessageHistory } from '#cache/messageHistory';
import type { OutgoingMessage } from '#outbox/outboxState';

/** What an open chat shows besides its messages: the place of older ones, days, «Новые сообщения», and what is not confirmed yet. */
export type ChatMark =
  | { kind: 'older'; key: string }
  | { kind: 'day'; key: string; label: string }
  | { kind: 'unseen'; key: string }
  | { kind: 'outgoing'; key: string; outgoing: OutgoingMessage };

/** One row of an open chat. A message is its own row: a chat has thousands. */
export type ChatRow = Message | ChatMark;

/** The key of the line «Новые сообщения». */
export const UNSEEN_KEY = 'unseen';

const DAY_MS = 24 * 60 * 60_000;

export function isMark(row: ChatRow): row is ChatMark {
  return 'kind' in row;
}

/** The key of a message's row: the same while it goes from sending to sent, so that it is not drawn anew. */
export const messageKey = ({ client_id, id }: Message): string | number => client_id ?? id;

/** The key of any row. */
export const rowKey = (row: ChatRow): string | number => (isMark(row) ? row.key : messageKey(row));

/**
 * The rows from top to bottom: the place of older messages, the messages by day, then what is not confirmed yet (CHAT-04).
 * @param firstUnseenId the message that «Новые сообщения» stands before
 */
export function toChatRows(
  { messages, hasOlder }: MessageHistory,
  outgoing: readonly OutgoingMessage[],
  firstUnseenId?: number,
): ChatRow[] {
  const rows: ChatRow[] = [];
  let isUnseenDue = firstUnseenId !== undefined;
  // The calendar costs more than all else here: it is asked once a day, and a chat of thousands is put in rows at each message.
  let begin = NaN;
  const beginDay = (at: string) => {
    const instant = Date.parse(at);
    if (instant >= begin && instant < begin + DAY_MS) return;
    const day = dayOf(at);
    begin = slotStart(day, '00:00');
    rows.push({ kind: 'day', key: `day-${day}`, label: formatDayHeader(day) });
  };

  // Another key after each page: the list asks again when another row comes first.
  if (hasOlder) rows.push({ kind: 'older', key: `older-${messages[0]?.id}` });
  for (const message of messages) {
    beginDay(message.created_at);
    if (isUnseenDue && message.id >= (firstUnseenId ?? 0)) {
      rows.push({ kind: 'unseen', key: UNSEEN_KEY });
      isUnseenDue = false;
    }
    rows.push(message);
  }
  for (const unconfirmed of outgoing) {
    beginDay(unconfirmed.createdAt);
    rows.push({ kind: 'outgoing', key: unconfirmed.clientId, outgoing: unconfirmed });
  }
  return rows;
}
