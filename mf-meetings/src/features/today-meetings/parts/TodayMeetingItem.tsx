import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { paths } from 'shared-api/paths';
import { formatDuration } from 'shared-ui/texts';
import { media, theme } from 'shared-ui/theme';
import { placesOf } from '#domain/meetingPlace';
import { MeetingArrival } from '#parts/MeetingArrival';
import { MeetingLink } from '#parts/MeetingLink';
import { MeetingResult } from '#parts/result/MeetingResult';
import type { Phase, TodayMeeting } from '../state/todayView';
import { texts } from '../texts';

interface TodayMeetingItemProps {
  meeting: TodayMeeting;
}

/** A meeting of today: time, companies, link. The current or next meeting is larger; past meetings are muted. */
export function TodayMeetingItem({ meeting }: TodayMeetingItemProps) {
  const { point, companies, link, phase } = meeting;
  const names = companies.map(({ company }) => company).join(', ');
  return (
    <Root $kind={phase.kind}>
      <span>{timeOf(point, phase)}</span>
      <Companies>
        {companies.map(({ company, company_id }, index) => (
          <Fragment key={company_id}>
            {index > 0 && <span>, </span>}
            <Company to={paths.participant(company_id)} $isMuted={phase.kind === 'past'}>
              {company}
            </Company>
          </Fragment>
        ))}
      </Companies>
      <Where>
        <MeetingLink link={link} place={placesOf(companies)} company={names} />
      </Where>
      {companies.map((company) => (
        <MeetingArrival key={company.company_id} meeting={meeting} company={company} />
      ))}
      {phase.kind === 'past' && (
        <Results>
          {companies.map((company) => (
            <MeetingResult key={company.company_id} meeting={meeting} company={company} />
          ))}
        </Results>
      )}
    </Root>
  );
}

function timeOf(point: string, phase: Phase): string {
  if (phase.kind === 'next') return texts.soon(formatDuration(phase.left), point);
  return phase.kind === 'running' ? texts.running(point) : point;
}

const muted = css`
  color: ${theme.color.textMuted};
`;

const large = css`
  font-size: ${theme.text.m};
  font-weight: ${theme.weight.bold};

  ${media.phone} {
    && > * {
      flex-basis: 100%;
    }
  }
`;

const Root = styled.li<{ $kind: Phase['kind'] }>`
  display: flex;
  /* Large text needs a line per part. */
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(4)};
  padding: ${theme.space(2)} 0;
  border-top: 1px solid ${theme.color.border};
  font-variant-numeric: tabular-nums;

  ${({ $kind }) => $kind === 'past' && muted}
  ${({ $kind }) => ($kind === 'next' || $kind === 'running') && large}
`;

const Companies = styled.span`
  flex: 1 1 8em;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Company = styled(Link)<{ $isMuted: boolean }>`
  ${({ $isMuted }) => $isMuted && muted}

  ${media.narrow} {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.control.height};
  }
`;

const Results = styled.div`
  flex-basis: 100%;
  min-width: 0;
  color: ${theme.color.text};
`;

const Where = styled.div`
  min-width: 0;
  font-size: ${theme.text.body};
  font-weight: ${theme.weight.regular};

  ${media.phone} {
    flex-basis: 100%;
  }
`;
