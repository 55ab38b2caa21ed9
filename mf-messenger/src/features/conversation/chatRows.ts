import type { Message } from 'shared-api/contract';
import { dayOf, formatDayHeader } from 'shared-api/time';
import type { MessageHistory } from '#cache/messageHistory';
import type { OutgoingMessage } from '#outbox/outboxState';
import { isContinued } from './isContinued';

interface MessageRow {
  kind: 'message';
  key: string | number;
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

/** The key of a message's row. A number takes no memory, and a chat has thousands. */
export const messageKey = ({ client_id, id }: Message): string | number => client_id ?? id;

/**
 * Makes the rows of one chat, again and again: a row that says the same as before is the same object, so that it is not drawn anew. Only what
 * has changed is looked up in the calendar, which costs more than all else here.
 */
export function createChatRows() {
  let made: readonly ChatRow[] = [];

  /**
   * The rows from top to bottom: the place of older messages, the messages by day, then what is not confirmed yet (CHAT-04).
   * @param firstUnseenId the message that «Новые сообщения» stands before
   */
  return (
    { messages, hasOlder }: MessageHistory,
    outgoing: readonly OutgoingMessage[],
    ownUserId: number,
    firstUnseenId?: number,
  ): ChatRow[] => {
    const rows: ChatRow[] = [];
    const findMade = findIn(made);
    let currentDay: string | undefined;
    let isUnseenDue = firstUnseenId !== undefined;
    let former: { authorId: number; at: string } | undefined;
    /** Where the row above stood the last time. */
    let formerPlace = -1;
    const beginDay = (day: string) => {
      if (day === currentDay) return;
      currentDay = day;
      former = undefined;
      rows.push({ kind: 'day', key: `day-${day}`, label: formatDayHeader(day) });
    };

    // Another key after each page: the list asks again when another row comes first.
    if (hasOlder) rows.push({ kind: 'older', key: `older-${messages[0]?.id}` });
    for (const message of messages) {
      const [known, place] = findMade(message);
      beginDay(known?.day ?? dayOf(message.created_at));
      if (isUnseenDue && message.id >= (firstUnseenId ?? 0)) {
        rows.push({ kind: 'unseen', key: UNSEEN_KEY });
        isUnseenDue = false;
        former = undefined;
      }
      const written = { authorId: message.user_id, at: message.created_at };
      const isBelowTheSame = known !== undefined && former !== undefined && place === formerPlace + 1;
      const isClose = isBelowTheSame ? known.isContinued : isContinued(former, written);
      rows.push(
        known?.isContinued === isClose
          ? known
          : { kind: 'message', key: messageKey(message), message, day: currentDay ?? '', isContinued: isClose },
      );
      former = written;
      formerPlace = known ? place : -1;
    }
    for (const unconfirmed of outgoing) {
      beginDay(dayOf(unconfirmed.createdAt));
      const written = { authorId: ownUserId, at: unconfirmed.createdAt };
      rows.push({
        kind: 'outgoing',
        key: unconfirmed.clientId,
        outgoing: unconfirmed,
        isContinued: isContinued(former, written),
      });
      former = written;
    }
    made = rows;
    return rows;
  };
}

/** Finds the row of each of a chat's messages and its place; they are asked for in their order. */
function findIn(rows: readonly ChatRow[]): (message: Message) => [row: MessageRow | undefined, place: number] {
  let place = 0;
  return (message) => {
    for (; place < rows.length; place += 1) {
      const row = rows[place];
      if (row?.kind !== 'message' || row.message.id < message.id) continue;
      return [row.message === message ? row : undefined, place];
    }
    return [undefined, place];
  };
}
