import CalendarPlus from '@lucide/icons/icons/calendar-plus';
import { useNavigate } from 'react-router-dom';
import { useEvent } from 'shared-api/event';
import { noMeetingText, whyNoMeeting } from 'shared-api/meeting-rules';
import { paths } from 'shared-api/paths';
import { useCurrentUser } from 'shared-api/session';
import { todayInMoscow } from 'shared-api/time';
import { useParticipant } from 'shared-api/users';
import { Icon } from 'shared-ui/Icon';
import { IconButton } from 'shared-ui/IconButton';
import { texts } from '../texts';

/** Button that leads to the invitation of a company without a meeting, or the reason why that is impossible now. */
export function ChatMeetButton({ userId }: { userId: number }) {
  const navigate = useNavigate();
  const { data: viewer } = useCurrentUser();
  const { data: target } = useParticipant(userId);
  const { data: event } = useEvent();
  // Hidden while data loads, and for administrators, who have no page to be invited on.
  if (!viewer || !target || target.is_admin) return null;
  const whyNot = whyNoMeeting({ viewer, target, event, today: todayInMoscow() });
  return (
    <IconButton
      aria-label={texts.meet}
      reason={whyNot && noMeetingText(whyNot)}
      onClick={() => void navigate(`${paths.participant(userId)}#meet`)}
    >
      <Icon icon={CalendarPlus} size={20} />
    </IconButton>
  );
}
