import { Link } from 'react-router-dom';
import { noMeetingText, type NoMeeting } from 'shared-api/meeting-rules';
import { paths } from 'shared-api/paths';
import { Alert } from 'shared-ui/Alert';
import { texts } from '../texts';

interface CatalogNoMeetingsProps {
  reason: NoMeeting;
}

/** Explains once for all cards why no company can be invited to meet. */
export function CatalogNoMeetings({ reason }: CatalogNoMeetingsProps) {
  return (
    <Alert
      role="note"
      kind="info"
      action={reason.kind === 'viewer-chat-only' && <Link to={`${paths.profileEdit}#meetings`}>{texts.toProfile}</Link>}
    >
      {noMeetingText(reason)}
    </Alert>
  );
}
