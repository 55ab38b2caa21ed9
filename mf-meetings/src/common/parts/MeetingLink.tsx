import { styled } from 'styled-components';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { CopyButton } from 'shared-ui/CopyButton';
import { webHref } from 'shared-ui/safeHref';
import { theme } from 'shared-ui/theme';
import { texts } from '#domain/meetingTexts';

interface MeetingLinkProps {
  /** null until it is assigned */
  link: string | null;
  /** Labels the buttons. */
  company: string;
}

/** Opens or copies the link of an online meeting (MEET-07). A link that is not a web address is shown as text. */
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
