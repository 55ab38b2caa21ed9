import { useState } from 'react';
import type { Message } from 'shared-api/contract';
import { texts } from '../texts';
import { useGathered } from '../useGathered';

interface NewMessageAnnouncerProps {
  company: string;
  ownUserId: number;
  messages: readonly Message[];
}

/** So many at once are read out one by one; of more only the number is told. */
const MOST_READ_OUT = 3;
const PAUSE_MS = 1_000;

/** Reads messages out that come while the chat is open; those that were there before, and one's own, are not. */
export function NewMessageAnnouncer({ company, ownUserId, messages }: NewMessageAnnouncerProps) {
  const newestId = messages.at(-1)?.id ?? 0;
  const [told, setTold] = useState<{ upTo: number; news: readonly Message[] }>({ upTo: newestId, news: [] });
  useGathered(newestId, PAUSE_MS, () => {
    const from = messages.findLastIndex(({ id }) => id <= told.upTo) + 1;
    setTold({ upTo: newestId, news: messages.slice(from).filter(({ user_id }) => user_id !== ownUserId) });
  });
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {told.news.length > MOST_READ_OUT ? (
        <p key={told.upTo}>{texts.newCount(told.news.length)}</p>
      ) : (
        // A new element for each: the same words twice are read twice.
        told.news.map(({ id, text }) => <p key={id}>{texts.received(company, text || texts.receivedAttachments)}</p>)
      )}
    </div>
  );
}
