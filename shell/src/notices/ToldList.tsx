import Send from '@lucide/icons/icons/send';
import { useEffect } from 'react';
import { markToldRead } from 'shared-api/delivery/told';
import { NoticeLine } from './NoticeLine';
import { NoticeSection } from './NoticeSection';
import { texts } from './texts';
import { useTold } from './useTold';

interface ToldListProps {
  userId: number;
  /** Called when a link is followed. */
  onOpen: () => void;
}

/** Above the notices: what became of answers and marks that waited for the network (DAY-04). Closing marks them as read. */
export function ToldList({ userId, onOpen }: ToldListProps) {
  const told = useTold(userId);
  useEffect(() => () => markToldRead(userId), [userId]);
  if (told.length === 0) return null;
  return (
    <NoticeSection id="told" title={texts.told}>
      {told.map(({ at, text, href, isRead }) => (
        <li key={`${at} ${text}`}>
          <NoticeLine icon={Send} at={at} isRead={isRead} href={href} onOpen={onOpen}>
            {text}
          </NoticeLine>
        </li>
      ))}
    </NoticeSection>
  );
}
