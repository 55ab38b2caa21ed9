import type { Message } from 'shared-api/contract';
import { dayOf, formatDayHeader } from 'shared-api/time';
import type { MessageHistory } from '#cache/messageHistory';
import type { OutgoingMessage } from '#outbox/outboxState';
import { isContinued } from './isContinued';

/** One row of an open chat. `key` stays the same while a message goes from sending to sent, so that it is not drawn anew. */
export type ChatRow =
  | { kind: 'older'; key: string }
  | { kind: 'day'; key: string; label: string }
  | { kind: 'unseen'; key: string }
  /** `isContinued`: the same author's former message stands close above. */
  | MessageRow
  | { kind: 'outgoing'; key: string; outgoing: OutgoingMessage; isContinued: boolean };

interface MessageRow {
  kind: 'message';
  key: string;
  message: Message;
  isContinued: boolean;
}

/** The key of the line «Новые сообщения». */
export const UNSEEN_KEY = 'unseen';

/** The key of a message's row. */
export const messageKey = ({ client_id, id }: Message): string => client_id ?? `message-${id}`;

/** The calendar costs more than all else here, and a chat of thousands is put in rows at each message. */
const days = new WeakMap<Message, string>();
/** The same row for the same message, so that it is not drawn anew. */
const drawn = new WeakMap<Message, MessageRow>();

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
    beginDay(dayOfMessage(message));
    if (isUnseenDue && message.id >= (firstUnseenId ?? 0)) {
      rows.push({ kind: 'unseen', key: UNSEEN_KEY });
      isUnseenDue = false;
      former = undefined;
    }
    rows.push(rowOfMessage(message, goesOn(message.user_id, message.created_at)));
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

function dayOfMessage(message: Message): string {
  const day = days.get(message) ?? dayOf(message.created_at);
  days.set(message, day);
  return day;
}

function rowOfMessage(message: Message, isCloseToFormer: boolean): MessageRow {
  const known = drawn.get(message);
  if (known?.isContinued === isCloseToFormer) return known;
  const row: MessageRow = { kind: 'message', key: messageKey(message), message, isContinued: isCloseToFormer };
  drawn.set(message, row);
  return row;
}
