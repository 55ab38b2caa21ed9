import { useId } from 'react';
import type { Participant } from 'shared-api/contract';
import { Alert } from 'shared-ui/Alert';
import { Card } from 'shared-ui/Card';
import { CollapsibleText } from 'shared-ui/CollapsibleText';
import { Stack } from 'shared-ui/Stack';
import { siteHref } from '../siteHref';
import { texts } from '../texts';
import { ProfileHead } from './ProfileHead';
import { ProfileSection } from './ProfileSection';
import { ProfileTerms } from './ProfileTerms';

/** Characters of the description, and of the activity, that show before «Показать полностью» (CARD-04). */
const TEXT_LIMIT = 300;

interface ProfileCardProps {
  /** The company; the current user is one as well. */
  profile: Participant;
  /** The viewer's own card: there is no chat with oneself. */
  isOwn?: boolean;
}

/** All that a company says about itself. What it has not filled in takes no room. */
export function ProfileCard({ profile, isOwn = false }: ProfileCardProps) {
  const titleId = useId();
  const activity = profile.activity.map(({ value }) => value).join(', ');
  const description = profile.description.trim();
  const collapsed = { limit: TEXT_LIMIT, moreLabel: texts.showWhole, lessLabel: texts.hide };

  return (
    <Card aria-labelledby={titleId}>
      <Stack gap={5}>
        <ProfileHead profile={profile} titleId={titleId} canWrite={!isOwn && !profile.is_blocked} />
        {profile.is_blocked && <Alert kind="warning">{texts.blocked}</Alert>}
        {profile.only_chat && <Alert kind="info">{texts.onlyChat}</Alert>}
        {description && (
          <ProfileSection title={texts.description}>
            <CollapsibleText text={description} {...collapsed} />
          </ProfileSection>
        )}
        {activity && (
          <ProfileSection title={texts.activity[profile.type]}>
            <CollapsibleText text={activity} {...collapsed} />
          </ProfileSection>
        )}
        {profile.type === 'Заказчик' && profile.industry && (
          <ProfileSection title={texts.industry}>{profile.industry}</ProfileSection>
        )}
        <ProfileTerms profile={profile} />
        {profile.site && (
          <ProfileSection title={texts.site}>
            <Site address={profile.site} />
          </ProfileSection>
        )}
      </Stack>
    </Card>
  );
}

/** The company's site as a link; plain text when it is no address. */
function Site({ address }: { address: string }) {
  const href = siteHref(address);
  if (href === undefined) return address;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {address}
    </a>
  );
}
