import { readProfileFields } from 'shared-api/company-info';
import type { CurrentUser } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { useDocumentTitle } from 'shared-ui/page';
import { PreviewFrame } from 'shared-ui/PreviewFrame';
import { texts } from '../texts';
import { ParticipantView, type ParticipantBlocks } from './ParticipantView';

interface ProfilePreviewProps extends ParticipantBlocks {
  user: CurrentUser;
}

const links = [
  { to: paths.previewCatalog, label: texts.previewCard },
  { to: paths.previewProfile, label: texts.previewPage },
];

/** The current user's page as others see it (ROUTE-18): inert, in a preview frame, with empty fields marked. */
export function ProfilePreview({ user, ...blocks }: ProfilePreviewProps) {
  useDocumentTitle(texts.previewTitle[user.type]);
  const { missing } = readProfileFields(user);
  return (
    <PreviewFrame
      title={texts.preview(user.type)}
      shortTitle={texts.shortPreview}
      links={links}
      current={paths.previewProfile}
      editTo={missing[0] === undefined ? paths.profileEdit : `${paths.profileEdit}#${missing[0]}`}
      closeTo={`${paths.profileEdit}#preview`}
    >
      <ParticipantView profile={asOthersSee(user)} missing={missing} {...blocks} />
    </PreviewFrame>
  );
}

/** Removes the data that only the owner may see. */
function asOthersSee({ email, phone, ...profile }: CurrentUser) {
  return profile;
}
