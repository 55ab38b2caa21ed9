import { outcome } from 'shared-api/client';
import { paths } from 'shared-api/paths';
import { Card } from 'shared-ui/Card';
import { ErrorState } from 'shared-ui/ErrorState';
import { useDocumentTitle } from 'shared-ui/page';
import { PreviewFrame } from 'shared-ui/PreviewFrame';
import { useCompanyPage } from '../api/useCompanyPage';
import { texts } from '../texts';
import { ParticipantView, type ParticipantBlocks } from './ParticipantView';
import { ProfileCardSkeleton } from './ProfileCardSkeleton';
import { ProfileFailure } from './ProfileFailure';

interface OrganizerPreviewProps extends ParticipantBlocks {
  userId: number;
}

/**
 * A company's page as the other type sees it, inert, for organizers (ORG-03). They look, and never act as the company.
 */
export function OrganizerPreview({ userId, ...blocks }: OrganizerPreviewProps) {
  const page = useCompanyPage(userId);
  const { data: profile, error, reason } = page;
  useDocumentTitle(texts.organizerPreviewTitle, profile?.company);
  const failure = profile === undefined && error !== undefined && (
    <>
      {outcome(error) === 'not-found' ? (
        <Card>
          <ErrorState>{reason}</ErrorState>
        </Card>
      ) : (
        <ProfileFailure query={page}>{texts.loadFailed}</ProfileFailure>
      )}
    </>
  );
  return (
    <PreviewFrame
      title={profile ? texts.organizerPreview(profile.type) : texts.organizerPreviewTitle}
      shortTitle={texts.shortPreview}
      closeTo={`${paths.organizer}/participants/${userId}`}
      failure={failure}
    >
      {profile ? (
        <ParticipantView profile={profile} {...(profile.is_blocked ? NO_BLOCKS : blocks)} />
      ) : (
        <ProfileCardSkeleton />
      )}
    </PreviewFrame>
  );
}

/** The server refuses files and times of a blocked company. */
const NO_BLOCKS: ParticipantBlocks = { meet: null, gallery: null, files: null };
