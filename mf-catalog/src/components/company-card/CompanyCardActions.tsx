import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Participant } from 'shared-api/contract';
import { depth, theme } from 'shared-ui/theme';
import type { MeetingChance } from '#domain/meetingChance';
import { CompanyLinks } from './CompanyLinks';

interface CompanyCardActionsProps {
  company: Participant;
  meeting: MeetingChance;
  /** Stands at the end of the line. */
  tool: ReactNode;
}

/** What can be done with a company without opening its page. They lie above the link that covers the card. */
export function CompanyCardActions({ company, meeting, tool }: CompanyCardActionsProps) {
  return (
    <Root>
      <CompanyLinks company={company} meeting={meeting} />
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
