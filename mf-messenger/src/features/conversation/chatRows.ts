import type { Message } from 'shared-api/contract';
import { dayOf, formatDayHeader } from 'shared-api/time';
import type { MessageHistory } from '#cache/messageHistory';
import type { OutgoingMessage } from '#outbox/outboxState';

/** One row of an open chat. `key` stays the same while a message goes from sending to sent, so that it is not drawn anew. */
export type ChatRow =
  | { kind: 'older'; key: string }
  | { kind: 'day'; key: string; label: string }
  | { kind: 'unseen'; key: string }
  | { kind: 'message'; key: string; message: Message }
  | { kind: 'outgoing'; key: string; outgoing: OutgoingMessage };

/** The key of the line «Новые сообщения». */
export const UNSEEN_KEY = 'unseen';

/** The key of a message's row. */
export const messageKey = ({ client_id, id }: Message): string => client_id ?? `message-${id}`;

/** The calendar costs more than all else here, and a chat of thousands is put in rows at each message. */
const days = new WeakMap<Message, string>();
const rowOf = new WeakMap<Message, ChatRow>();

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
  let currentDay: string | undefined;
  let isUnseenDue = firstUnseenId !== undefined;
  const beginDay = (day: string) => {
    if (day === currentDay) return;
    currentDay = day;
    rows.push({ kind: 'day', key: `day-${day}`, label: formatDayHeader(day) });
  };

  // Another key after each page: the list asks again when another row comes first.
  if (hasOlder) rows.push({ kind: 'older', key: `older-${messages[0]?.id}` });
  for (const message of messages) {
    beginDay(remembered(days, message, () => dayOf(message.created_at)));
    if (isUnseenDue && message.id >= (firstUnseenId ?? 0)) {
      rows.push({ kind: 'unseen', key: UNSEEN_KEY });
      isUnseenDue = false;
    }
    rows.push(remembered(rowOf, message, () => ({ kind: 'message', key: messageKey(message), message })));
  }
  for (const unconfirmed of outgoing) {
    beginDay(dayOf(unconfirmed.createdAt));
    rows.push({ kind: 'outgoing', key: unconfirmed.clientId, outgoing: unconfirmed });
  }
  return rows;
}

function remembered<Value>(memory: WeakMap<Message, Value>, message: Message, make: () => Value): Value {
  const known = memory.get(message);
  if (known !== undefined) return known;
  const made = make();
  memory.set(message, made);
  return made;
}
