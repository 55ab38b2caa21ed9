import { Card } from 'shared-ui/Card';
import { CALENDAR_HEIGHT } from '../limits';
import { texts } from '../texts';
import { Widget } from './Widget';

interface InviteCalendarBlockProps {
  /** Who is invited. */
  userId: number;
  /** The owner looks at the page as others see it. */
  isPreview?: boolean;
}

/** «Встретиться с компанией», which mf-meetings lends. */
export function InviteCalendarBlock({ userId, isPreview }: InviteCalendarBlockProps) {
  return (
    <Card>
      <Widget
        name="mf_meetings/InviteCalendar"
        userId={userId}
        isPreview={isPreview}
        placeholder={{ height: CALENDAR_HEIGHT, title: texts.meet }}
      />
    </Card>
  );
}
