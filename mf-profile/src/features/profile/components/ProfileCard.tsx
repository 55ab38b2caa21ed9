import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ProfileField } from 'shared-api/company-info';
import type { Participant } from 'shared-api/contract';
import { Card } from 'shared-ui/Card';
import { CollapsibleText } from 'shared-ui/CollapsibleText';
import { Stack } from 'shared-ui/Stack';
import { siteHref } from '../siteHref';
import { texts } from '../texts';
import { ProfileGap } from './ProfileGap';
import { ProfileHead } from './ProfileHead';
import { ProfileOnlyChat } from './ProfileOnlyChat';
import { ProfileHeadingLevel, ProfileSection } from './ProfileSection';
import { ProfileTerms } from './ProfileTerms';

/** Characters of the description, and of the activity, that show before «Показать полностью» (CARD-04). */
const TEXT_LIMIT = 300;

interface ProfileCardProps {
  /** The company; the current user is one as well. */
  profile: Participant;
  /** The viewer's own card: it speaks to its owner. */
  isOwn?: boolean;
  /** The company's name is the page's heading. */
  isPageTitle?: boolean;
  /** What page this is, above the name. */
  kicker?: string;
  /** Stands at the end of the name's line. */
  corner?: ReactNode;
  /** Fields whose absence is said: in the owner's preview. Elsewhere what is not filled in takes no room. */
  missing?: readonly ProfileField[];
  /** Stands below the head. */
  children?: ReactNode;
}

/** All that a company says about itself. */
export function ProfileCard({
  profile,
  isOwn = false,
  isPageTitle = false,
  kicker,
  corner,
  missing,
  children,
}: ProfileCardProps) {
  const titleId = useId();
  const activity = profile.activity.map(({ value }) => value).join(', ');
  const description = profile.description.trim();
  const collapsed = { limit: TEXT_LIMIT, moreLabel: texts.showWhole, lessLabel: texts.hide };

  return (
    <Card aria-labelledby={titleId}>
      <ProfileHeadingLevel value={isPageTitle ? 2 : 3}>
        <Parts gap={5}>
          <ProfileHead profile={profile} titleId={titleId} isPageTitle={isPageTitle} kicker={kicker} corner={corner} />
          {children}
          {profile.only_chat && <ProfileOnlyChat isOwn={isOwn} />}
          {description && (
            <ProfileSection title={texts.description}>
              <CollapsibleText text={description} {...collapsed} />
            </ProfileSection>
          )}
          <ProfileGap field="description" missing={missing} />
          {activity && (
            <ProfileSection title={texts.activity[profile.type]}>
              <CollapsibleText text={activity} {...collapsed} />
            </ProfileSection>
          )}
          <ProfileGap field="activity" missing={missing} />
          {profile.type === 'Заказчик' && profile.industry && (
            <ProfileSection title={texts.industry}>{profile.industry}</ProfileSection>
          )}
          <ProfileGap field="industry" missing={missing} />
          <ProfileTerms profile={profile} />
          {TERMS.map((field) => (
            <ProfileGap key={field} field={field} missing={missing} />
          ))}
          {profile.site && (
            <ProfileSection title={texts.site}>
              <Site address={profile.site} />
            </ProfileSection>
          )}
          <ProfileGap field="site" missing={missing} />
        </Parts>
      </ProfileHeadingLevel>
    </Card>
  );
}

const TERMS: readonly ProfileField[] = ['circulation', 'sum', 'branding'];

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

/* Long lines are hard to read. */
const Parts = styled(Stack)`
  p {
    max-width: 72ch;
  }
`;
