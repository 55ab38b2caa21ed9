import { styled } from 'styled-components';
import { CopyButton } from 'shared-ui/CopyButton';
import { webHref } from 'shared-ui/safeHref';
import { media, theme } from 'shared-ui/theme';
import { texts } from '../texts';

interface MeetingLinkProps {
  link: string;
  /** The companies in words. */
  pair: string;
}

/** The link of a meeting in one line, with a button that copies it. */
export function MeetingLink({ link, pair }: MeetingLinkProps) {
  const href = webHref(link);
  return (
    <Root>
      {href === undefined ? (
        <span>{link}</span>
      ) : (
        <a href={href} target="_blank" rel="noreferrer">
          {link}
        </a>
      )}
      <CopyButton text={link} aria-label={texts.copyLink(pair)} />
    </Root>
  );
}

const Root = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space(1)};
  min-width: 0;

  > :first-child {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;

    ${media.narrow} {
      min-width: ${theme.control.height};
      line-height: ${theme.control.height};
    }
  }
`;
