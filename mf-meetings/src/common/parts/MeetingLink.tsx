import { styled } from 'styled-components';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { CopyButton } from 'shared-ui/CopyButton';
import { webHref } from 'shared-ui/safeHref';
import { theme } from 'shared-ui/theme';
import { texts } from '#domain/meetingTexts';

interface MeetingLinkProps {
  /** null until it is assigned */
  link: string | null;
  /** Where the companies meet: «Стол 14, зал Б»; see `placesOf`. */
  place?: string;
  /** Labels the buttons. */
  company: string;
}

/**
 * The place of a meeting, and a link that is opened or copied (MEET-07, ORG-05). A link that is not a web address is shown
 * as text.
 */
export function MeetingLink({ link, place, company }: MeetingLinkProps) {
  if (!link) return place === undefined ? <Muted>{texts.noLink}</Muted> : <Place>{place}</Place>;
  const href = webHref(link);
  return (
    <Root>
      {place !== undefined && <Place>{place}</Place>}
      {href === undefined ? (
        <Muted>{link}</Muted>
      ) : (
        <ButtonLink href={href} size="small" variant="secondary" aria-label={`${texts.openLink}: ${company}`}>
          {texts.openLink}
        </ButtonLink>
      )}
      <CopyButton text={link} aria-label={`${texts.copyLink}: ${company}`} />
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1)};
  min-width: 0;
`;

const Place = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Muted = styled.span`
  min-width: 0;
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;
`;
