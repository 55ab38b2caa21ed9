import { noMeetingText, type NoMeeting } from 'shared-api/meeting-rules';
import { paths } from 'shared-api/paths';
import { Alert } from 'shared-ui/Alert';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { texts } from '../texts';

/** Profile section in which a company enables meetings. */
const MEETING_SETTINGS = `${paths.profileEdit}#meetings`;

interface NoMeetingAlertProps {
  reason: NoMeeting;
  /** The company that cannot be invited. */
  userId: number;
  /** Inert: the owner views the page as others see it. */
  isPreview?: boolean;
}

/** Explains why a company cannot be invited and links to an alternative. */
export function NoMeetingAlert({ reason, userId, isPreview = false }: NoMeetingAlertProps) {
  return (
    <Alert kind="info" action={!isPreview && <NextStep kind={reason.kind} userId={userId} />}>
      {noMeetingText(reason)}
    </Alert>
  );
}

function NextStep({ kind, userId }: { kind: NoMeeting['kind']; userId: number }) {
  switch (kind) {
    // These companies cannot be written to.
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
