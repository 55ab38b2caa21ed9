import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useNavigate } from 'react-router-dom';
import { useEvent } from 'shared-api/event';
import { noMeetingText, whyNoMeeting } from 'shared-api/meeting-rules';
import { paths } from 'shared-api/paths';
import { useCurrentUser } from 'shared-api/session';
import { todayInMoscow } from 'shared-api/time';
import { useParticipant } from 'shared-api/users';
import { IconButton } from 'shared-ui/IconButton';
import { texts } from '../texts';

/** The way to inviting the company, where there is no meeting with it yet; or why that is not possible now. */
export function ChatMeetButton({ userId }: { userId: number }) {
  const navigate = useNavigate();
  const { data: viewer } = useCurrentUser();
  const { data: target } = useParticipant(userId);
  const { data: event } = useEvent();
  // While it is not known, and for an administrator, who has no page to be invited on.
  if (!viewer || !target || target.is_admin) return null;
  const whyNot = whyNoMeeting({ viewer, target, event, today: todayInMoscow() });
  return (
    <IconButton
      aria-label={texts.meet}
      reason={whyNot && noMeetingText(whyNot)}
      onClick={() => void navigate(`${paths.participant(userId)}#meet`)}
    >
      <CalendarPlus size={20} aria-hidden />
    </IconButton>
  );
}
