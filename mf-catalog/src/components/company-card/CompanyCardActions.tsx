import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Participant } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { depth, theme } from 'shared-ui/theme';
import type { MeetingChance } from '#domain/meetingChance';
import { texts } from './texts';

interface CompanyCardActionsProps {
  company: Participant;
  meeting: MeetingChance;
  /** Stands at the end of the line. */
  tool: ReactNode;
}

/** What can be done with a company without opening its page. They lie above the link that covers the card. */
export function CompanyCardActions({ company: { id, company }, meeting, tool }: CompanyCardActionsProps) {
  return (
    <Root>
      <ButtonLink variant="ghost" size="small" to={paths.chatWith(id)} aria-label={texts.writeName(company)}>
        {texts.write}
      </ButtonLink>
      {meeting !== 'nobody' && (
        <ButtonLink
          variant="soft"
          size="small"
          to={`${paths.participant(id)}#meet`}
          aria-label={texts.meetName(company)}
          reason={meeting === 'possible' ? undefined : meeting.reason}
        >
          {texts.meet}
        </ButtonLink>
      )}
      {tool && <Tool>{tool}</Tool>}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(2)};
  margin-top: auto;

  > a,
  > div {
    position: relative;
    z-index: ${depth.raised};
  }

  /* The text of the button that has no face begins where the lines above it do. */
  > a:first-child {
    margin-inline-start: calc(-1 * ${theme.space(3)});
  }
`;

const Tool = styled.div`
  margin: 0 calc(-1 * ${theme.space(2)}) 0 auto;
`;
