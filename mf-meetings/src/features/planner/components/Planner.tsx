import { Link } from 'react-router-dom';
import { useEachMinute } from 'shared-api/clock';
import type { ActiveEvent, CurrentUser } from 'shared-api/contract';
import { noMeetingText, whyNoMeeting } from 'shared-api/meeting-rules';
import { paths } from 'shared-api/paths';
import { todayInMoscow } from 'shared-api/time';
import { Alert } from 'shared-ui/Alert';
import { texts } from '../texts';
import { PlannerDesk } from './PlannerDesk';

interface PlannerProps {
  viewer: CurrentUser;
  event: ActiveEvent;
}

/** The planner, or the reason why the current user cannot invite. */
export function Planner({ viewer, event }: PlannerProps) {
  useEachMinute();
  const today = todayInMoscow();
  // An imaginary company without restrictions: remaining reasons apply to all companies.
  const type = viewer.type === 'Заказчик' ? 'Поставщик' : 'Заказчик';
  const reason = whyNoMeeting({ viewer, target: { type, only_chat: false, is_blocked: false }, event, today });
  if (reason) {
    return (
      <Alert kind="info">
        {noMeetingText(reason)}{' '}
        {reason.kind === 'viewer-chat-only' && <Link to={`${paths.profileEdit}#meetings`}>{texts.toProfile}</Link>}
      </Alert>
    );
  }
  return <PlannerDesk viewer={viewer} event={event} first={today > event.datestart ? today : event.datestart} />;
}
