import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { MeetingCompany } from 'shared-api/contract';
import { companyFit, fitExplanation, fitLine } from 'shared-api/fit';
import { paths } from 'shared-api/paths';
import { useCurrentUser } from 'shared-api/session';
import { Avatar } from 'shared-ui/Avatar';
import { Card } from 'shared-ui/Card';
import { FitLine } from 'shared-ui/FitLine';
import { Stack } from 'shared-ui/Stack';
import { formatDuration } from 'shared-ui/texts';
import { theme } from 'shared-ui/theme';
import { useCompany } from '#api/useCompany';
import { companyNeeds } from '#domain/companyNeeds';
import { placesOf } from '#domain/meetingPlace';
import { MeetingArrival } from '#parts/MeetingArrival';
import { MeetingLink } from '#parts/MeetingLink';
import type { TodayMeeting } from '../state/todayView';
import { texts } from '../texts';
import { TodayLeadActions } from './TodayLeadActions';

interface TodayLeadProps {
  /** The current or next meeting. */
  meeting: TodayMeeting;
}

/** The current or next meeting with its countdown in large numbers, companies and actions. */
export function TodayLead({ meeting }: TodayLeadProps) {
  const { point, phase, companies, link } = meeting;
  return (
    <Card title={<Countdown>{phase.kind === 'next' ? texts.in(formatDuration(phase.left)) : texts.now}</Countdown>}>
      <Stack gap={6}>
        {companies.map((company) => (
          <Stack key={company.company_id} gap={3}>
            <LeadCompany point={point} company={company} />
            <MeetingLink link={link} place={placesOf([company])} company={company.company} />
            <MeetingArrival meeting={meeting} company={company} />
            <TodayLeadActions company={company} />
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

/** Words of a duration with its numbers in 40 px. */
function Countdown({ children }: { children: string }) {
  return (
    <>
      {children.split(/(\d+)/).map((part, index) => (
        <Part key={index} $isNumber={index % 2 === 1}>
          {part}
        </Part>
      ))}
    </>
  );
}

function LeadCompany({ point, company: { company, company_id } }: { point: string; company: MeetingCompany }) {
  // If it fails, only its facts are missing.
  const { data: found } = useCompany(company_id, true);
  const { data: viewer } = useCurrentUser();
  const fit = viewer && found && companyFit(viewer, found);
  return (
    <Who>
      <Avatar src={found?.avatar} loading="eager" />
      <Facts>
        <p>
          <Time>{point}</Time> <Name to={paths.participant(company_id)}>{company}</Name>
        </p>
        <Muted>{found ? [found.city, companyNeeds(found).join(' ')].filter(Boolean).join(' · ') : ' '}</Muted>
        {fit && <FitLine explanation={fitExplanation(fit, viewer.type)}>{fitLine(fit)}</FitLine>}
      </Facts>
    </Who>
  );
}

const Part = styled.span<{ $isNumber: boolean }>`
  ${({ $isNumber }) => $isNumber && 'font-size: 2.5rem;'}
  font-variant-numeric: tabular-nums;
  line-height: 1.1;
  white-space: pre-wrap;
`;

const Who = styled.div`
  display: flex;
  gap: ${theme.space(3)};
  min-width: 0;
`;

const Facts = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
`;

const Time = styled.span`
  font-variant-numeric: tabular-nums;
`;

const Name = styled(Link)`
  /* A touch target of 48 px that does not make the line taller. */
  position: relative;
  padding-block: ${theme.space(3)};
  font-size: ${theme.text.m};
  font-weight: ${theme.weight.bold};
  overflow-wrap: anywhere;
`;

const Muted = styled.p`
  min-height: 1lh;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
  overflow-wrap: anywhere;
`;
