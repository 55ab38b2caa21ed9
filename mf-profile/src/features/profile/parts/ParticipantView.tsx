import { useRef, useState, type ReactNode } from 'react';
import type { ProfileField } from 'shared-api/company-info';
import { MAX_NOTE_LENGTH, useCompanyMark } from 'shared-api/company-marks';
import type { Participant } from 'shared-api/contract';
import { companyFit, fitExplanation, fitLine } from 'shared-api/fit';
import { useFeature } from 'shared-api/settings';
import { Card } from 'shared-ui/Card';
import { FavouriteButton } from 'shared-ui/FavouriteButton';
import { FitLine } from 'shared-ui/FitLine';
import { Textarea } from 'shared-ui/Textarea';
import { formatAnswerTime } from 'shared-ui/texts';
import { PageColumns } from '#parts/PageColumns';
import { texts } from '../texts';
import { ParticipantActions } from './ParticipantActions';
import { ProfileCard } from './ProfileCard';

/** Blocks of a participant's page that the page component supplies. */
export interface ParticipantBlocks {
  /** The invite calendar. */
  meet: ReactNode;
  gallery: ReactNode;
  files: ReactNode;
  /** The existing meeting with the participant. */
  meeting?: ReactNode;
  /** Whether there is one. */
  hasMeeting?: boolean;
}

interface ParticipantViewProps extends ParticipantBlocks {
  profile: Participant;
  /** The current user; undefined in the owner's preview. */
  viewer?: Participant;
  /** Fields marked as missing in the preview. */
  missing?: readonly ProfileField[];
}

/** A participant's page: card, actions, calendar, gallery, the viewer's private note and files (PART-01). */
export function ParticipantView(props: ParticipantViewProps) {
  const { profile, viewer, missing, meet, gallery, files, meeting, hasMeeting = false } = props;
  const meetPlace = useRef<HTMLDivElement>(null);
  const goToMeet = () => {
    meetPlace.current?.scrollIntoView();
    // The calendar's first button finds the next common time; before it has loaded, focus the block itself.
    (meetPlace.current?.querySelector('button') ?? meetPlace.current)?.focus({ preventScroll: true });
  };

  return (
    <PageColumns
      isStill={!viewer}
      lead={<ParticipantActions viewer={viewer} profile={profile} hasMeeting={hasMeeting} onMeet={goToMeet} />}
      head={(lead) => (
        <ProfileCard
          profile={profile}
          isPageTitle={viewer !== undefined}
          kicker={texts.participantTitle[profile.type]}
          corner={viewer && <Star profile={profile} />}
          missing={missing}
        >
          {lead}
          {viewer && <Fit viewer={viewer} profile={profile} />}
          {viewer && profile.answer_minutes !== undefined && <p>{formatAnswerTime(profile.answer_minutes)}</p>}
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

/** Why the company suits the viewer, as on its card in the catalogue; empty without a match. */
function Fit({ viewer, profile }: Record<'viewer' | 'profile', Participant>) {
  const fit = companyFit(viewer, profile);
  return fit && <FitLine explanation={fitExplanation(fit, viewer.type)}>{fitLine(fit)}</FitLine>;
}

/** Favourite button of the company; a separate component, so that only the star re-renders. */
function Star({ profile: { id, company } }: { profile: Participant }) {
  const { isFavourite, setFavourite } = useCompanyMark(id);
  return <FavouriteButton name={company} isFavourite={isFavourite} onChange={setFavourite} />;
}

interface ParticipantNoteProps {
  companyId: number;
}

/** The viewer's private note about a company, stored on each change. */
function ParticipantNote({ companyId }: ParticipantNoteProps) {
  const { note, setNote } = useCompanyMark(companyId);
  const followsAccount = useFeature('marks') === true;
  const [typed, setTyped] = useState<string>();
  const [isKept, setIsKept] = useState(true);
  // The text being typed, blanks at its end included, until another tab or device changes the stored note.
  const isOutdated = isKept && typed !== undefined && typed.trim() !== note.trim();
  const shown = typed === undefined || isOutdated ? note : typed;

  const write = (text: string) => {
    setTyped(text);
    setIsKept(setNote(text, shown));
  };
  return (
    <Card title={texts.note}>
      <Textarea
        label={texts.noteLabel}
        isLabelHidden
        hint={texts.noteHint(followsAccount)}
        error={isKept ? undefined : texts.noteNotKept}
        minRows={1}
        maxRows={6}
        maxLength={Math.max(MAX_NOTE_LENGTH, note.length)}
        value={shown}
        onChange={({ target }) => write(target.value)}
        // Keep a text that could not be stored until the page is left.
        onBlur={() => isKept && setTyped(undefined)}
      />
    </Card>
  );
}
