import type { Message } from 'shared-api/contract';
import { dayOf, formatDayHeader } from 'shared-api/time';
import type { MessageHistory } from '#cache/messageHistory';
import type { OutgoingMessage } from '#outbox/outboxState';

/** One row of an open chat. `key` stays the same while a message goes from sending to sent, so that it is not drawn anew. */
export type ChatRow =
  | { kind: 'older'; key: string }
  | { kind: 'day'; key: string; label: string }
  | { kind: 'message'; key: string; message: Message }
  | { kind: 'outgoing'; key: string; outgoing: OutgoingMessage };

/** The rows from top to bottom: the place of older messages, the messages by day, then what is not confirmed yet (CHAT-04). */
export function toChatRows({ messages, hasOlder }: MessageHistory, outgoing: readonly OutgoingMessage[]): ChatRow[] {
  const rows: ChatRow[] = [];
  let currentDay: string | undefined;
  const beginDay = (instant: string) => {
    const day = dayOf(instant);
    if (day === currentDay) return;
    currentDay = day;
    rows.push({ kind: 'day', key: `day-${day}`, label: formatDayHeader(day) });
  };

  // Another key after each page: the list asks again when another row comes first.
  if (hasOlder) rows.push({ kind: 'older', key: `older-${messages[0]?.id}` });
  for (const message of messages) {
    beginDay(message.created_at);
    rows.push({ kind: 'message', key: message.client_id ?? `message-${message.id}`, message });
  }
  for (const unconfirmed of outgoing) {
    beginDay(unconfirmed.createdAt);
    rows.push({ kind: 'outgoing', key: unconfirmed.clientId, outgoing: unconfirmed });
  }
  return rows;
}
