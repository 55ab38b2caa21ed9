import { useRef, type ReactNode } from 'react';
import type { ProfileField } from 'shared-api/company-info';
import type { Participant } from 'shared-api/contract';
import { PageColumns } from '#components/PageColumns';
import { texts } from '../texts';
import { ParticipantActions } from './ParticipantActions';
import { ParticipantFit } from './ParticipantFit';
import { ParticipantNote } from './ParticipantNote';
import { ParticipantStar } from './ParticipantStar';
import { ProfileCard } from './ProfileCard';

/** The blocks of a participant's page that other parts of the system draw. */
export interface ParticipantBlocks {
  /** In which the participant is invited to meet. */
  meet: ReactNode;
  gallery: ReactNode;
  files: ReactNode;
  /** The meeting or request that there is with the participant already. */
  meeting?: ReactNode;
}

interface ParticipantViewProps extends ParticipantBlocks {
  profile: Participant;
  /** Who looks at the page; without one it is a preview of one's own. */
  viewer?: Participant;
  /** Fields whose absence is said, in a preview. */
  missing?: readonly ProfileField[];
}

/** A participant's page: the card, what can be done, the calendar, gallery, the viewer's own note, and files (PART-01). */
export function ParticipantView({ profile, viewer, missing, meet, gallery, files, meeting }: ParticipantViewProps) {
  const meetPlace = useRef<HTMLDivElement>(null);
  const goToMeet = () => {
    meetPlace.current?.scrollIntoView();
    // The calendar's first button finds the next common time; while there is none, the block itself.
    (meetPlace.current?.querySelector('button') ?? meetPlace.current)?.focus({ preventScroll: true });
  };

  return (
    <PageColumns
      isStill={!viewer}
      lead={<ParticipantActions viewer={viewer} profile={profile} onMeet={goToMeet} />}
      head={(lead) => (
        <ProfileCard
          profile={profile}
          isPageTitle={viewer !== undefined}
          kicker={texts.participantTitle[profile.type]}
          corner={viewer && <ParticipantStar profile={profile} />}
          missing={missing}
        >
          {lead}
          {viewer && <ParticipantFit viewer={viewer} profile={profile} />}
        </ProfileCard>
      )}
      main={
        <>
          {meeting}
          <div ref={meetPlace} tabIndex={-1}>
            {meet}
          </div>
          {gallery}
        </>
      }
      side={
        <>
          {viewer && <ParticipantNote companyId={profile.id} />}
          {files}
        </>
      }
    />
  );
}
