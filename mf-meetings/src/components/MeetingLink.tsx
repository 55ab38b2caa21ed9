import { styled } from 'styled-components';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { CopyButton } from 'shared-ui/CopyButton';
import { webHref } from 'shared-ui/safeHref';
import { theme } from 'shared-ui/theme';
import { texts } from '#domain/meetingTexts';

interface MeetingLinkProps {
  /** null until it is assigned */
  link: string | null;
  /** With whom, for the names of the buttons. */
  company: string;
}

/** The way into an online meeting, to open and to copy (MEET-07). An address that is not of the web is only shown. */
export function MeetingLink({ link, company }: MeetingLinkProps) {
  if (!link) return <Muted>{texts.noLink}</Muted>;
  const href = webHref(link);
  return (
    <Root>
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

const Muted = styled.span`
  min-width: 0;
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;
`;
