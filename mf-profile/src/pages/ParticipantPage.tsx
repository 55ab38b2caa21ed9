import { useParams } from 'react-router-dom';
import { parseUserId } from 'shared-api/paths';
import { Card } from 'shared-ui/Card';
import { Widget } from '../components/Widget';
import { ParticipantNotFound } from '../features/profile/components/ParticipantNotFound';
import { ParticipantProfile } from '../features/profile/components/ParticipantProfile';
import { texts } from '../texts';

/** Height in px that the calendar usually has, so that nothing moves when it comes. */
const CALENDAR_HEIGHT = 430;

/** `/profile/{id}`: another participant. One's own id leads to the own page. */
export function ParticipantPage() {
  const userId = parseUserId(useParams().id);
  if (userId === undefined) return <ParticipantNotFound />;
  return (
    <ParticipantProfile
      key={userId}
      userId={userId}
      meet={
        <Card>
          <Widget
            name="mf_meetings/InviteCalendar"
            userId={userId}
            placeholder={{ height: CALENDAR_HEIGHT, title: texts.meet }}
          />
        </Card>
      }
    />
  );
}
