import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Message } from 'shared-api/contract';
import { texts } from '../texts';

interface NewMessageAnnouncerProps {
  company: string;
  ownUserId: number;
  messages: readonly Message[];
}

/** Up to this many messages are announced one by one, more only by their number. */
const MOST_READ_OUT = 3;
const PAUSE_MS = 1_000;

/** Live region that announces messages of the other user received while the chat is open. */
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
        // One element per message, so that a repeated text is announced again.
        told.news.map(({ id, text }) => <p key={id}>{texts.received(company, text || texts.receivedAttachments)}</p>)
      )}
    </div>
  );
}

/**
 * Throttles a callback for changes of a value: called at once, then once for all changes within the next `pause` ms.
 */
function useGathered(value: unknown, pause: number, onChange: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOutdated = useRef(false);
  const tell = useEffectEvent(() => {
    if (timer.current !== undefined) {
      isOutdated.current = true;
      return;
    }
    isOutdated.current = false;
    onChange();
    timer.current = setTimeout(() => {
      timer.current = undefined;
      if (isOutdated.current) tell();
    }, pause);
  });
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) tell();
    isFirst.current = false;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
}
