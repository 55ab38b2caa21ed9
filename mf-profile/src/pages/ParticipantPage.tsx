import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { parseId } from 'shared-api/paths';
import { Card } from 'shared-ui/Card';
import { theme } from 'shared-ui/theme';
import { InviteCalendarBlock } from '#parts/InviteCalendarBlock';
import { Slot } from '#parts/Slot';
import { Widget } from '#parts/Widget';
import { GALLERY_ROWS } from '../common/limits';
import { texts } from '../common/texts';
import { CompanyFilesBlock } from '../features/company-files/parts/CompanyFilesBlock';
import { Gallery } from '../features/gallery/Gallery';
import { ParticipantNotFound } from '../features/profile/parts/ParticipantNotFound';
import { ParticipantProfile } from '../features/profile/parts/ParticipantProfile';

/** Typical height of the widget in px, reserved to avoid a layout shift. */
const STRIP_HEIGHT = 40;

/** `/profile/{id}`: another participant. The current user's id redirects to the own page. */
export function ParticipantPage() {
  const userId = parseId(useParams().id);
  if (userId === undefined) return <ParticipantNotFound />;
  return <OtherParticipant key={userId} userId={userId} />;
}

interface OtherParticipantProps {
  userId: number;
}

function OtherParticipant({ userId }: OtherParticipantProps) {
  const [hasMeeting, setHasMeeting] = useState(false);
  return (
    <ParticipantProfile
      userId={userId}
      hasMeeting={hasMeeting}
      meeting={<MeetingStripBlock userId={userId} onMeetingChange={setHasMeeting} />}
      meet={<InviteCalendarBlock userId={userId} />}
      gallery={<Gallery userId={userId} rows={GALLERY_ROWS.participant} />}
      files={
        <>
          <CompanyFilesBlock userId={userId} />
          <Slot name="participant-page.side" userId={userId} />
        </>
      }
    />
  );
}

interface MeetingStripBlockProps extends OtherParticipantProps {
  onMeetingChange: (hasMeeting: boolean) => void;
}

/**
 * The meeting with this company, a widget of mf-meetings; collapses when empty. Invitations are in the head of the
 * calendar.
 */
function MeetingStripBlock({ userId, onMeetingChange }: MeetingStripBlockProps) {
  return (
    <Place>
      <Widget
        name="mf_meetings/MeetingStrip"
        userId={userId}
        isMeetingOnly
        onMeetingChange={onMeetingChange}
        placeholder={{ height: STRIP_HEIGHT, title: texts.meetingWith }}
      />
    </Place>
  );
}

/* The strip brings its own inline padding. Most companies have no meeting, so no space is reserved. */
const Place = styled(Card)`
  padding: ${theme.space(1)} 0;

  &:not(:has([role='group'], [role='alert'])) {
    display: none;
  }
`;
