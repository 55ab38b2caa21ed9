import { readProfileFields } from 'shared-api/company-info';
import type { CurrentUser } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { PreviewFrame } from 'shared-ui/PreviewFrame';
import { texts } from '../texts';
import { useDocumentTitle } from '../useDocumentTitle';
import { ParticipantView, type ParticipantBlocks } from './ParticipantView';

interface ProfilePreviewProps extends ParticipantBlocks {
  user: CurrentUser;
}

const links = [
  { to: paths.previewCatalog, label: texts.previewCard },
  { to: paths.previewProfile, label: texts.previewPage },
];

/** One's own page as others see it (ROUTE-18): the same parts in a frame where nothing reacts, and what is not filled in is said. */
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

/** Without what only the owner knows. */
function asOthersSee({ email, phone, ...profile }: CurrentUser) {
  return profile;
}
