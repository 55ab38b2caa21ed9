import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ProfileField } from 'shared-api/company-info';
import type { Participant } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { Alert } from 'shared-ui/Alert';
import { Card } from 'shared-ui/Card';
import { CollapsibleText } from 'shared-ui/LinkedText';
import { webHref } from 'shared-ui/safeHref';
import { Stack } from 'shared-ui/Stack';
import { media, theme } from 'shared-ui/theme';
import { texts } from '../texts';
import { ProfileHead } from './ProfileHead';
import { ProfileHeadingLevel, ProfileSection } from './ProfileSection';
import { ProfileTerms } from './ProfileTerms';

/** Characters of description and activity shown before «Показать полностью» (CARD-04). */
const TEXT_LIMIT = 300;

interface ProfileCardProps {
  /** The company; may be the current user. */
  profile: Participant;
  /** The card addresses its owner. */
  isOwn?: boolean;
  /** Renders the company's name as the page's h1. */
  isPageTitle?: boolean;
  /** Small line above the name that names the page. */
  kicker?: string;
  /** Rendered at the end of the name's line. */
  corner?: ReactNode;
  /** Fields marked as missing in the owner's preview; elsewhere empty fields are omitted. */
  missing?: readonly ProfileField[];
  /** Rendered below the head. */
  children?: ReactNode;
}

/** All public data of a company. */
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
          {profile.only_chat && <OnlyChat isOwn={isOwn} />}
          {description && (
            <ProfileSection title={texts.description}>
              <CollapsibleText text={description} {...collapsed} />
            </ProfileSection>
          )}
          <Gap field="description" missing={missing} />
          {activity && (
            <ProfileSection title={texts.activity[profile.type]}>
              <CollapsibleText text={activity} {...collapsed} />
            </ProfileSection>
          )}
          <Gap field="activity" missing={missing} />
          {profile.type === 'Заказчик' && profile.industry && (
            <ProfileSection title={texts.industry}>{profile.industry}</ProfileSection>
          )}
          <Gap field="industry" missing={missing} />
          <ProfileTerms profile={profile} />
          {TERMS.map((field) => (
            <Gap key={field} field={field} missing={missing} />
          ))}
          {profile.site && (
            <ProfileSection title={texts.site}>
              <Site address={profile.site} />
            </ProfileSection>
          )}
          <Gap field="site" missing={missing} />
        </Parts>
      </ProfileHeadingLevel>
    </Card>
  );
}

const TERMS: readonly ProfileField[] = ['circulation', 'sum', 'branding'];

/** The company's site as a link; plain text when the address is invalid. */
function Site({ address }: { address: string }) {
  const href = siteHref(address);
  if (href === undefined) return address;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {address}
    </a>
  );
}

/**
 * Link target of a company's site, adding a missing `https://`; `undefined` for addresses that are not http or https.
 */
function siteHref(site: string): string | undefined {
  const typed = site.trim();
  if (typed === '') return undefined;
  // «site.ru:8443» has a port, not a scheme: a digit follows the colon.
  return webHref(/^[a-z][a-z\d+.-]*:(?!\d)/i.test(typed) ? typed : `https://${typed}`);
}

interface GapProps {
  field: ProfileField;
  /** Fields to mark as missing; undefined outside the owner's preview. */
  missing: readonly ProfileField[] | undefined;
}

/** Marks an empty field in the owner's preview, such as «Сайт не указан». */
function Gap({ field, missing }: GapProps) {
  return missing?.includes(field) && <Missing>{texts.missing[field]}</Missing>;
}

/** States that the company only chats (CARD-03); the owner gets a link to the setting. */
function OnlyChat({ isOwn }: { isOwn: boolean }) {
  if (!isOwn) return <Alert kind="info">{texts.onlyChat}</Alert>;
  return (
    <Alert kind="info">
      {texts.ownOnlyChat} <Change to={`${paths.profileEdit}#meetings`}>{texts.changeOnlyChat}</Change>
    </Alert>
  );
}

/* Long lines are hard to read. */
const Parts = styled(Stack)`
  p {
    max-width: 72ch;
  }
`;

const Missing = styled.p`
  justify-self: start;
  border-bottom: 1px dashed ${theme.color.textMuted};
  color: ${theme.color.textMuted};
`;

const Change = styled(Link)`
  ${media.narrow} {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.control.height};
  }
`;
