import { useState } from 'react';
import type { Message } from 'shared-api/contract';
import { texts } from '../texts';

interface NewMessageAnnouncerProps {
  company: string;
  ownUserId: number;
  /** The newest message of the open chat. */
  newest: Message | undefined;
}

/** Reads messages out that come while the chat is open; those that were there before, and one's own, are not. */
export function NewMessageAnnouncer({ company, ownUserId, newest }: NewMessageAnnouncerProps) {
  const [idAtFirst] = useState(newest?.id ?? 0);
  const isNew = newest !== undefined && newest.id > idAtFirst && newest.user_id !== ownUserId;
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {/* A new element for each: the same words twice are read twice. */}
      {isNew && <p key={newest.id}>{texts.received(company, newest.text || texts.receivedAttachments)}</p>}
    </div>
  );
}
