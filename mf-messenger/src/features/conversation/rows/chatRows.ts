import type { Message } from 'shared-api/contract';
import { dayOf, formatDayHeader, slotStart, todayInMoscow } from 'shared-api/time';
import type { MessageHistory } from '#cache/messageHistory';
import type { OutgoingMessage } from '#state/messageOutbox';

/**
 * Rows of an open chat other than sent messages: the place of older ones, days, «Новые сообщения», and unconfirmed
 * messages.
 */
export type ChatMark =
  | { kind: 'older'; key: string }
  | { kind: 'day'; key: string; label: string }
  | { kind: 'unseen'; key: string }
  | { kind: 'outgoing'; key: string; outgoing: OutgoingMessage };

/** One row of an open chat. A message is used as its own row to save memory: a chat has thousands. */
export type ChatRow = Message | ChatMark;

/** Key of the row «Новые сообщения». */
export const UNSEEN_KEY = 'unseen';

const DAY_MS = 24 * 60 * 60_000;

/** Milliseconds between messages of one author that are grouped. */
const CLOSE = 5 * 60_000;

export function isMark(row: ChatRow): row is ChatMark {
  return 'kind' in row;
}

/** Returns the key of a message's row; it does not change when the message is sent, so the row is not remounted. */
export const messageKey = ({ client_id, id }: Message): string | number => client_id ?? id;

/** Returns the key of any row. */
export const rowKey = (row: ChatRow): string | number => (isMark(row) ? row.key : messageKey(row));

/** State of the last call. */
interface Made {
  messages: readonly Message[];
  hasOlder: boolean;
  firstUnseenId: number | undefined;
  /** The day headings depend on the date («Сегодня»). */
  today: string;
  rows: readonly ChatRow[];
  /** Start of the last message's day. */
  begin: number;
}

/**
 * Creates a function that converts one chat to rows incrementally: messages added at the end extend the former rows.
 * Calendar computations for thousands of messages would be slow.
 */
export function createChatRows() {
  let made: Made | undefined;

  /**
   * Returns the rows from top to bottom: the place of older messages, the messages by day, then the unconfirmed ones
   * (CHAT-04).
   * @param firstUnseenId the message below «Новые сообщения»
   */
  return (
    { messages, hasOlder }: MessageHistory,
    outgoing: readonly OutgoingMessage[],
    firstUnseenId?: number,
  ): readonly ChatRow[] => {
    const former = made && goesOn(made, { messages, hasOlder, firstUnseenId }) ? made : undefined;
    const placed = former?.messages ?? [];
    const rows = [...(former?.rows ?? [])];
    // Calendar computations dominate the cost: they run once per day, not per message.
    let begin = former?.begin ?? NaN;
    const beginDay = (at: string) => {
      const instant = Date.parse(at);
      if (instant >= begin && instant < begin + DAY_MS) return;
      const day = dayOf(at);
      begin = slotStart(day, '00:00');
      rows.push({ kind: 'day', key: `day-${day}`, label: formatDayHeader(day) });
    };

    // A new key per page, so that the list reports its start again.
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

/** Whether new messages were only appended. Each version of a message is a separate object. */
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

/** The day of a row whose heading is above it; `undefined` for the heading itself and above all days. */
export function dayAbove(rows: readonly ChatRow[], index: number): string | undefined {
  for (let at = index; at >= 0; at -= 1) {
    const row = rows[at];
    if (row && isMark(row) && row.kind === 'day') return at === index ? undefined : row.label;
  }
  return undefined;
}

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
