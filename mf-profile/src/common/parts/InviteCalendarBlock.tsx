import { Card } from 'shared-ui/Card';
import { texts } from '../texts';
import { Widget } from './Widget';

/** Typical height of the widget in px, reserved to avoid a layout shift. */
const CALENDAR_HEIGHT = 430;

interface InviteCalendarBlockProps {
  userId: number;
  /** The owner previews the page as others see it. */
  isPreview?: boolean;
}

/** «Встретиться с компанией»: a widget of mf-meetings. */
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
