import { noMeetingText, type NoMeeting } from 'shared-api/meeting-rules';
import { paths } from 'shared-api/paths';
import { Alert } from 'shared-ui/Alert';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { texts } from '../texts';

/** Where the viewer can change what stands against it. */
const MEETING_SETTINGS = `${paths.profileEdit}#meetings`;

interface NoMeetingAlertProps {
  reason: NoMeeting;
  /** Whom one cannot invite. */
  userId: number;
  /** Nothing reacts: the owner looks at the page as others see it. */
  isPreview?: boolean;
}

/** Why this company cannot be invited, and what can be done instead. */
export function NoMeetingAlert({ reason, userId, isPreview = false }: NoMeetingAlertProps) {
  return (
    <Alert kind="info" action={!isPreview && <NextStep kind={reason.kind} userId={userId} />}>
      {noMeetingText(reason)}
    </Alert>
  );
}

function NextStep({ kind, userId }: { kind: NoMeeting['kind']; userId: number }) {
  switch (kind) {
    // Nobody may write to them.
    case 'target-blocked':
    case 'same-type':
      return null;
    case 'viewer-chat-only':
      return (
        <ButtonLink to={MEETING_SETTINGS} size="small" variant="secondary">
          {texts.openProfile}
        </ButtonLink>
      );
    default:
      return (
        <ButtonLink to={paths.chatWith(userId)} size="small" variant="secondary">
          {texts.writeMessage}
        </ButtonLink>
      );
  }
}
