import type { Message } from 'shared-api/contract';
import { dayOf, formatDayHeader } from 'shared-api/time';
import type { MessageHistory } from '#cache/messageHistory';
import type { OutgoingMessage } from '#outbox/outboxState';
import { isContinued } from './isContinued';

interface MessageRow {
  kind: 'message';
  key: string;
  message: Message;
  /** yyyy-MM-dd, Moscow */
  day: string;
  /** The same author's former message stands close above. */
  isContinued: boolean;
}

/** One row of an open chat. `key` stays the same while a message goes from sending to sent, so that it is not drawn anew. */
export type ChatRow =
  | { kind: 'older'; key: string }
  | { kind: 'day'; key: string; label: string }
  | { kind: 'unseen'; key: string }
  | MessageRow
  | { kind: 'outgoing'; key: string; outgoing: OutgoingMessage; isContinued: boolean };

/** The key of the line «Новые сообщения». */
export const UNSEEN_KEY = 'unseen';

/** The key of a message's row. */
export const messageKey = ({ client_id, id }: Message): string => client_id ?? `message-${id}`;

/** The calendar costs more than all else here, and a chat of thousands is put in rows at each message. */
const knownRows = new WeakMap<Message, MessageRow>();

/**
 * The rows from top to bottom: the place of older messages, the messages by day, then what is not confirmed yet (CHAT-04).
 * @param firstUnseenId the message that «Новые сообщения» stands before
 */
export function toChatRows(
  { messages, hasOlder }: MessageHistory,
  outgoing: readonly OutgoingMessage[],
  ownUserId: number,
  firstUnseenId?: number,
): ChatRow[] {
  const rows: ChatRow[] = [];
  let currentDay: string | undefined;
  let isUnseenDue = firstUnseenId !== undefined;
  let former: { authorId: number; at: string } | undefined;
  const goesOn = (authorId: number, at: string) => {
    const written = { authorId, at };
    const isClose = isContinued(former, written);
    former = written;
    return isClose;
  };
  const beginDay = (day: string) => {
    if (day === currentDay) return;
    currentDay = day;
    former = undefined;
    rows.push({ kind: 'day', key: `day-${day}`, label: formatDayHeader(day) });
  };

  // Another key after each page: the list asks again when another row comes first.
  if (hasOlder) rows.push({ kind: 'older', key: `older-${messages[0]?.id}` });
  for (const message of messages) {
    const day = knownRows.get(message)?.day ?? dayOf(message.created_at);
    beginDay(day);
    if (isUnseenDue && message.id >= (firstUnseenId ?? 0)) {
      rows.push({ kind: 'unseen', key: UNSEEN_KEY });
      isUnseenDue = false;
      former = undefined;
    }
    rows.push(rowOf(message, day, goesOn(message.user_id, message.created_at)));
  }
  for (const unconfirmed of outgoing) {
    beginDay(dayOf(unconfirmed.createdAt));
    rows.push({
      kind: 'outgoing',
      key: unconfirmed.clientId,
      outgoing: unconfirmed,
      isContinued: goesOn(ownUserId, unconfirmed.createdAt),
    });
  }
  return rows;
}

function rowOf(message: Message, day: string, isClose: boolean): MessageRow {
  const known = knownRows.get(message);
  if (known?.isContinued === isClose) return known;
  const row: MessageRow = { kind: 'message', key: messageKey(message), message, day, isContinued: isClose };
  knownRows.set(message, row);
  return row;
}
