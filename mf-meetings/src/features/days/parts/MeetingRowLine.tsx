import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { MeetingCompany } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { media, theme } from 'shared-ui/theme';
import type { Meeting } from '#domain/meeting';
import { placesOf } from '#domain/meetingPlace';
import { MeetingArrival } from '#parts/MeetingArrival';
import { MeetingCancelled } from '#parts/MeetingCancelled';
import { MeetingLink } from '#parts/MeetingLink';
import { MeetingRowSlot } from '#parts/MeetingRowSlot';
import { MeetingResult } from '#parts/result/MeetingResult';
import type { DayTools } from '../state/dayTools';
import { texts } from '../texts';
import { MeetingRowActions } from './MeetingRowActions';

interface MeetingRowLineProps {
  meeting: Meeting;
  company: MeetingCompany;
  /** Cancelled on this page: shown as cancelled, without actions. */
  isCancelled: boolean;
  hasLink: boolean;
  canCancel: boolean;
  canMove: boolean;
  tools: Pick<DayTools, 'onCancel' | 'onMove'>;
}

/** One company of a slot: profile link, meeting link and actions (MEET-06 to MEET-09). */
export function MeetingRowLine({
  meeting,
  company,
  isCancelled,
  hasLink,
  canCancel,
  canMove,
  tools,
}: MeetingRowLineProps) {
  const place = placesOf([company]);
  return (
    <>
      <Line>
        <Names>
          <Company to={paths.participant(company.company_id)} $isCancelled={isCancelled}>
            {company.company}
          </Company>
          {company.is_move && !isCancelled && <Note to={paths.invitations}>{texts.moveAsked}</Note>}
        </Names>
        {isCancelled ? (
          <Gone>
            <MeetingCancelled meeting={meeting} company={company} />
          </Gone>
        ) : (
          <Tools>
            {(hasLink || place !== undefined) && (
              <MeetingLink link={hasLink ? meeting.link : null} place={place} company={company.company} />
            )}
            <MeetingRowActions
              meeting={meeting}
              company={company}
              canCancel={canCancel}
              canMove={canMove && !company.is_move}
              tools={tools}
            />
          </Tools>
        )}
      </Line>
      {!isCancelled && (
        <Foot>
          <MeetingArrival meeting={meeting} company={company} />
          <MeetingResult meeting={meeting} company={company} />
          <MeetingRowSlot meeting={meeting} company={company} />
        </Foot>
      )}
    </>
  );
}

const Line = styled.div`
  display: grid;
  grid-column: 2;
  grid-template-columns: minmax(160px, 1fr) auto;
  align-items: center;
  gap: 0 ${theme.space(4)};
  min-height: ${theme.control.height};

  /* On phones the row is narrow, so the actions use the column below the time, too. */
  ${media.narrow} {
    display: contents;
  }
`;

const Foot = styled.div`
  grid-column: 2;
  min-width: 0;

  ${media.narrow} {
    grid-column: 1 / -1;
  }

  &:empty {
    display: none;
  }
`;

const Names = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space(4)};
  min-width: 0;
  overflow-wrap: anywhere;

  ${media.narrow} {
    grid-column: 2;
  }
`;

const Company = styled(Link)<{ $isCancelled?: boolean }>`
  ${({ $isCancelled }) => $isCancelled && `color: ${theme.color.textMuted}; text-decoration: line-through;`}

  ${media.narrow} {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.control.height};
  }
`;

const Note = styled(Company)`
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

const Gone = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  color: ${theme.color.textMuted};

  ${media.narrow} {
    grid-column: 2;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space(1)} ${theme.space(2)};
  min-width: 0;

  ${media.narrow} {
    grid-column: 1 / -1;
    justify-content: flex-start;

    > :last-child {
      margin-inline-start: auto;
    }
  }
`;
