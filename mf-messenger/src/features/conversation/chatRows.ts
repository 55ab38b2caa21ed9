import type { Message } from 'shared-api/contract';
import { dayOf, formatDayHeader, slotStart, todayInMoscow } from 'shared-api/time';
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

/** So many letters stand in one line on the narrowest screen. */
const LINE_LETTERS = 20;

/**
 * What rows that are as high as each other have in common; `undefined` where only the drawn row tells.
 * @param isContinued the same author's former message stands close above it
 */
export function kindOfRow(row: ChatRow, isContinued: boolean): string | undefined {
  if (isMark(row)) return row.kind === 'day' ? row.kind : undefined;
  const isLine = row.text.length <= LINE_LETTERS && !row.text.includes('\n') && row.attachments.length === 0;
  if (!isLine) return undefined;
  return isContinued ? 'continued line' : 'line';
}

/** What was put in rows last. */
interface Made {
  messages: readonly Message[];
  hasOlder: boolean;
  firstUnseenId: number | undefined;
  /** Headings of days say «Сегодня». */
  today: string;
  rows: readonly ChatRow[];
  /** When the last message's day begins. */
  begin: number;
}

/**
 * Puts one chat in rows, again and again: messages that come at the end are added to the rows that are there. Thousands are not gone through
 * by the calendar for each.
 */
export function createChatRows() {
  let made: Made | undefined;

  /**
   * The rows from top to bottom: the place of older messages, the messages by day, then what is not confirmed yet (CHAT-04).
   * @param firstUnseenId the message that «Новые сообщения» stands before
   */
  return (
    { messages, hasOlder }: MessageHistory,
    outgoing: readonly OutgoingMessage[],
    firstUnseenId?: number,
  ): readonly ChatRow[] => {
    const former = made && goesOn(made, { messages, hasOlder, firstUnseenId }) ? made : undefined;
    const placed = former?.messages ?? [];
    const rows = [...(former?.rows ?? [])];
    // The calendar costs more than all else here: it is asked once a day.
    let begin = former?.begin ?? NaN;
    const beginDay = (at: string) => {
      const instant = Date.parse(at);
      if (instant >= begin && instant < begin + DAY_MS) return;
      const day = dayOf(at);
      begin = slotStart(day, '00:00');
      rows.push({ kind: 'day', key: `day-${day}`, label: formatDayHeader(day) });
    };

    // Another key after each page: the list asks again when another row comes first.
    if (!former && hasOlder) rows.push({ kind: 'older', key: `older-${messages[0]?.id}` });
    let isUnseenDue = firstUnseenId !== undefined && (placed.at(-1)?.id ?? -Infinity) < firstUnseenId;
    for (const message of messages.slice(placed.length)) {
      beginDay(message.created_at);
      if (isUnseenDue && message.id >= (firstUnseenId ?? 0)) {
        rows.push({ kind: 'unseen', key: UNSEEN_KEY });
        isUnseenDue = false;
      }
      rows.push(message);
    }
    made = {
      messages,
      hasOlder,
      firstUnseenId,
      today: todayInMoscow(),
      rows: outgoing.length > 0 ? [...rows] : rows,
      begin,
    };

    for (const unconfirmed of outgoing) {
      beginDay(unconfirmed.createdAt);
      rows.push({ kind: 'outgoing', key: unconfirmed.clientId, outgoing: unconfirmed });
    }
    return rows;
  };
}

/** Whether all that has come since stands after what is there. One object is one version of a message. */
function goesOn(made: Made, { messages, hasOlder, firstUnseenId }: Omit<Made, 'today' | 'rows' | 'begin'>): boolean {
  return (
    made.hasOlder === hasOlder &&
    made.firstUnseenId === firstUnseenId &&
    made.today === todayInMoscow() &&
    made.messages.length > 0 &&
    made.messages.length <= messages.length &&
    made.messages.every((message, index) => message === messages[index])
  );
}
